"""``sevenrocks show``: which moment is shown, in which form, and where it is written."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from sevenrocks.validator.cli import main

ROUND = "round 1\nS 1|4 (5) +5\nW 4|4@1|4.high (1+8) +0\nN knock\nE 1|1@1|4.low (10) +5\nend blocked\n"
DOUBTFUL = "round 1\nS 1|4\nW 4|4@1|4\nN 2|3@4|4\nE 1|4@4|4\nS 0|0@5|5\n"
WON = '[Target "5"]\nround 1\nS 1|4 +5\nend won NS\nround 2\nS 1|4\nresult NS 5 EW 0\n'
RECORDS = {
    "one.srn": f"{ROUND}result *\n",
    "two.srn": f"{ROUND}result *\n\n{ROUND}result *\n",
    "rounds.srn": f"{ROUND}{ROUND.replace('round 1', 'round 2')}result *\n",
    "doubtful.srn": f"{DOUBTFUL}result *\n",
    "won.srn": WON,
    "empty.srn": "",
}


@pytest.fixture
def call(tmp_path, monkeypatch):
    """Call ``show`` in a folder with some records."""
    monkeypatch.chdir(tmp_path)
    for name, text in RECORDS.items():
        Path(name).write_text(text, encoding="utf-8")
    return lambda *arguments, **options: CliRunner().invoke(main, ["show", *arguments], **options)


class TestMoment:
    def test_it_is_the_final_layout_unless_an_event_is_named(self, call):
        assert "Round 1, event 4: E plays 1|1 on the 1 of 1|4\n" in call("one.srn").stdout

    def test_it_is_the_layout_after_an_event(self, call):
        shown = call("one.srn", "--event", "2")
        assert (shown.exit_code, shown.stderr) == (0, "")
        assert "Round 1, event 2: W plays 4|4 on the 4 of 1|4\nends 1 + 8 = 9, no points\n" in shown.stdout

    def test_claimed_and_computed_are_both_shown(self, call):
        assert "! points: claimed +5, computed +10.\n" in call("one.srn").stdout

    def test_all_are_shown_one_after_the_other(self, call):
        shown = call("one.srn", "--all").stdout
        assert [line.split(":")[0] for line in shown.splitlines() if line.startswith("Round")] == [
            f"Round 1, event {number}" for number in (1, 2, 3, 4)
        ]

    def test_a_match_and_a_round_are_chosen_by_number(self, call):
        assert call("two.srn", "--match", "2").exit_code == 0
        assert "Round 2, event 1" in call("rounds.srn", "--round", "2", "--event", "1").stdout

    def test_standard_input_is_read(self, call):
        assert "Round 1, event 4" in call("-", input=RECORDS["one.srn"]).stdout

    @pytest.mark.parametrize(
        "arguments",
        [
            [],
            ["one.srn", "--placements", "1|4"],
            ["missing.srn"],
            ["empty.srn"],
            ["."],
            ["two.srn"],
            ["two.srn", "--match", "3"],
            ["rounds.srn"],
            ["one.srn", "--round", "2"],
            ["one.srn", "--event", "5"],
            ["one.srn", "--event", "0"],
            ["one.srn", "--event", "1", "--all"],
            ["one.srn", "--svg", "--all"],
            ["one.srn", "--all", "-o", "all.svg"],
            ["one.srn", "-o", "one.srn"],
            ["one.srn", "--size", "960"],
            ["one.srn", "--size", "10x10"],
        ],
        ids=" ".join,
    )
    def test_what_is_not_there_or_left_open_is_2(self, call, arguments):
        shown = call(*arguments)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert shown.stderr


class TestDoubt:
    def test_the_last_certain_layout_is_shown_and_the_status_is_1(self, call):
        shown = call("doubtful.srn", "--event", "4")
        assert shown.exit_code == 1
        assert "Round 1, event 2: W plays 4|4 on the 4 of 1|4\n" in shown.stdout
        assert shown.stderr == "round 1: What follows cannot be verified, from event 3 on\n"

    def test_what_comes_before_is_certain(self, call):
        assert call("doubtful.srn", "--event", "2").exit_code == 0

    def test_all_are_those_that_are_certain(self, call):
        shown = call("doubtful.srn", "--all")
        assert (shown.exit_code, shown.stdout.count("Round 1, event")) == (1, 2)

    def test_a_round_after_the_win_is_not_shown(self, call):
        shown = call("won.srn", "--round", "2")
        assert (shown.exit_code, shown.stdout) == (1, "")
        assert shown.stderr == "round 2 comes after the win; nothing of it counts\n"


class TestPlacements:
    def test_they_are_shown_without_a_record(self, call):
        shown = call("--placements", "3|6 6|6@3|6.high 26@6|6.lineB")
        assert shown.exit_code == 0
        assert (
            "3 placements: 2|6 on line side B of the spinner 6|6\nends 2 + 3 = 5, 5 points\n" in shown.stdout
        )

    def test_a_knock_among_them_places_nothing(self, call):
        assert call("--placements", "5|5 knock 0|5", "--text").stdout.startswith(
            "2 placements: 0|5 on line side"
        )
        assert call("--placements", "5|5 knock", "--text").stdout.startswith("1 placement: knock; ends 10.\n")

    def test_they_win_nothing(self, call):
        assert call("--placements", "5|5 0|5 2|5 3|5@5|5.arm", "--text").exit_code == 0

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            ("3|6 6|6@3|6.low", "placement 2: SR405 "),
            ("3|6 6|6@3|6.high 6|6", "placement 3: SR402 "),
            ("1|1 1|2@1|1.armA", "placement 2: SR406 "),
            ("1|4 2|7@4", "placement 2: SR201 "),
            ("1|4 1|2 1|1@1|5", "placement 3: SR403 "),
        ],
    )
    def test_one_that_is_not_lawful_has_its_message_and_is_1(self, call, words, said):
        shown = call("--placements", words)
        assert (shown.exit_code, shown.stdout) == (1, "")
        assert shown.stderr.startswith(said)

    def test_what_was_possible_is_said(self, call):
        assert call("--placements", "3|6 6|6@3|6.low").stderr.endswith("possible: 6|6@3|6.high\n")

    @pytest.mark.parametrize("words", ["", "3|6 6:6", "3|6 (9)", "three"])
    def test_words_that_cannot_be_read_are_2(self, call, words):
        shown = call("--placements", words)
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert "--placements" in shown.stderr


class TestForms:
    def test_in_words(self, call):
        shown = call("one.srn", "--event", "1", "--text").stdout.splitlines()
        assert shown[0] == "Round 1, event 1: S opens with 1|4; ends 1 + 4 = 5, 5 points."
        assert shown[1] == "1 tile: 1|4."

    def test_in_ascii(self, call):
        assert call("one.srn", "--ascii").stdout.isascii()

    def test_in_ascii_where_the_terminal_shows_nothing_else(self, call, monkeypatch):
        monkeypatch.setattr("sevenrocks.validator.commands.pictures.BOXES", "\ud800")
        assert call("one.srn").stdout.isascii()

    def test_as_svg_of_a_size_and_a_theme(self, call):
        shown = call("one.srn", "--svg", "--size", "360x480", "--theme", "dark")
        picture = ElementTree.fromstring(shown.stdout)
        assert (picture.get("width"), picture.get("height")) == ("360", "480")
        assert "prefers-color-scheme" not in shown.stdout


class TestOutput:
    def test_a_file_that_ends_in_svg_is_svg(self, call):
        assert call("one.srn", "-o", "one.svg").stdout == ""
        assert ElementTree.parse("one.svg").getroot().tag.endswith("svg")

    def test_another_file_is_what_the_terminal_would_show(self, call):
        call("one.srn", "-o", "one.txt")
        assert Path("one.txt").read_text(encoding="utf-8") == call("one.srn").stdout

    def test_all_pictures_go_into_a_folder(self, call):
        assert call("one.srn", "--all", "--svg", "-o", "out/pictures").exit_code == 0
        assert sorted(path.name for path in Path("out/pictures").iterdir()) == [
            f"event-{number:02}.svg" for number in (1, 2, 3, 4)
        ]

    def test_the_record_is_spared(self, call):
        call("one.srn", "-o", "one.srn")
        assert Path("one.srn").read_text(encoding="utf-8") == RECORDS["one.srn"]

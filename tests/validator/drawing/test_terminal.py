"""Drawings of characters."""

import re

from hypothesis import HealthCheck, given, settings
from support.growth import placed, wild

from sevenrocks.validator.drawing.scene import Difference, Scene
from sevenrocks.validator.drawing.terminal import Terminal, text
from sevenrocks.validator.reports.style import paint

unhurried = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])

CROSS = placed("1|4 1|1@1|4.low 1|2@1|1.lineB 1|5@1|1.armA")

BOXES = """\
            ┏━━━┓
            ┃ 5 ┃●5
            ┃╌╌╌┃
            ┃ 1 ┃
            ┗━━━┛
    ┌───────║ 1 ║───────┐
  ●4│ 4 ╎ 1 ║═══║ 1 ╎ 2 │●2
    └───────║ 1 ║───────┘
            ╚═══╝
              ○

Round 1: N plays 1|5
ends 2 + 4 + 5 = 11, no points
●n counts, ○ only open, ┏┓ last tile, ╔╗ spinner
"""

ASCII = """\
            *****
            * 5 *(5)
            *...*
            * 1 *
            *****
    +-------# 1 #-------+
 (4)| 4 : 1 ##### 1 : 2 |(2)
    +-------# 1 #-------+
            #####
              o

Round 1: N plays 1|5
ends 2 + 4 + 5 = 11, no points
(n) counts, o only open, * last tile, # spinner
"""

OPENING = """\
    ┏━━━┓
    ┃ 6 ┃
   ○┃═══┃●12
    ┃ 6 ┃
    ┗━━━┛
"""


def scene(layout, final=None, **more):
    return Scene(1, "Round 1", "N plays 1|5", layout, final or layout, True, **more)


def drawn(shown, **terminal):
    return "".join(f"{row}\n" for row in text(shown, Terminal(**terminal)))


def halves(layout, final):
    """The values of the tiles with their rows and columns, rows counted from the first that is drawn."""
    rows = drawn(scene(layout, final)).split("\n\n")[0].splitlines()
    unmarked = [re.sub(r"●\d+", lambda mark: " " * len(mark[0]), row) for row in rows]
    return {
        (row, column, character)
        for row, line in enumerate(unmarked)
        for column, character in enumerate(line)
        if character.isdigit()
    }


def test_a_layout_is_drawn_with_lines():
    assert drawn(scene(CROSS)) == BOXES


def test_a_layout_is_drawn_with_ascii_characters_alone():
    assert drawn(scene(CROSS), ascii_only=True) == ASCII


def test_the_last_tile_is_outlined_even_if_it_is_the_spinner():
    assert drawn(scene(placed("6|6"))).startswith(OPENING)


@unhurried
@given(layout=wild)
def test_a_drawing_keeps_within_the_columns_and_shows_every_half(layout):
    rows = drawn(scene(layout), columns=70).splitlines()
    assert max(map(len, rows)) <= 70
    assert len(halves(layout, layout)) == 2 * len(layout.placements)


@unhurried
@given(layout=wild)
def test_every_moment_is_a_part_of_the_final_drawing_save_for_empty_rows_above(layout):
    final = halves(layout, layout)
    for count in range(1, len(layout.placements), 4):
        earlier = halves(layout.after(count), layout)
        assert any({(row + down, *rest) for row, *rest in earlier} <= final for down in range(60))


def test_colour_is_only_added():
    painted = drawn(scene(CROSS), paint=paint)
    assert "\x1b[1;33m" in painted
    assert "\x1b[" not in drawn(scene(CROSS))


def test_what_is_wrong_stands_below():
    wrong = scene(CROSS, differences=(Difference("SR601", "points", "+5", "+10"),))
    assert "! points: claimed +5, computed +10." in drawn(wrong)


def test_an_empty_table_is_told_in_words():
    assert drawn(Scene(0, "Round 1", "Nothing has been placed", placed(""), placed(""))) == (
        "Round 1: Nothing has been placed\n"
    )


def test_names_are_written_as_the_terminal_can_show_them():
    named = Scene(1, "Round 1", "N (İnci) knocks", CROSS, CROSS)
    assert "N (\\u0130nci) knocks" in drawn(named, encoding="ascii", ascii_only=True)

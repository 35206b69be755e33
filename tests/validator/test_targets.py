"""Which site a target means, and what is wrong with one that means none (R8, R10 to R12)."""

import pytest
from support.layouts import lay, site, tile

from sevenrocks.notation.tiles import ANY, ARM, LINE, NO_TARGET, VALUE, target_name, tile_of
from sevenrocks.validator.targets import meaning

WHOLE = ["1|4"]
SPUN = ["5|5", "0|5@5|5.lineA", "2|5@5|5.lineB"]
FORKED = ["5|6", "6|6@5|6.high", "1|5@5|6.low", "1|6@6|6.lineB"]


def target(name):
    """A target of any length by its text; empty for none."""
    joined, _, kind = name.partition(".")
    if len(joined) < 3:
        return VALUE + int(joined) if joined else NO_TARGET
    if kind in ("", "line", "arm"):
        return tile(joined) * 16 + {"": ANY, "line": LINE, "arm": ARM}[kind]
    return site(name)


def means(layout, name, on):
    meant = meaning(lay(*layout), tile(name), target(on))
    return meant.code, meant.reason, meant.part, [target_name(each) for each in meant.sites]


@pytest.mark.parametrize("on", ["1|4.high", "1|4", "4", ""])
def test_every_length_of_a_target_means_the_open_site(on):
    assert means(WHOLE, "4|4", on) == ("", "", "", ["1|4.high"])


@pytest.mark.parametrize("on", ["5|5.line", "5|5", "5", ""])
def test_of_two_free_line_sides_the_first_is_a(on):
    assert means(["5|5"], "1|5", on) == ("", "", "", ["5|5.lineA"])


@pytest.mark.parametrize("on", ["5|5.arm", "5|5"])
def test_of_two_free_arms_the_first_is_a_and_then_b_is_left(on):
    assert means(SPUN, "1|5", on) == ("", "", "", ["5|5.armA"])
    assert means([*SPUN, "3|5@5|5.armA"], "1|5", on) == ("", "", "", ["5|5.armB"])


def test_a_label_that_is_written_is_kept():
    assert means(SPUN, "1|5", "5|5.armB") == ("", "", "", ["5|5.armB"])


@pytest.mark.parametrize(
    ("layout", "name", "on", "sites"),
    [
        (["1|4", "1|2@1|4.low"], "2|4", "", ["1|2.high", "1|4.high"]),
        (FORKED, "1|1", "1", ["1|5.low", "1|6.low"]),
        (["1|4"], "1|4", "1|4", ["1|4.low", "1|4.high"]),
    ],
    ids=["no-target", "value", "tile"],
)
def test_a_choice_is_ambiguous_at_the_target_or_at_the_tile_where_there_is_none(layout, name, on, sites):
    assert means(layout, name, on) == ("SR408", "", "target" if on else "tile", sites)


@pytest.mark.parametrize(
    ("layout", "name", "on", "expected"),
    [
        (WHOLE, "5|5", "", ("SR403", "nowhere", "tile", [])),
        (WHOLE, "4|4", "2|4.high", ("SR403", "absent", "target_tile", ["1|4.high"])),
        (WHOLE, "4|4", "3|3.arm", ("SR403", "absent", "target_tile", ["1|4.high"])),
        (WHOLE, "4|4", "5", ("SR404", "value", "target", ["1|4.high"])),
        (["1|4", "1|1@1|4.low"], "1|2", "1|4.low", ("SR404", "taken", "site", ["1|1.lineB"])),
        (WHOLE, "1|2", "1|4.lineA", ("SR404", "no-such-site", "site", ["1|4.low"])),
        (SPUN[:1], "1|5", "5|5.low", ("SR404", "no-such-site", "site", ["5|5.lineA"])),
        (["1|4", "1|1@1|4.low", "4|4@1|4.high"], "1|2", "1|4", ("SR404", "closed", "target", ["1|1.lineB"])),
        ([*SPUN, "3|5@5|5.armA"], "1|5", "5|5.armA", ("SR404", "taken", "site", ["5|5.armB"])),
        (WHOLE, "5|5", "1|4.high", ("SR405", "", "site", [])),
        (WHOLE, "5|5", "1|4", ("SR405", "", "target", [])),
        (WHOLE, "1|5", "4", ("SR405", "", "target", ["1|4.low"])),
        (["5|5", "5|6@5|5.lineA", "6|6@5|6.high"], "1|6", "6|6.arm", ("SR407", "", "site", ["6|6.lineB"])),
        (WHOLE, "1|2", "1|4.armA", ("SR407", "", "site", ["1|4.low"])),
    ],
)
def test_a_target_that_means_no_open_site(layout, name, on, expected):
    assert means(layout, name, on) == expected


@pytest.mark.parametrize(("on", "meant"), [("5|5.arm", "5|5.armA"), ("5|5.armB", "5|5.armB")])
def test_an_arm_may_not_be_used_before_both_line_sides(on, meant):
    """R12, and the arm that is meant all the same."""
    assert means(SPUN[:2], "1|5", on) == ("SR406", "", "site", [meant])


def test_an_arm_used_too_early_is_taken_and_the_other_one_still_too_early():
    early = [*SPUN[:2], "3|5@5|5.armA"]
    assert means(early, "1|5", "5|5.armA")[:3] == ("SR404", "taken", "site")
    assert means(early, "1|5", "5|5.arm") == ("SR406", "", "site", ["5|5.armB"])


def test_a_tile_that_fits_no_arm_is_not_too_early_either():
    assert means(SPUN[:1], "1|4", "5|5.arm")[:3] == ("SR405", "", "site")


def test_a_target_outside_the_set_is_no_tile():
    meant = meaning(lay("1|4"), tile("4|4"), tile_of(2, 7) * 16)
    assert (meant.code, meant.part, meant.values["tile"]) == ("SR201", "target_tile", "2|7")


def test_what_the_messages_need():
    meant = meaning(lay("1|4"), tile("5|5"), target("1|4.high"))
    assert meant.values == {"tile": "5|5", "target": "1|4.high", "value": 4}
    meant = meaning(lay("1|4", "1|2@1|4.low"), tile("2|4"), NO_TARGET)
    assert meant.values == {"tile": "2|4", "sites": "1|2.high, 1|4.high"}

"""Chance: the same numbers for the same seed, whatever Python does with the rest of its library."""

from collections import Counter

import pytest

from sevenrocks.validator.simulating.chance import Chance


def test_the_numbers_are_those_that_every_version_of_python_gives():
    chance = Chance(7)
    assert [chance.random() for _ in range(3)] == [
        0.32383276483316237,
        0.15084917392450192,
        0.6509344730398537,
    ]


def test_choices_are_made_of_them():
    chance = Chance(7)
    assert [chance.below(10), chance.choice("abcdefghij"), chance.happens(0.6)] == [3, "b", False]
    assert Chance(7).sample(range(5), 5) == [1, 0, 3, 2, 4]


def test_a_sample_has_nothing_twice_and_leaves_what_it_is_taken_from():
    pool = list(range(28))
    taken = Chance(1).sample(pool, 28)
    assert taken != pool == sorted(taken) == list(range(28))


@pytest.mark.parametrize(
    "draw",
    [
        lambda chance: chance.below(3),
        lambda chance: chance.choice(range(3)),
        lambda chance: chance.sample(range(3), 1)[0],
    ],
)
def test_every_choice_is_about_as_likely(draw):
    chance = Chance(1)
    drawn = Counter(draw(chance) for _ in range(3000))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 900


@pytest.mark.parametrize(("share", "expected"), [(0, 0), (1, 1000)])
def test_what_never_or_always_happens(share, expected):
    chance = Chance(1)
    assert sum(chance.happens(share) for _ in range(1000)) == expected

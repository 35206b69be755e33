"""Slips in the form of a record: what cannot be read, tags and rulings."""

from random import Random

from support.naive import SEATS, TARGET
from support.play import play_match
from support.script import Statement, bare, words
from support.slips.making import TOLD, Fault, alone, require, slip, suitable, veiled
from support.write import tag

PLAYERS = ["North", "East", "South", "West"]


@slip("SR001-line")
def line_of_words(rng: Random) -> Fault:
    """A line of words stands among the statements."""
    _, script = veiled(rng)
    stray = Statement("unreadable", words(*rng.choice([["note", "the", "clock"], ["?"], ["=", "20"], ["5"]])))
    script.insert_after(rng.choice(script.statements), stray)
    return Fault(script, stray, has_width=False)


@slip("SR001-claim")
def claim_garbled(rng: Random) -> Fault:
    """Something unreadable follows the claims of a placement; the placement counts."""
    _, script = veiled(rng)
    statement = suitable([event for event in script.every("event") if event.side], rng)
    statement.words.append(bare("stray", rng.choice(["!", "x5", "?"])))
    alone(script, statement)
    return Fault(script, statement, "stray", has_width=False)


@slip("SR001-event")
def tile_garbled(rng: Random) -> Fault:
    """A tile cannot be read; the placement is lost."""
    _, script = veiled(rng, **TOLD)
    statement = suitable([event for event in script.every("event") if event.side], rng)
    statement.rewrite("tile", rng.choice(["?", "?|4", "x|x"]))
    alone(script, statement)
    return Fault(script, statement, "tile", has_width=False)


@slip("SR001-misplaced")
def statement_out_of_order(rng: Random) -> Fault:
    """The opener is named once more, after the events."""
    match, script = veiled(rng)
    stray = Statement("misplaced", [*words("opener"), bare("seat", rng.choice(SEATS))])
    script.insert_after(suitable(script.inside(rng.choice(match.rounds), "event", "end", "hand"), rng), stray)
    return Fault(script, stray)


@slip("SR001-round")
def round_number_garbled(rng: Random) -> Fault:
    """The number of a round cannot be read."""
    match, script = veiled(rng, tags=True)
    statement = script.of(rng.choice(match.rounds))
    statement.rewrite("number", "?")
    return Fault(script, statement, "number", has_width=False)


@slip("SR001-round-word")
def round_word_misspelt(rng: Random) -> Fault:
    """The word that begins a round is misspelt."""
    match, script = veiled(rng, tags=True)
    statement = script.of(rng.choice(match.rounds))
    statement.words[0][0].text = rng.choice(["rond", "Round", "%"])
    return Fault(script, statement, has_width=False)


@slip("SR001-tag")
def tag_without_quote(rng: Random) -> Fault:
    """The quotation mark that begins a tag's value is missing."""
    _, script = veiled(rng, tags=True, result_tag=True)
    statement = script.of("Event")
    del statement.words[1][0]
    return Fault(script, statement, "value", has_width=False)


@slip("SR004-line")
def comment_too_long(rng: Random) -> Fault:
    """A line is longer than 100,000 characters."""
    _, script = veiled(rng)
    long = Statement("comment", words("# " + "x" * 100_000))
    script.insert_after(rng.choice(script.statements), long)
    return Fault(script, long, None)


@slip("SR004-number")
def number_too_long(rng: Random) -> Fault:
    """A score has ten digits."""
    _, script = veiled(rng, scores=1)
    statement = suitable(script.every("score"), rng)
    side = rng.choice(["NS", "EW"])
    statement.rewrite(side, "1234567890")
    return Fault(script, statement, side)


@slip("SR101")
def tag_twice(rng: Random) -> Fault:
    """A tag stands twice."""
    _, script = veiled(rng, tags=True)
    name = rng.choice(["Event", "Table", "House"])
    second = tag(name, rng.choice(["Autumn Teams", "5"]))
    first = script.of(name)
    script.insert_after(rng.choice([first, script.every("tag")[-1]]), second)
    return Fault(script, second, "name")


@slip("SR102-date")
def date_wrong(rng: Random) -> Fault:
    """The date does not exist or has another form."""
    _, script = veiled(rng, tags=True)
    statement = script.of("Date")
    statement.rewrite(
        "value", rng.choice(["2026-02-30", "2026-13", "3.5.2026", "2026-5-3", "26", "", "today"])
    )
    return Fault(script, statement, "value")


@slip("SR102-target")
def target_wrong(rng: Random) -> Fault:
    """The target is no positive integer; 250 is used."""
    _, script = veiled(rng, play_match(rng, TARGET), tags=True)
    require(all(statement.source != "Target" for statement in script.every("tag")))
    added = tag("Target", rng.choice(["0", "-5", "2.5", "two hundred", ""]))
    script.insert_after(rng.choice(script.every("tag")), added)
    return Fault(script, added, "value")


@slip("SR102-version")
def version_unknown(rng: Random) -> Fault:
    """The version of the notation is unknown."""
    _, script = veiled(rng, tags=True)
    added = tag("SRN", rng.choice(["2", "0", "one", "1.0"]))
    script.insert_after(rng.choice(script.every("tag")), added)
    return Fault(script, added, "value")


@slip("SR103")
def player_twice(rng: Random) -> Fault:
    """One name sits in two seats."""
    _, script = veiled(rng, tags=True, result=True)
    seats = rng.sample([statement for statement in script.every("tag") if statement.source in PLAYERS], 2)
    first, second = sorted(seats, key=script.statements.index)
    second.rewrite("value", first.text("value"))
    return Fault(script, second, "value")


@slip("SR104")
def result_tag_wrong(rng: Random) -> Fault:
    """The Result tag differs from the final scores."""
    match, script = veiled(rng, result_tag=True, result=True)
    require(match.result is not None)
    statement = script.of("Result")
    wrong = {side: score + rng.choice([-5, 5, 10]) for side, score in match.scores.items()}
    one, both = f"{match.scores['NS']}-{wrong['EW']}", f"{wrong['NS']}-{wrong['EW']}"
    statement.rewrite("value", rng.choice(["*", one, both]))
    return Fault(script, statement, "value")


@slip("SR105")
def ruling_unused(rng: Random) -> Fault:
    """A ruling allows what its statement does not have."""
    _, script = veiled(rng, comments=0, result=True)
    statement = rng.choice(script.statements)
    alone(script, statement)
    code = rng.choice(["SR601", "SR406", "SR303"])
    statement.words.append(bare("comment", f"# allow {code}: stands by ruling of the referee"))
    return Fault(script, statement, "comment")

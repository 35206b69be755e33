"""Tables as Parquet, read back; the same as in CSV, typed."""

import csv
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import ANY_SLIP, lawful, slip
from support.tables import rows_of, written

from sevenrocks.validator.tables.schema import TYPES, columns_of
from sevenrocks.validator.tables.table import TABLES

pyarrow = pytest.importorskip("pyarrow", reason="Parquet needs pyarrow, the extra [tables]")

from pyarrow import compute, types  # noqa: E402 - without pyarrow the tests above are skipped
from pyarrow.parquet import ParquetFile, read_table  # noqa: E402

from sevenrocks.validator.tables import parquet  # noqa: E402

EXAMPLES = [path.read_text("utf-8") for path in Path(__file__).parents[3].joinpath("examples").rglob("*.srn")]
RECORD = '[Date "2026-05-03"]\n[North "=Ada"]\nround 1\nS 5|5 (10) +5 =5\nW knock\nresult *\n'

unhurried = settings(deadline=None, max_examples=20, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32 - 1)


def read(name, *texts):
    return read_table(BytesIO(written("parquet", name, *texts)))


def as_csv(cell):
    """A cell read from Parquet as CSV writes it."""
    if isinstance(cell, list):
        return " ".join(map(str, cell))
    return "" if cell is None else str(cell).lower() if isinstance(cell, bool) else str(cell)


def test_every_type_of_a_column_has_its_own():
    assert parquet.ARROW.keys() == TYPES.keys()


@pytest.mark.parametrize("name", TABLES)
def test_columns_have_the_names_and_descriptions_of_the_schema(name):
    schema = read(name, RECORD).schema
    for field, column in zip(schema, columns_of(TABLES[name].row), strict=True):
        assert (field.name, field.nullable) == (column.name, column.optional)
        assert field.metadata[b"description"].decode() == column.description


def test_columns_are_typed():
    events, matches = read("events", RECORD).schema, read("matches", RECORD).schema
    assert types.is_int32(events.field("points").type)
    assert types.is_int64(events.field("ns_score").type)
    assert types.is_boolean(events.field("replayed").type)
    assert types.is_date32(matches.field("date").type)
    assert types.is_int32(events.field("end_values").type.value_type)
    assert types.is_string(events.field("codes").type.value_type)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_read_back_are_the_rows(name):
    for text in [RECORD, *EXAMPLES]:
        read_back = [
            tuple(tuple(cell) if isinstance(cell, list) else cell for cell in row.values())
            for row in read(name, text).to_pylist()
        ]
        assert read_back == [tuple(row) for row in rows_of(name, text)]


@pytest.mark.parametrize("name", TABLES)
@unhurried
@given(seed=seeds, kind=st.sampled_from(list(ANY_SLIP)))
def test_csv_holds_the_same(name, seed, kind):
    text = slip(kind, seed).text
    lines = list(csv.reader(StringIO(written("csv", name, text).decode(), newline="")))
    rows = read(name, text).to_pylist()
    assert lines[1:] == [[as_csv(cell) for cell in row.values()] for row in rows]


@unhurried
@given(seed=seeds)
def test_match_scores_can_be_computed_from_the_other_tables(seed):
    _, text = lawful(seed, deals=1)
    texts = [text, *EXAMPLES[:2]]
    matches, rounds, events = (read(name, *texts) for name in ("matches", "rounds", "events"))
    for side in ("ns", "ew"):
        scores = dict(zip(matches["match"].to_pylist(), matches[f"{side}_score"].to_pylist(), strict=True))
        net = compute.subtract(rounds[f"{side}_awards"], rounds[f"{side}_deductions"])
        totals = rounds.append_column("net", net).group_by("match").aggregate([("net", "sum")])
        assert dict(zip(totals["match"].to_pylist(), totals["net_sum"].to_pylist(), strict=True)) == scores
        points = compute.sum(events.filter(compute.equal(events["side"], side.upper()))["points"]).as_py()
        assert points == compute.sum(rounds[f"{side}_awards"]).as_py()


def test_rows_are_written_in_groups(monkeypatch):
    monkeypatch.setattr(parquet, "GROUP", 100)
    text = EXAMPLES[0]
    file = ParquetFile(BytesIO(written("parquet", "events", text)))
    sizes = [file.metadata.row_group(number).num_rows for number in range(file.num_row_groups)]
    assert sum(sizes) == len(rows_of("events", text)) > 100 >= max(sizes)
    assert set(sizes[:-1]) <= {100}


def test_a_table_without_rows_has_its_columns():
    empty = read("events", "round 1\nresult *\n")
    assert (empty.num_rows, empty.column_names[:2]) == (0, ["source", "match"])


def test_scores_may_be_larger_than_any_number_claimed():
    claims = "".join(f"W {tile}@4 +999999999\n" for tile in ("2|7", "3|8", "4|8"))
    [match] = read("matches", f"round 1\nS 1|4\n{claims}result *\n").to_pylist()
    assert match["ew_score"] == 2_999_999_997

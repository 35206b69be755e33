"""How a page looks: on light and dark screens, wide and narrow, and on paper."""

from typing import Final

from sevenrocks.validator.drawing.theme import DARK, LIGHT, Colours


def _variables(colours: Colours) -> str:
    named = {
        "paper": colours.paper,
        "ink": colours.ink,
        "faint": colours.faint,
        "wrong": colours.wrong,
        "scored": colours.last,
    }
    return " ".join(f"--{name}: {colour};" for name, colour in named.items())


STYLESHEET: Final = f"""\
:root {{ {_variables(LIGHT)} --rule: #1f232826; }}
@media screen and (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} --rule: #eceae42e; }} }}
* {{ box-sizing: border-box; }}
body {{
  margin: 0 auto; padding: 2rem 1.25rem; max-width: 78rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums;
}}
article + article {{ margin-top: 5rem; }}
h1 {{ margin: 0 0 .5rem; font-size: 2rem; line-height: 1.15; text-wrap: balance; }}
h2 {{ margin: 3rem 0 .75rem; padding-top: .75rem; border-top: 2px solid var(--ink); font-size: 1.25rem; }}
h1, h2, td, tbody th, dd, li {{ overflow-wrap: anywhere; }}
.facts {{ display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 1.25rem; }}
.facts div {{ display: flex; gap: .4rem; }}
dt {{ color: var(--faint); }}
dd {{ margin: 0; }}
table {{ border-collapse: collapse; width: 100%; margin: 0 0 1.25rem; }}
caption, figcaption {{ padding: 0 0 .3rem; color: var(--faint); font-size: .875rem; text-align: left; }}
th, td {{ padding: .2rem .5rem; border-bottom: 1px solid var(--rule); }}
th, td {{ text-align: left; vertical-align: baseline; }}
thead th {{ border-bottom: 1px solid var(--ink); font-size: .875rem; font-weight: 600; }}
tbody th {{ font-weight: 400; }}
.number {{ text-align: right; }}
td.number {{ white-space: nowrap; }}
.events th:nth-child(2) {{ min-width: 7em; }}
.events td:nth-child(1), .events td:nth-child(4) {{ color: var(--faint); }}
.events td:nth-child(3) {{ white-space: nowrap; }}
.events td:nth-child(5) {{ color: var(--faint); }}
.events .scored td:nth-child(5) {{ color: var(--scored); font-weight: 700; }}
.remark td {{ padding-top: 0; font-size: .875rem; }}
.error, .warning {{ color: var(--wrong); }}
.note, .allowed, .missed {{ color: var(--faint); }}
.remarks {{ margin: 0 0 1.25rem; padding-left: 1.2rem; font-size: .875rem; }}
.result {{ width: auto; min-width: min(100%, 30rem); font-size: 1.25rem; }}
.result th {{ font-weight: 600; }}
.result span {{ color: var(--faint); font-weight: 400; font-size: 1rem; }}
.result td {{ text-align: right; font-weight: 700; white-space: nowrap; }}
.won td {{ color: var(--scored); }}
figure {{ margin: 0 0 1.25rem; }}
figure svg {{ display: block; width: 100%; height: auto; border: 1px solid var(--rule); }}
figcaption {{ padding: .3rem 0 0; }}
.awards {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 0 1.25rem; }}
.box table {{ max-width: 48rem; }}
@media (min-width: 68rem) {{
  .round {{
    display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 4fr); gap: 2rem; align-items: start;
  }}
  .aside {{ position: sticky; top: 1rem; }}
}}
@media (max-width: 36rem) {{
  body {{ padding: 1rem .75rem; }}
  th, td, thead th {{ padding: .2rem; font-size: .8125rem; }}
  .events th:nth-child(5) {{ overflow-wrap: anywhere; }}
  .events th:nth-child(2) {{ min-width: 4em; }}
  .result {{ font-size: 1rem; }}
}}
@media print {{
  @page {{ margin: 15mm; }}
  body {{ max-width: none; padding: 0; background: none; font-size: 9.5pt; }}
  article + article {{ break-before: page; }}
  h2, caption {{ break-after: avoid; }}
  h2 {{ margin-top: 1.5rem; }}
  tr, figure, .aside table, .box table {{ break-inside: avoid; }}
  .remark {{ break-before: avoid; }}
  .aside {{ display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem; align-items: start; }}
  .aside figure {{ grid-column: 1 / -1; max-width: 130mm; }}
}}
"""

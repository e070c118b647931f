"""What the neighbors share: the card as HTML, and the way of measuring."""
import json
import statistics
import sys
import time

FONT = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"

# A cloud before a sun, the size of the 20 point symbol.
SYMBOL = """<svg width="24" height="20" viewBox="0 0 24 20">
<g fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round">
<path d="M17 7m5.6 0h1.6M17 1.4v-1.6M11.4 7h-1.6M21 3l1.1-1.1M13 3l-1.1-1.1M21 11l1.1 1.1"/></g>
<circle cx="17" cy="7" r="4" fill="#fff"/>
<path fill="#fff" d="M5 20a5 5 0 1 1 .4-10 6 6 0 0 1 11.4 .4 4.8 4.8 0 0 1 .2 9.6z"/></svg>"""


STYLE = """
* { margin: 0; padding: 0; box-sizing: border-box; }
body { width: 158px; height: 158px; }
.card { width: 158px; height: 158px; padding: 16px; display: flex; flex-direction: column;
  color: #fff; font-family: Inter, 'Inter Variable', sans-serif;
  background: linear-gradient(180deg, rgb(43,107,219), rgb(125,186,242)); }
.row { display: flex; flex-direction: row; justify-content: space-between; }
.city { font-size: 15px; font-weight: 600; line-height: 18px; }
.number { font-size: 44px; font-weight: 300; line-height: 53px; }
.space { flex: 1; }
.what { font-size: 13px; font-weight: 500; line-height: 16px; }
.small { font-size: 11px; line-height: 13px; margin-bottom: 6px; }
.bar { height: 6px; border-radius: 3px; background: rgba(255,255,255,0.3); }
.done { height: 6px; border-radius: 3px; background: #fff; }
"""


def body(number):
    """The reference card; elements that change have an id."""
    return f"""<div class="card">
<div class="row"><div class="city">Lisbon</div>{SYMBOL}</div>
<div class="number" id="number">{number}°</div><div class="space"></div>
<div class="what">Partly cloudy</div>
<div class="row small"><div>Low 14°</div><div>High 26°</div></div>
<div class="bar"><div class="done" id="done" style="width: {number}%"></div></div>
</div>"""


def html(number):
    """The card as a whole page."""
    return (f"<!DOCTYPE html><html><head><style>{STYLE}</style></head>"
            f"<body>{body(number)}</body></html>")


def median(body, seconds):
    """Milliseconds of `body(iteration)`: at least 10 runs after 3 that fill caches."""
    for iteration in range(3):
        body(iteration)
    samples = []
    end = time.perf_counter() + seconds
    while len(samples) < 10 or time.perf_counter() < end:
        begin = time.perf_counter()
        body(len(samples))
        samples.append((time.perf_counter() - begin) * 1000)
    return statistics.median(samples)


def seconds():
    return float(sys.argv[1]) if len(sys.argv) > 1 else 2.0


def picture():
    """Where a picture of the card is asked for."""
    return sys.argv[2] if len(sys.argv) > 2 else None


def report(**values):
    print(json.dumps({name: round(value, 4) for name, value in values.items()}))

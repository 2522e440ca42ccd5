"""A standing as one page that needs nothing else: table, ratings with intervals, and who beats whom."""

from __future__ import annotations

from html import escape

from regnum.study.arena import Standing

STYLE = """
:root { color-scheme: light dark; --ink: #2a2522; --paper: #fbf8f2; --line: #cfc6b8; --mark: #8a2f2b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5da; --paper: #1c1917; --line: #4a443d; --mark: #e08a72; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.3rem 0.7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
.line { stroke: var(--line); } .mark { stroke: var(--mark); fill: var(--mark); stroke-width: 2; }
"""
WIDTH, LEFT, ROW = 760, 190, 30


def page(standing: Standing) -> str:
    """The whole page."""
    game = escape(standing.game)
    told = f"{standing.games} games for each pair at {standing.seats} seats"
    told = f"{told}, seed {escape(str(standing.seed))}, {standing.seconds:.0f} s"
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Arena: {game}</title><style>{STYLE}</style></head><body>
<h1>Arena: {game}</h1>
<p>{told}. Ratings are those that make the results most likely (Bradley-Terry on Elo's scale, 1500 in the middle);
intervals of 95 % come from a bootstrap over the games.</p>
<h2>Ratings</h2>
{chart(standing)}
{rating_table(standing)}
<h2>Who beats whom</h2>
{share_table(standing)}
</body></html>
"""


def chart(standing: Standing) -> str:
    """Ratings as points on a scale, with their intervals."""
    low = min(rating.low for rating in standing.ratings) - 20
    high = max(rating.high for rating in standing.ratings) + 20

    def x(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - 20)

    parts = []
    step = next(s for s in (10, 20, 50, 100, 200, 500, 1000, 5000) if (high - low) / s <= 12)
    for tick in range(int(low // step + 1) * step, int(high) + 1, step):
        at, bottom = x(tick), ROW * len(standing.bots) + 10
        parts.append(f'<line class="line" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{bottom}"/>')
        parts.append(f'<text x="{at:.1f}" y="{bottom + 16}" text-anchor="middle">{tick}</text>')
    for row, b in enumerate(standing.order):
        y, rating = row * ROW + 20, standing.ratings[b]
        name = escape(standing.bots[b])
        parts.append(f'<text x="0" y="{y + 5}">{name}</text>')
        parts.append(f'<line class="mark" x1="{x(rating.low):.1f}" x2="{x(rating.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="mark" cx="{x(rating.value):.1f}" cy="{y}" r="4"><title>{name}</title></circle>')
    height = ROW * len(standing.bots) + 34
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Ratings">{"".join(parts)}</svg>'


def rating_table(standing: Standing) -> str:
    rows = []
    for b in standing.order:
        r = standing.ratings[b]
        name = escape(standing.bots[b])
        rows.append(f"<tr><td>{name}</td><td>{r.value:.0f}</td><td>{r.low:.0f} to {r.high:.0f}</td></tr>")
    return f"<table><tr><th>bot</th><th>rating</th><th>95 % interval</th></tr>{''.join(rows)}</table>"


def share_table(standing: Standing) -> str:
    """For each bot, its share of wins against each other."""
    order = standing.order
    heads = "".join(f"<th>{escape(standing.bots[b])}</th>" for b in order)
    rows = []
    for a in order:
        cells = "".join("<td>–</td>" if a == b else _share(standing.share(a, b)) for b in order)
        rows.append(f"<tr><td>{escape(standing.bots[a])}</td>{cells}</tr>")
    return f"<table><tr><th>wins of … against</th>{heads}</tr>{''.join(rows)}</table>"


def _share(share: float) -> str:
    """A cell that is the stronger coloured, the further it is from even."""
    strength = round(abs(share - 0.5) * 80)
    colour = "#3f7f5f" if share > 0.5 else "#a05040"
    return f'<td style="background: color-mix(in srgb, {colour} {strength}%, transparent)">{share:.1%}</td>'

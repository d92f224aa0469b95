"""Pictures of an analysis: the curve of shares, and bars of luck and skill, for notebooks and pages."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from rattus.art import SEAT_COLOURS, SHEET, look, mixed, seat_mark
from rattus.bots.analysis import Account, Analysis, Decision
from rattus.locales import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 90, 14, 30
STROKE = 2.2
APART = 15
"""Between the names at the right end, at least."""
INK, PALE = "#3a2f22", "#cfc4ae"
STYLE = ".analysis text{font:12px sans-serif;fill:#3a2f22}"
CAUSES = ("start", "luck", "skill", "others", "result")


def colour(seat: str, seats: Sequence[str]) -> str:
    """A seat's colour, dark enough for a line."""
    return mixed(SEAT_COLOURS[look(seat, seats)], 0.85, INK)


def svg(analysis: Analysis, language: str) -> str:
    """The curve: a line for every seat, from the start to the result, with marks where decisions were slips."""
    words, curve, seats = Words(language), analysis.curve, [*analysis.seats]
    last = max(1, len(curve) - 1)

    def x(n: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * n / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{SHEET}"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="{PALE}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    labelled = 0.0
    for name, place in sorted(((seat, y(curve[-1][seat])) for seat in seats), key=lambda end: end[1]):
        tint = colour(name, seats)
        points = " ".join(f"{x(n):.1f},{y(shares[name]):.1f}" for n, shares in enumerate(curve))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{tint}" stroke-width="{STROKE}"/>')
        labelled = max(place + 4, labelled + APART)
        label = escape(words.name("seat", name))
        parts.append(seat_mark(name, seats, WIDTH - RIGHT + 12, labelled - 4, 9))
        parts.append(f'<text x="{WIDTH - RIGHT + 24}" y="{labelled:.1f}">{label}</text>')
    for step in analysis.decisions:
        if step.mark:
            parts.append(_mark(step, x(step.n), y(step.after[step.seat]), colour(step.seat, seats), words))
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{last}</text>')
    title = escape(words.t("analysis-title"))
    return (
        f'<svg class="analysis" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{title}">'
        f"<title>{title}</title><style>{STYLE}</style>{''.join(parts)}</svg>"
    )


def _mark(step: Decision, x: float, y: float, tint: str, words: Words) -> str:
    """A slip is a ring and a blunder a disc on the line; its title says what it was."""
    fill = tint if step.mark == "blunder" else SHEET
    said = escape(
        words.t("analysis-marked", n=step.n, mark=words.t(f"analysis-word-{step.mark}"), text=step.step)
    )
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{fill}" stroke="{tint}" stroke-width="1.6">'
        f"<title>{said}</title></circle>"
    )


def html(analysis: Analysis, language: str, story: Sequence[str] = ()) -> str:
    """Curve, accounts and, if they are given, turning points; a part of a page."""
    words = Words(language)
    head = "".join(f"<th>{escape(words.t(f'analysis-{cause}'))}</th>" for cause in CAUSES)
    marks = f"<th>{escape(words.t('analysis-slips'))}</th><th>{escape(words.t('analysis-blunders'))}</th>"
    rows = "".join(_row(words, seat, account) for seat, account in analysis.seats.items())
    told = "".join(f"<li>{escape(text)}</li>" for text in story)
    points = f"<h3>{escape(words.t('analysis-points'))}</h3><ol>{told}</ol>" if told else ""
    return (
        f'<div lang="{language}">{svg(analysis, language)}'
        f"<table><thead><tr><th>{escape(words.t('analysis-seat'))}</th>{head}{marks}</tr></thead>"
        f"<tbody>{rows}</tbody></table>{points}</div>"
    )


def _row(words: Words, seat: str, account: Account) -> str:
    shares = [getattr(account, cause) for cause in CAUSES]
    cells = "".join(
        f"<td>{signed(share) if cause not in ('start', 'result') else f'{100 * share:.0f}'}</td>"
        for cause, share in zip(CAUSES, shares, strict=True)
    )
    return (
        f"<tr><th>{escape(words.name('seat', seat))}</th>{cells}"
        f"<td>{account.slips}</td><td>{account.blunders}</td></tr>"
    )


def page(analysis: Analysis, language: str, title: str, story: Sequence[str]) -> str:
    """A whole page that needs nothing else."""
    style = (
        "body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#3a2f22}"
        "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
        "th,td{padding:.2rem .8rem .2rem 0;text-align:right;border-bottom:1px solid #cfc4ae}"
        "th:first-child{text-align:left}svg{width:100%;height:auto}li{margin:.4rem 0}"
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{style}</style>'
        f"</head><body><h1>{escape(title)}</h1>{html(analysis, language, story)}</body></html>\n"
    )


def signed(share: float) -> str:
    """`+12`, `−3` or `0`: points of 100."""
    points = round(100 * share)
    return f"{points:+d}".replace("-", "−") if points else "0"

"""Sounds, rendered by the browser in silence: short, never too loud, and each different from all others."""

from __future__ import annotations

import os
import subprocess
from itertools import combinations
from typing import Any

from playwright.sync_api import Browser

from tools import web

PLAIN = """import { stripTypeScriptTypes } from 'node:module'; import { readFileSync } from 'node:fs';
process.stdout.write(stripTypeScriptTypes(readFileSync('src/table/tones.ts', 'utf8')));"""

RENDER = """async (source) => {
  const {SOUNDS, sound} = await import('data:text/javascript,' + encodeURIComponent(source));
  const RATE = 22050, LONGEST = 3, BANDS = 24;
  const made = {};
  for (const name of Object.keys(SOUNDS)) {
    const context = new OfflineAudioContext(1, RATE * LONGEST, RATE);
    sound(context, name, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0, first = -1;
    samples.forEach((value, at) => {
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.002) { last = at; if (first < 0) first = at; }
    });
    // Which pitches sound in each eighth of a second, from 50 to 4000 Hz: what an ear tells sounds apart by.
    const heard = [];
    const step = Math.round(RATE / 8);
    for (let from = 0; from < RATE * 1.5; from += step) for (let band = 0; band < BANDS; band++) {
      const turn = 2 * Math.PI * 50 * 80 ** (band / (BANDS - 1)) / RATE;
      let re = 0, im = 0;
      for (let at = from; at < from + step; at++) {
        re += samples[at] * Math.cos(turn * at);
        im += samples[at] * Math.sin(turn * at);
      }
      heard.push(Math.hypot(re, im) / step);
    }
    made[name] = {peak, begins: first / RATE, lasts: last / RATE, heard};
  }
  return made;
}"""


def likeness(one: list[float], other: list[float]) -> float:
    """From 0 (nothing in common) to 1 (the same)."""
    size = sum(value * value for value in one) * sum(value * value for value in other)
    return float(sum(a * b for a, b in zip(one, other, strict=True)) / size**0.5)


def test_each_sound_is_short_clean_and_like_no_other(browser: Browser) -> None:
    command = (web.node(), "--input-type=module", "--no-warnings", "--eval", PLAIN)
    environ = web.node_environment(dict(os.environ))
    source = subprocess.run(
        command, cwd=web.WEB, env=environ, capture_output=True, text=True, check=True
    ).stdout
    page = browser.new_page()
    sounds: dict[str, dict[str, Any]] = page.evaluate(RENDER, source)
    page.close()
    assert set(sounds) == {"turn", "step", "rat", "outbreak", "loss", "end"}
    for name, sound in sounds.items():
        assert 0.03 < sound["peak"] < 0.5, (name, sound["peak"])
        assert sound["begins"] < 0.02, name
        assert 0.03 < sound["lasts"] < (1.5 if name == "end" else 0.7), (name, sound["lasts"])
    for one, other in combinations(sounds, 2):
        assert likeness(sounds[one]["heard"], sounds[other]["heard"]) < 0.8, (one, other)

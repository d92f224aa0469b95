"""Refuses passwords that anybody would guess first."""

from __future__ import annotations

import unicodedata

from rattus.host.names import name_key
from rattus.host.problems import Code, Problem

WORDS = """
password passw0rd p@ssw0rd p@ssword passwort kennwort geheim motdepasse letmein welcome willkommen bienvenue hallo
iloveyou sunshine princess princesse football baseball superman batman dragon monkey master shadow michael jennifer
jordan trustno whatever starwars computer internet samsung google facebook chocolate chocolat butterfly charlie
liverpool chelsea arsenal pokemon minecraft fortnite killer qwerty qwertyuiop azerty azertyuiop qwertz qwertzuiop
asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbn yxcvbnm wxcvbn qazwsx qazwsxedc changeme default secret admin administrator
access login user guest test testtest hello soleil doudou loulou schatz passport freedom ranger hunter soccer hockey
summer winter spring autumn sommer herbst rattus ratten blackdeath pestilence europe
"""
COMMON = frozenset(WORDS.split())
"""Common passwords, without the digits and signs that people append."""
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "yxcvbnm",
)
"""Keys and letters that are next to each other."""
RUN = 4
"""Length from which neighbouring characters are a run; a password made of runs is refused."""
LEAST_KINDS = 4
"""Different characters that a password needs."""
TAIL = "0123456789!?.,;:*#$%&+-_=~@"


def must_be_secret(password: str, name: str) -> None:
    """Refuse a password among the first to be tried: common, a row of keys, or the name itself."""
    plain = unicodedata.normalize("NFKC", password).casefold().strip()
    core = plain.strip(TAIL)
    if len(set(plain)) < LEAST_KINDS:
        raise Problem(Code.WEAK_PASSWORD, "this password has too few different characters")
    if core in COMMON or any(core == word * 2 for word in COMMON):
        raise Problem(Code.WEAK_PASSWORD, "this password is among the first that anybody tries")
    if runs(plain):
        raise Problem(Code.WEAK_PASSWORD, "this password is a row of keys or letters")
    if plain.replace(" ", "").strip(TAIL) == name_key(name).replace(" ", "").strip(TAIL):
        raise Problem(Code.WEAK_PASSWORD, "this password is the name")


def runs(text: str) -> bool:
    """Whether a text consists of runs only, forwards or backwards: `12345678`, `qwer1234`, `abcd4321`."""
    at = 0
    while at < len(text):
        length = max(_run(text[at:], row) for row in (*ROWS, *(row[::-1] for row in ROWS)))
        if length < RUN:
            return False
        at += length
    return True


def _run(text: str, row: str) -> int:
    """How many characters at the beginning of a text are a run in a row of keys."""
    length = 0
    start = row.find(text[0])
    while start >= 0 and length < len(text) and row[start : start + length + 1] == text[: length + 1]:
        length += 1
    return length

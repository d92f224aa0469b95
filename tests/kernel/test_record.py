"""Records: one declaration is a Python object and a packed block of memory, and both say the same."""

from __future__ import annotations

import struct
from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rattus.kernel.record import I8, I16, I32, Record
from rattus.plague.state import Rules, State
from tests.packed import fields


class Board(Record):
    """Fields of all widths and shapes; declared in no order."""

    tiny: I8
    wide: I32
    row: Annotated[list[int], "i2", (3,)]
    small: I16
    grid: Annotated[list[list[int]], "i1", (2, 3)]
    far: Annotated[list[int], "i4", (2,)]


class Odd(Record):
    """Seven bytes, so that one is left over."""

    number: I32
    three: Annotated[list[int], "i1", (3,)]


class Single(Record):
    """One byte, so that three are left over."""

    flag: I8


class Even(Record):
    """Eight bytes, so that none is left over."""

    pair: Annotated[list[int], "i2", (2,)]
    number: I32


ALL = [Board, Even, Odd, Single, State, Rules]
FIELDS = {"tiny": 8, "wide": 32, "row": 16, "small": 16, "grid": 8, "far": 32}


def integers(bits: int) -> st.SearchStrategy[int]:
    low, high = -(2 ** (bits - 1)), 2 ** (bits - 1) - 1
    return st.sampled_from((low, -1, 0, 1, high)) | st.integers(low, high)


@st.composite
def boards(draw: st.DrawFn) -> Board:
    board = Board()
    board.tiny = draw(integers(8))
    board.wide = draw(integers(32))
    board.row = draw(st.lists(integers(16), min_size=3, max_size=3))
    board.small = draw(integers(16))
    board.grid = draw(st.lists(st.lists(integers(8), min_size=3, max_size=3), min_size=2, max_size=2))
    board.far = draw(st.lists(integers(32), min_size=2, max_size=2))
    return board


def extreme(kind: type[Record], lowest: bool) -> bytearray:
    """A packed record with the least or the greatest number in every field."""
    memory = np.zeros(1, kind.dtype)
    for name in kind.dtype.names or ():
        if name != "_gap":
            bounds = np.iinfo(kind.dtype[name].base)
            memory[name] = bounds.min if lowest else bounds.max
    return bytearray(memory.tobytes())


# There and back.


@given(boards())
def test_an_object_is_packed_and_unpacked_exactly(board: Board) -> None:
    packed = board.packed()
    again = Board.of(packed)
    assert again == board
    assert vars(again) == vars(board)
    assert again.packed() == packed


@given(boards())
def test_what_is_packed_is_what_numpy_reads(board: Board) -> None:
    packed = fields(Board, board.packed())
    for name in FIELDS:
        assert packed[name].tolist() == getattr(board, name)


@given(boards(), boards())
def test_storing_writes_over_all_that_was_there(board: Board, other: Board) -> None:
    memory = other.packed()
    board.store(memory)
    assert memory == board.packed()


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("lowest", [True, False])
def test_the_extremes_of_every_field_survive(kind: type[Record], lowest: bool) -> None:
    packed = extreme(kind, lowest)
    assert kind.of(packed).packed() == packed


@pytest.mark.parametrize("kind", ALL)
def test_every_field_has_its_own_memory(kind: type[Record]) -> None:
    """Setting one field changes no other one."""
    for name, _, _ in kind._fields:
        memory = bytearray(kind.size)
        fields(kind, memory)[name] = -1
        changed = kind.of(memory)
        blank = kind()
        assert {other for other in vars(blank) if vars(changed)[other] != vars(blank)[other]} == {name}


def test_a_new_record_is_all_zeros() -> None:
    board = Board()
    assert vars(board) == {
        "wide": 0,
        "far": [0, 0],
        "row": [0, 0, 0],
        "small": 0,
        "tiny": 0,
        "grid": [[0, 0, 0], [0, 0, 0]],
    }
    assert not any(board.packed())


def test_a_number_too_big_for_its_field_is_refused() -> None:
    board = Board()
    board.tiny = 128
    with pytest.raises(struct.error, match="-128 <= number <= 127"):
        board.packed()


def test_an_unpacked_record_is_made_of_plain_numbers() -> None:
    board = Board.of(extreme(Board, lowest=True))
    numbers = [board.tiny, board.wide, board.small, *board.row, *board.far, *board.grid[0], *board.grid[1]]
    assert {type(number) for number in numbers} == {int}


def test_rows_of_a_grid_are_lists_of_their_own() -> None:
    board = Board()
    board.grid[0][1] = 5
    board.row[2] = 6
    assert board.grid == [[0, 5, 0], [0, 0, 0]]
    assert Board().row == [0, 0, 0]


def test_an_unpacked_record_does_not_share_memory_with_the_packed_one() -> None:
    memory = Board().packed()
    board = Board.of(memory)
    board.row[0] = 7
    assert fields(Board, memory)["row"][0] == 0
    fields(Board, memory)["row"][1] = 8
    assert board.row == [7, 0, 0]


def test_records_are_equal_when_all_fields_are_and_can_not_be_hashed() -> None:
    board, same = Board(), Board()
    assert board == same
    same.grid[1][2] = 1
    assert board != same
    assert Single() != Odd()
    with pytest.raises(TypeError):
        hash(board)


# The layout.


@pytest.mark.parametrize("kind", ALL)
def test_wide_fields_come_first_and_all_are_aligned(kind: type[Record]) -> None:
    places = kind.dtype.fields
    assert places is not None
    layout = sorted((offset, field.base.itemsize) for field, offset, *_ in places.values())
    assert [width for _, width in layout] == sorted((width for _, width in layout), reverse=True)
    assert all(offset % width == 0 for offset, width in layout)
    assert kind.dtype.isalignedstruct


@pytest.mark.parametrize("kind", ALL)
def test_no_byte_is_left_undefined(kind: type[Record]) -> None:
    """Every byte belongs to a field, the last ones to a gap that is written as zeros."""
    places = kind.dtype.fields
    assert places is not None
    covered = sorted(
        byte for field, offset, *_ in places.values() for byte in range(offset, offset + field.itemsize)
    )
    assert covered == list(range(kind.dtype.itemsize))
    assert kind.dtype.itemsize % 4 == 0


def test_the_gap_is_as_small_as_can_be() -> None:
    assert [kind.dtype.itemsize for kind in (Board, Even, Odd, Single)] == [28, 8, 8, 4]
    assert "_gap" not in (Even.dtype.names or ())
    assert [kind.dtype["_gap"].itemsize for kind in (Board, Odd, Single)] == [1, 1, 3]


def test_the_numbers_are_signed_and_of_the_width_they_are_declared_with() -> None:
    for name, bits in FIELDS.items():
        assert Board.dtype[name].base == np.dtype(f"i{bits // 8}")


@pytest.mark.parametrize("kind", ALL)
def test_numpy_has_the_layout_that_the_record_says(kind: type[Record]) -> None:
    assert kind.dtype.descr == kind.layout
    assert kind.dtype.itemsize == kind.size


# Copies.


@given(boards())
def test_a_copy_is_equal_in_every_byte_and_stands_alone(board: Board) -> None:
    memory = board.packed()
    before = bytes(memory)
    copy = memory.copy()
    assert copy == before
    fields(Board, copy)["row"][0] ^= 1
    fields(Board, copy)["wide"] ^= 1
    assert memory == before
    assert Board.of(copy).grid == board.grid


def test_what_is_read_is_made_once_for_the_same_content() -> None:
    board = Board()
    board.wide = 7
    memory = board.packed()
    assert Board.read(memory) is Board.read(bytes(memory))
    board.wide = 8
    board.store(memory)
    assert Board.read(memory).wide == 8

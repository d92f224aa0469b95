/** `rules.wasm` in a worker, for the Python beside it (`builds/browser.py`): what a call needs crosses over once. */
import type { PyBuffer, PyBufferView } from 'pyodide/ffi';

/** What an argument is: a number, a place in the block, one of the call's numbers. */
const ADDRESS = 1;
const GIVEN = 2;
/** As in `builds/module.py`. */
const APART = 64;
const PAGE = 1 << 16;
/** The bytes of a number that is given to a call. */
const NUMBER = 8;

interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global<'i32'>;
  layout: () => bigint;
}

interface Prepared {
  entry: (...given: bigint[]) => bigint;
  given: bigint[];
  /** Where the numbers of a call go. */
  open: number[];
}

/** An instance of the rules, with the block of Python's memory that it works for; see `Shim` in `browser.py`. */
class Room {
  readonly #exports: Exports;
  readonly #functions: Prepared[] = [];
  readonly #block: PyBuffer;
  /** The instance's memory from where the block is copied to. */
  readonly #there: Uint8Array;
  readonly #base: number;
  #view: PyBufferView;

  constructor(module: WebAssembly.Module, block: PyBuffer) {
    this.#exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    const { memory, __heap_base: heap } = this.#exports;
    this.#block = block;
    this.#view = block.getBuffer('u8');
    const size = this.#view.nbytes;
    this.#base = Math.ceil(heap.value / APART) * APART;
    const missing = this.#base + size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    this.#there = new Uint8Array(memory.buffer, this.#base, size);
  }

  layout(): string {
    return String(this.#exports.layout());
  }

  prepare(name: string, written: { toJs(): number[] }): number {
    const given: bigint[] = [];
    const open: number[] = [];
    const kinds = written.toJs();
    for (let i = 0; i < kinds.length; i += 2) {
      const value = kinds[i + 1]!;
      if (kinds[i] === GIVEN) open.push(given.length);
      given.push(BigInt(kinds[i] === ADDRESS ? this.#base + value : value));
    }
    const entry = (this.#exports as unknown as Record<string, Prepared['entry']>)[name]!;
    return this.#functions.push({ entry, given, open }) - 1;
  }

  call(number: number, read: number, readTo: number, write: number, writeTo: number): boolean {
    const { entry, given, open } = this.#functions[number]!;
    const here = this.#here();
    const numbers = new DataView(here.buffer, here.byteOffset);
    for (let i = 0; i < open.length; i++) given[open[i]!] = numbers.getBigInt64(i * NUMBER, true);
    this.#there.set(here.subarray(read, readTo), read);
    try {
      numbers.setBigInt64(0, entry(...given), true);
    } catch {
      return false; // what the rules were given is no state of a game
    }
    if (writeTo > write) here.set(this.#there.subarray(write, writeTo), write);
    return true;
  }

  pull(first: number, end: number) {
    this.#here().set(this.#there.subarray(first, end), first);
  }

  push(first: number, end: number) {
    this.#there.set(this.#here().subarray(first, end), first);
  }

  clear(first: number, end: number) {
    this.#there.fill(0, first, end);
  }

  close() {
    this.#view.release();
    this.#block.destroy();
  }

  /** The block where it is now: when Python's memory has grown, it must be asked for again. */
  #here(): Uint8Array {
    let data = this.#view.data as Uint8Array;
    if (data.byteLength === 0) {
      this.#view.release();
      this.#view = this.#block.getBuffer('u8');
      data = this.#view.data as Uint8Array;
    }
    return data;
  }
}

export const rules = {
  compiled: (module: { toJs(): Uint8Array<ArrayBuffer> }) => new WebAssembly.Module(module.toJs()),
  room: (module: WebAssembly.Module, block: PyBuffer) => new Room(module, block.copy() as PyBuffer),
};

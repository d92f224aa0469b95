// What Node and browsers do with a module of the rules: each job is a call in an instance of its own. See javascript.py.
async ({ module, jobs }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const text = (some) => {
    let letters = "";
    for (let i = 0; i < some.length; i += 1 << 15) letters += String.fromCharCode(...some.subarray(i, i + (1 << 15)));
    return btoa(letters);
  };
  const began = performance.now();
  const known = (globalThis.modules ??= new Map()); // what was called often is fast by then
  if (!known.has(module)) known.set(module, await WebAssembly.compile(bytes(module)));
  const compiled = known.get(module);
  const { exports: first } = await WebAssembly.instantiate(compiled);
  first.layout();
  const ready = performance.now() - began;

  const done = [];
  for (const { entry, buffers, numbers, seconds } of jobs) {
    const { exports } = await WebAssembly.instantiate(compiled);
    const content = buffers.map(bytes);
    let end = exports.__heap_base.value;
    const places = content.map(({ length }) => {
      const place = (end + 63) & ~63;
      end = place + length;
      return place;
    });
    exports.memory.grow(Math.max(0, Math.ceil((end - exports.memory.buffer.byteLength) / 65536)));
    const memory = new Uint8Array(exports.memory.buffer);
    const given = numbers.map((number) => ("at" in number ? BigInt(places[number.at]) : BigInt(number.is)));
    const fill = () => content.forEach((some, i) => memory.set(some, places[i]));

    let calls = 0;
    let value;
    let took;
    const start = performance.now();
    do {
      fill();
      value = exports[entry](...given);
      calls += 1;
      took = performance.now() - start;
    } while (took < 1000 * seconds);
    const after = seconds ? [] : content.map((some, i) => text(memory.subarray(places[i], places[i] + some.length)));
    done.push({ value: String(value), buffers: after, calls, seconds: took / 1000 });
  }
  return { ready: ready / 1000, done };
};

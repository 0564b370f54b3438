/**
 * SHA-256 of a short text, synchronously. The browser's digest returns a promise for each call, so a search of ten thousand
 * tries would spend its time waiting. FIPS 180-4, for ASCII messages.
 */
const roundConstants = fractionalBits(64, 1 / 3);
const initialState = fractionalBits(8, 1 / 2);

/** First 32 bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function fractionalBits(count: number, power: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      if (candidate % divisor === 0) prime = false;
    }
    if (!prime) continue;
    const root = candidate ** power;
    words[found] = (root - Math.floor(root)) * 2 ** 32;
    found += 1;
  }
  return words;
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function padded(text: string): DataView {
  const length = text.length;
  const view = new DataView(new ArrayBuffer(((length + 8) >> 6) * 64 + 64));
  for (let index = 0; index < length; index += 1) view.setUint8(index, text.charCodeAt(index));
  view.setUint8(length, 0x80);
  view.setUint32(view.byteLength - 4, length * 8);
  return view;
}

const schedule = new Uint32Array(64);

/** Adds one block of 64 bytes to the state. The indexes never leave the arrays, hence the `as` of `at`. */
function compress(state: Uint32Array, view: DataView, offset: number): void {
  const at = (words: Uint32Array, index: number): number => words[index] as number;
  for (let t = 0; t < 16; t += 1) schedule[t] = view.getUint32(offset + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const a = at(schedule, t - 15);
    const b = at(schedule, t - 2);
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    schedule[t] = at(schedule, t - 16) + small + at(schedule, t - 7) + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + sumE + choice + at(roundConstants, t) + at(schedule, t)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

/** The digest as eight words. */
export function sha256Words(text: string): Uint32Array {
  const state = initialState.slice();
  const view = padded(text);
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, view, offset);
  return state;
}

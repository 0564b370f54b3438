/** A number from 0 up to 1 that is always the same for a text (FNV-1a), so that the demo is the same for each clock. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  // Without this, texts that differ in the last letter only get numbers close to each other.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** A whole number from `from` to `to`, both included. */
export const between = (text: string, from: number, to: number): number =>
  from + Math.floor(chance(text) * (to - from + 1));

/** One of the values. */
export function pick<Value>(text: string, values: readonly [Value, ...Value[]]): Value {
  return values[between(text, 0, values.length - 1)] ?? values[0];
}

/** Returns the next number of a seeded sequence, 0 <= n < 1. */
export type Random = () => number;

/** 32-bit FNV-1a hash of the text's UTF-16 code units. */
export function hash(text: string): number {
  let a = 2166136261;
  for (let i = 0; i < text.length; i++) a = Math.imul(a ^ text.charCodeAt(i), 16777619);
  return a >>> 0;
}

/** A seeded random generator (mulberry32). The same seed gives the same sequence on every machine. */
export function random(seed: string): Random {
  let a = hash(seed) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A deterministic number 0 <= n < 1 for a grid cell: floor boards, mirrors, record bands. */
export function noise(i: number, j = 0): number {
  let t = Math.imul(i + 0x9e37, 0x85ebca6b) ^ Math.imul(j + 0x7f4a, 0xc2b2ae35);
  t = Math.imul(t ^ (t >>> 15), 0x2c1b3c6d);
  return ((t ^ (t >>> 13)) >>> 0) / 4294967296;
}

/** Calls `make` `n` times in order, so that a seeded sequence stays reproducible. */
export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth ramp from 0 at `a` to 1 at `b`; `a` may lie above `b`. */
export const ramp = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Minimum of two distances whose meeting edge is rounded over `k`. */
export const roundMin = (a: number, b: number, k: number): number => {
  const t = clamp(0.5 + (0.5 * (b - a)) / k);
  return mix(b, a, t) - k * t * (1 - t);
};

/** A bell of height 1 at 0, falling with the square of `x`. */
export const bell = (x: number): number => Math.exp(-x * x);

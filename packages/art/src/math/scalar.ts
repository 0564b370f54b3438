export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth ramp from 0 at `a` to 1 at `b`. `a` may be greater than `b`. */
export const ramp = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Smooth minimum of two distances; `k` is the size of the rounded edge. */
export const smoothMin = (a: number, b: number, k: number): number => {
  const t = clamp(0.5 + (0.5 * (b - a)) / k);
  return mix(b, a, t) - k * t * (1 - t);
};

/** Gaussian bell curve with height 1 at 0. */
export const bell = (x: number): number => Math.exp(-x * x);

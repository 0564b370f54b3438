export type Vec3 = readonly [number, number, number];

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The point `t` along direction `d` from `o`. */
export const along = (o: Vec3, d: Vec3, t: number): Vec3 => [
  o[0] + d[0] * t,
  o[1] + d[1] * t,
  o[2] + d[2] * t,
];

export const lengthOf = (a: Vec3): number => Math.sqrt(dot(a, a));

export const unit = (a: Vec3): Vec3 => {
  const l = lengthOf(a);
  return [a[0] / l, a[1] / l, a[2] / l];
};

import type { Random } from './math/random.ts';
import type { Ink } from './palette.ts';

/**
 * Light at one point, each value 0..1: amber, signal and bone light, and bare paper
 * (a point of a light ground without ink).
 */
export type Light = readonly [amber: number, signal: number, bone: number, paper: number];

export const unlit: Light = [0, 0, 0, 0];
export const paperLight: Light = [0, 0, 0, 1];

/** Light at the point (x, y), in picture pixels from the upper left corner. */
export type Tone = (x: number, y: number) => Light;

/** x, y and half the stroke's width there, in picture pixels. */
export type StrokePoint = readonly [x: number, y: number, half: number];
export type Point = readonly [x: number, y: number];

/** A shape drawn on top of the screen without halftone. `top` marks are printed after all others. */
export type Mark = { ink: Ink; top?: boolean } & (
  | { kind: 'stroke'; points: StrokePoint[]; smooth?: boolean }
  /** Has a constant width, which makes it smaller than a stroke. */
  | { kind: 'line'; points: Point[]; width: number; closed?: boolean }
  | { kind: 'shape'; points: Point[] }
  | { kind: 'disc'; at: Point; radius: number }
  | { kind: 'ring'; at: Point; radius: number; width: number }
);

/** A picture before it is printed. */
export interface Picture {
  readonly tone: Tone;
  readonly marks: Mark[];
}

/** The input of every scene: random sequence, size and pitch in pixels, and whether the ground is light (`day`). */
export interface Stage {
  readonly random: Random;
  readonly w: number;
  readonly h: number;
  readonly pitch: number;
  readonly day: boolean;
}

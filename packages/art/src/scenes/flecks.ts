import { times } from '../math/random.ts';
import type { Random } from '../math/random.ts';
import { mix, ramp } from '../math/scalar.ts';

/** A spot of light from the mirror ball: a leaning lozenge. */
export interface Fleck {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly strength: number;
  readonly hot: boolean;
  readonly turn: number;
}

/** `n` flecks around a ball of radius R at (cx, cy). */
export const scatter = (r: Random, n: number, cx: number, cy: number, R: number): Fleck[] =>
  times(n, () => {
    const turn = r() * 2 * Math.PI;
    const away = mix(1.25, 4.4, r() ** 0.8) * R;
    return {
      x: cx + away * Math.cos(turn) * 1.25,
      y: cy + away * Math.sin(turn) * 0.9,
      size: mix(0.022, 0.05, r()) * R * (0.7 + away / R / 3),
      strength: mix(0.35, 1, r()),
      hot: r() < 0.12,
      turn,
    };
  });

/** Light of all flecks at a pixel, added to the `amber` light already there. */
export function fleckLight(flecks: readonly Fleck[], x: number, y: number, amber: number) {
  const light = { amber, signal: 0, bone: 0 };
  for (const f of flecks) {
    const dx = x - f.x;
    const dy = y - f.y;
    const reach = f.size * 2;
    if (dx > reach || dx < -reach || dy > reach || dy < -reach) continue;
    const u = dx * Math.cos(f.turn) + dy * Math.sin(f.turn);
    const v = -dx * Math.sin(f.turn) + dy * Math.cos(f.turn);
    const edge = Math.max(Math.abs(u) / (f.size * 1.7), Math.abs(v) / f.size);
    if (edge >= 1.15) continue;
    const value = f.strength * ramp(1.15, 0.75, edge);
    const ink = f.hot ? 'signal' : f.strength > 0.75 ? 'bone' : 'amber';
    light[ink] = Math.max(light[ink], value);
  }
  return light;
}

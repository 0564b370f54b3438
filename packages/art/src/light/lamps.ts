import { ramp } from '../math/scalar.ts';

/** A stage lamp above the frame: position, tilt and spread (radians), strength and reach. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly spread: number;
  readonly strength: number;
  readonly reach: number;
}

/** Light of the lamps' cones at a pixel. It fades in between `from` (none) and `to` (full), to keep the top free for text. */
export function lampLight(lamps: readonly Lamp[], from = 0, to = 0): (x: number, y: number) => number {
  return (x, y) => {
    const rise = to > 0 ? ramp(from, to, y) : 1;
    if (rise === 0) return 0;
    let sum = 0;
    for (const lamp of lamps) {
      const dy = y - lamp.y;
      if (dy <= 0) continue;
      const q = (Math.atan2(x - lamp.x, dy) - lamp.tilt) / lamp.spread;
      sum += lamp.strength * Math.exp(-q * q * 2.2) * Math.exp(-dy / lamp.reach);
    }
    return sum * rise;
  };
}

import { boards } from '../light/boards.ts';
import { noise } from '../math/random.ts';
import { bell, clamp, mix, ramp } from '../math/scalar.ts';
import { leanTangent } from '../palette.ts';
import { unlit } from '../scene.ts';
import type { Light, Picture, Stage } from '../scene.ts';

export interface VinylOptions {
  /** Visible height of the disc as a fraction of its width. */
  readonly tilt?: number;
  readonly cx?: number;
  readonly cy?: number;
  /** Radius as a fraction of the largest disc that fits. */
  readonly R?: number;
  readonly arm?: boolean;
}

const { abs, atan2, cos, floor, hypot, min, sin } = Math;

/** A record on a turntable, with the tonearm in the groove. */
export function vinyl({ random: r, w, h, pitch, day }: Stage, o: VinylOptions): Picture {
  const tilt = o.tilt ?? mix(0.42, 0.8, r());
  const cx = w * (o.cx ?? mix(0.4, 0.62, r()));
  const cy = h * (o.cy ?? mix(0.48, 0.62, r()));
  const R = min(w, h / tilt) * (o.R ?? mix(0.46, 0.6, r()));
  const glint = r() * 6;
  const turn = (r() - 0.5) * 0.7;

  // The screen cannot resolve grooves finer than its own lines: they would become noise.
  const grooves = min(190, (2 * Math.PI * R * Math.min(1, tilt * 1.3)) / (pitch * 2.6));

  const table = (x: number, y: number, q: number): Light => {
    const fall = bell(hypot((x - cx) / w, (y - cy) / h) * Math.sqrt(3.2));
    const shadow = ramp(1.0, 1.09, q + (y < cy ? 0.09 : 0));
    return [boards(x / 90 + (y * leanTangent) / 90, y / 90, 1.15) * 0.75 * fall * shadow, 0, 0, 0];
  };

  const tone = (x: number, y: number): Light => {
    const X = x - cx;
    const Y = (y - cy) / tilt;
    const dx = X * cos(turn) - Y * sin(turn);
    const dy = X * sin(turn) + Y * cos(turn);
    const q = hypot(dx, dy) / R;
    if (q <= 1) return q < 0.33 ? label(q, atan2(dy, dx) + glint) : groove(q, atan2(dy, dx) - glint, grooves);
    if (!day) return table(x, y, q);
    return [0, 0, 0, mix(0.25, 1, ramp(1.0, 1.16, hypot(dx - R * 0.05, dy - R * 0.1) / R))];
  };

  const arm = [
    [cx + R * 1.02, cy - R * tilt * 0.95, R * 0.022],
    [cx + R * 0.9, cy - R * tilt * 0.1, R * 0.022],
    [cx + R * 0.5, cy + R * tilt * 0.42, R * 0.022],
  ] as const;
  return {
    tone,
    marks: o.arm === false ? [] : [{ kind: 'stroke', points: [...arm], ink: 'bone', smooth: true }],
  };
}

function label(q: number, a: number): Light {
  if (q < 0.022) return unlit;
  const rim = q > 0.3 || (q > 0.12 && q < 0.135);
  return [0, (rim ? 0.15 : 0.85) * (0.7 + 0.3 * abs(sin(a))), 0, 0];
}

/** Grooves reflect light in narrow wedges. The bands between the songs stay dark. */
function groove(q: number, a: number, grooves: number): Light {
  const fine = 0.5 + 0.5 * sin(q * grooves);
  const band = noise(floor(q * 9.5)) > 0.82 || abs((q * 9.5) % 1) < 0.06 ? 0.25 : 1;
  const wedges = 0.95 * abs(cos(a)) ** 26 + 0.5 * abs(cos(a - 0.5)) ** 60;
  const edge = q > 0.985 ? 0.35 : 0;
  return [
    clamp(0.9 * abs(cos(a + 1.1)) ** 90 * (0.6 + 0.4 * fine) + 0.05),
    0,
    clamp((0.05 + wedges) * (0.45 + 0.55 * fine) * band * ramp(1, 0.985, q) + edge),
    0,
  ];
}

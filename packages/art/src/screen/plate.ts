import type { Light } from '../scene.ts';
import type { PathWriter } from '../svg/path.ts';
import type { Column } from './sample.ts';
import { simplify } from './simplify.ts';
import type { Swell } from './simplify.ts';

/** The share of the light (0..1) that one ink prints, and how it is printed. */
export interface Plate {
  amount(light: Light): number;
  /** A value below 1 spreads the ink in the lighter tones. */
  readonly gamma: number;
  /** Amounts below this value print nothing. */
  readonly low: number;
}

/** Width of the widest line as a fraction of the pitch, so that neighboring lines never touch. */
const growth = 0.94;
/** Minimum half width in pixels. A thinner line would break up. */
const hair = 0.22;
/** Length of a line's pointed end as a fraction of the pitch: long enough to avoid a jagged edge. */
const point = 0.34;
/** Error of width a swelling line may have, in parts of the pitch. */
export const lineTolerance = 0.036;

/** Prints one ink along all lines of the screen. Each line is a closed outline in leaning coordinates. */
export function printPlate(
  columns: readonly Column[],
  pitch: number,
  plate: Plate,
  out: PathWriter,
  tolerance = lineTolerance,
): void {
  for (const { foot, samples } of columns) {
    let run: Swell[] = [];
    const flush = (): void => {
      if (run.length > 2) outline(foot, simplify(run, pitch * tolerance), out);
      run = [];
    };
    const nib = pitch * point;
    samples.forEach(({ y, light }, i) => {
      const amount = plate.amount(light);
      if (amount >= plate.low) {
        if (run.length === 0) run.push({ y: Math.min(samples[i - 1]?.y ?? y, y - nib), half: 0 });
        run.push({ y, half: Math.max(hair, amount ** plate.gamma * pitch * 0.5 * growth) });
        return;
      }
      const last = run.at(-1);
      if (last) run.push({ y: Math.max(y, last.y + nib), half: 0 });
      flush();
    });
    flush();
  }
}

function outline(foot: number, run: readonly Swell[], out: PathWriter): void {
  const right = run.map(({ y, half }) => [foot + half, y] as const);
  // A pointed end has one corner, not two.
  const left = run.filter(({ half }) => half > 0).map(({ y, half }) => [foot - half, y] as const);
  out.polygon([...right, ...left.reverse()]);
}

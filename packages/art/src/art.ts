import { draw } from './draw.ts';
import type { SceneRequest } from './draw.ts';
import { random } from './math/random.ts';
import { inks, leanDegrees } from './palette.ts';
import type { Ground } from './palette.ts';
import { printPlate, lineTolerance } from './screen/plate.ts';
import { platesFor } from './screen/plates.ts';
import { sampleColumns } from './screen/sample.ts';
import { printMarks } from './stroke/marks.ts';
import { pathWriter, unitsPerPixel } from './svg/path.ts';

export type ArtRequest = SceneRequest & {
  /** Any text. It only seeds the random numbers and never appears in the picture. */
  seed: string;
  /** Size in pixels, 16 to 2400: one to two times the displayed size. */
  w: number;
  h: number;
  /** Distance between the screen's lines in pixels. At displayed size it should be between 4 and 9. */
  pitch: number;
  ground: Ground;
};

/** The numeric precision of the SVG. It does not change which lines the picture contains or where they are. */
export interface Precision {
  /** Path units per picture pixel. */
  readonly units: number;
  /** Error of width a swelling line may have, in parts of the pitch. */
  readonly tolerance: number;
}

const full: Precision = { units: unitsPerPixel, tolerance: lineTolerance };

const smallest = 16;
const largest = 2400;
/** Maximum number of screen lines in a picture. It bounds the work for any size. */
const mostLines = 420;

/**
 * Draws a picture as an SVG document. The same request returns the same bytes on every machine: no clock, no Math.random.
 * @throws RangeError when the size, the pitch or the ground is invalid.
 */
export function art(request: ArtRequest, { units, tolerance }: Precision = full): string {
  const { seed, w, h, pitch, ground } = request;
  check(request);
  const stage = { random: random(`${request.scene}/${seed}`), w, h, pitch, day: ground !== 'ink' };
  const { tone, marks } = draw(request, stage);
  const columns = sampleColumns(tone, w, h, pitch);
  const plates = platesFor(ground).map((plate) => {
    const path = pathWriter(units);
    printPlate(columns, pitch, plate, path, tolerance);
    const d = path.text();
    return d === '' ? '' : `<path fill="${inks[plate.ink]}" d="${d}"/>`;
  });
  const scale = 1 / units;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${inks[ground]}" d="M0 0h${w}v${h}H0z"/>` +
    `<g transform="skewX(${-leanDegrees}) scale(${scale})">${plates.join('')}</g>` +
    `<g transform="scale(${scale})">${printMarks(marks, ground, units)}</g></svg>`
  );
}

function check({ scene, w, h, pitch, ground }: ArtRequest): void {
  for (const [side, length] of Object.entries({ w, h }))
    if (!Number.isInteger(length) || length < smallest || length > largest)
      throw new RangeError(
        `${scene}: ${side} must be a whole number from ${smallest} to ${largest}, not ${length}`,
      );
  if (!(pitch >= 4 && pitch <= 64) || w / pitch > mostLines || h / pitch > mostLines)
    throw new RangeError(
      `${scene}: pitch must be from 4 to 64 with at most ${mostLines} lines a side, not ${pitch}`,
    );
  if (!Object.hasOwn(inks, ground)) throw new RangeError(`${scene}: no ground is called ${ground}`);
}

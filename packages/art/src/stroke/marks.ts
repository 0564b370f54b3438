import { inks } from '../palette.ts';
import type { Ground, Ink } from '../palette.ts';
import type { Mark, Point } from '../scene.ts';
import { inkOn } from '../screen/plates.ts';
import { pathWriter, unitsPerPixel } from '../svg/path.ts';
import type { PathWriter } from '../svg/path.ts';
import { ribbon } from './ribbon.ts';
import { smooth } from './smooth.ts';
import { thin } from './thin.ts';

/** Marks with the same ink and width, drawn as one path. */
interface Batch {
  readonly ink: Ink;
  readonly width: number;
  readonly path: PathWriter;
}

/** Draws all marks. Marks of one ink and kind become one path, in the order in which each kind first appears. */
export function printMarks(marks: readonly Mark[], ground: Ground, units = unitsPerPixel): string {
  const batches = new Map<string, Batch>();
  const ordered = [...marks.filter((m) => !m.top), ...marks.filter((m) => m.top)];
  for (const mark of ordered) {
    const ink = inkOn(ground, mark.ink);
    const width =
      mark.kind === 'line' || mark.kind === 'ring' ? Math.max(1, Math.round(mark.width * units)) : 0;
    const key = [ink, width, mark.top ?? false].join(' ');
    const batch = batches.get(key) ?? { ink, width, path: pathWriter(units) };
    batches.set(key, batch);
    draw(mark, batch.path);
  }
  return [...batches.values()].map(element).join('');
}

function element({ ink, width, path }: Batch): string {
  const d = path.text();
  if (d === '') return '';
  const look =
    width > 0 ? `fill="none" stroke="${inks[ink]}" stroke-width="${width}"` : `fill="${inks[ink]}"`;
  return `<path ${look} d="${d}"/>`;
}

function draw(mark: Mark, path: PathWriter): void {
  switch (mark.kind) {
    case 'stroke':
      return path.polygon(ribbon(mark.smooth ? smooth(mark.points) : mark.points));
    case 'line':
      return mark.closed ? path.polygon(slim(mark.points)) : path.line(slim(mark.points));
    case 'shape':
      return path.polygon(clockwise(mark.points));
    case 'disc':
    case 'ring':
      return path.disc(mark.at, mark.radius);
  }
}

const slim = (points: readonly Point[]): Point[] =>
  thin(
    points.map(([x, y]) => [x, y, 0]),
    0.15,
  ).map(([x, y]) => [x, y]);

/** Overlapping outlines of one path must have the same direction. Otherwise they cancel out where they overlap. */
function clockwise(points: Point[]): Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

import type { Point } from '../scene.ts';

/** Collects closed outlines and lines as one SVG path of relative integer steps. */
export interface PathWriter {
  polygon(points: readonly Point[]): void;
  line(points: readonly Point[]): void;
  disc(at: Point, radius: number): void;
  /** The path data. Empty when nothing was drawn. */
  text(): string;
}

/** Path units per picture pixel. A quarter pixel is finer than any display shows. */
export const unitsPerPixel = 4;

/** Appends a number with the shortest separator: none before a minus sign. */
const glue = (text: string, n: number): string => (n < 0 || text === '' ? `${text}${n}` : `${text} ${n}`);

/** @param units path units per picture pixel. */
export function pathWriter(units = unitsPerPixel): PathWriter {
  const parts: string[] = [];
  // Where the next relative step starts; after `z` that is the start of the outline.
  let penX = 0;
  let penY = 0;

  const whole = (points: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const [px, py] of points) {
      const x = Math.round(px * units);
      const y = Math.round(py * units);
      const last = out.at(-1);
      if (!last || last[0] !== x || last[1] !== y) out.push([x, y]);
    }
    return out;
  };

  const draw = (points: readonly Point[], close: boolean): void => {
    const corners = whole(points);
    const first = corners[0];
    if (!first || corners.length < (close ? 3 : 2)) return;
    let text = '';
    let [x, y] = [penX, penY];
    for (const [nx, ny] of corners) {
      text = glue(glue(text, nx - x), ny - y);
      [x, y] = [nx, ny];
    }
    parts.push(`m${text}${close ? 'z' : ''}`);
    [penX, penY] = close ? first : [x, y];
  };

  return {
    polygon: (points) => draw(points, true),
    line: (points) => draw(points, false),
    disc: ([cx, cy], radius) => {
      const r = Math.max(1, Math.round(radius * units));
      const x = Math.round(cx * units) - r;
      const y = Math.round(cy * units);
      parts.push(
        `m${glue(glue('', x - penX), y - penY)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`,
      );
      [penX, penY] = [x, y];
    },
    text: () => parts.join(''),
  };
}

/** A slanted bar of a figure, in units of its 240 x 92 box. */
interface Bar {
  readonly x: number;
  readonly height: number;
  readonly width: number;
  /** The lower edge; defaults to that of the box. */
  readonly base?: number;
}

const box = { width: 240, height: 92 };
/** The slant of the two slashes: 20 degrees. */
const slope = Math.tan(Math.PI / 9);

const row = (count: number, step: number, bar: Omit<Bar, 'x'>, from = 0): Bar[] =>
  Array.from({ length: count }, (_, index) => ({ ...bar, x: from + index * step }));

const short = { height: 42, width: 10 };

/** Rhythm notation: the number behind each belief, drawn as beats. */
const figures = {
  /** Three small bars for minors, tall ones for adults. */
  grown: [...row(3, 18, { height: 26, width: 9 }), ...row(9, 18, { height: 92, width: 9 }, 54)],
  /** Eight skaters and a coach. */
  coach: [...row(8, 18, { height: 56, width: 9 }), { x: 160, height: 92, width: 16 }],
  /** Four bars of four. */
  rhythm: row(4, 52, { height: 92, width: 14 }).flatMap((beat) => [
    beat,
    ...row(3, 11, { height: 40, width: 4 }, beat.x + 19),
  ]),
  /** Sixteen people in two rows. */
  cohort: [...row(8, 24, { ...short, base: 42 }, 16), ...row(8, 24, short)],
} satisfies Record<string, readonly Bar[]>;

export type BeatFigureName = keyof typeof figures;

function outline({ x, height, width, base = box.height }: Bar): string {
  const run = Number((height * slope).toFixed(1));
  return `M${x} ${base}l${run} ${-height}h${width}l${-run} ${height}z`;
}

/** Decorative: the text below says the same. */
export function BeatFigure({ name }: { name: BeatFigureName }) {
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d={figures[name].map(outline).join('')} />
    </svg>
  );
}

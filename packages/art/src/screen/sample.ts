import { leanTangent } from '../palette.ts';
import type { Light, Tone } from '../scene.ts';

/** One line of the screen: its x at y = 0, and the light samples along it from top to bottom. */
export interface Column {
  readonly foot: number;
  readonly samples: { y: number; light: Light }[];
}

/** Distance between two samples as a fraction of the pitch. */
const strideShare = 0.42;
/** A jump in light this large marks the edge of an object, where the line must end exactly. */
const edgeJump = 0.34;
const halvings = 4;

const jump = (a: Light, b: Light): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]), Math.abs(a[3] - b[3]));

/** Samples the scene along every leaning line of the screen and locates edges by bisection. */
export function sampleColumns(tone: Tone, w: number, h: number, pitch: number): Column[] {
  const stride = pitch * strideShare;
  const columns: Column[] = [];
  for (let foot = pitch / 2; foot < w + h * leanTangent + pitch; foot += pitch) {
    const samples: Column['samples'] = [];
    for (let y = -stride; y <= h + stride; y += stride) {
      const x = foot - y * leanTangent;
      if (x < -pitch || x > w + pitch) continue;
      const next = { y, light: tone(x, y) };
      const last = samples.at(-1);
      if (last && jump(last.light, next.light) > edgeJump) samples.push(...edge(tone, foot, last, next));
      samples.push(next);
    }
    if (samples.length > 1) columns.push({ foot, samples });
  }
  return columns;
}

type Sample = Column['samples'][number];

/** The two samples closest to the edge between a and b, one on each side. */
function edge(tone: Tone, foot: number, a: Sample, b: Sample): Sample[] {
  let above = a;
  let below = b;
  for (let i = 0; i < halvings; i++) {
    const y = (above.y + below.y) / 2;
    const middle = { y, light: tone(foot - y * leanTangent, y) };
    if (jump(above.light, middle.light) > jump(middle.light, below.light)) below = middle;
    else above = middle;
  }
  return [above, below].filter((s) => s !== a && s !== b);
}

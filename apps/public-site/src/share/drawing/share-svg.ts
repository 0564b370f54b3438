import { art as drawArt, pictureFor, pictures, shapes } from '@detroit-well/art';
import { brand } from '@detroit-well/config/brand';
import { formatLongDate, formatTime, studioDay } from '@detroit-well/config/studio-time';
import { slug } from '@detroit-well/config/slug';
import type { ShareInput, ShareKind } from '../../metadata/share-input.ts';
import { fitTitle } from './fit-title.ts';
import { art, footBottom, left, lockup, platePoints, roomAt, size, titleTop } from './geometry.ts';
import { loadTypeface, type Typeface } from './typeface.ts';

interface Colors {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  readonly mark: string;
}

const ink = '#0c0d10';
const bone = '#f1ede4';
const signal = '#ff3b1f';
const colors: Readonly<Record<ShareKind, Colors>> = {
  session: { ground: ink, text: bone, quiet: '#d3cbbb', mark: signal },
  post: { ground: bone, text: ink, quiet: '#57503f', mark: signal },
  page: { ground: '#e3a04a', text: ink, quiet: '#3b2a10', mark: ink },
};

interface Typefaces {
  readonly title: Typeface;
  readonly story: Typeface;
  readonly held: Typeface;
  readonly open: Typeface;
  readonly number: Typeface;
  readonly strong: Typeface;
  readonly quiet: Typeface;
}

/** The styles of the brand's two font families that a share picture uses. */
export async function loadTypefaces(): Promise<Typefaces> {
  const archivo = (wght: number, wdth: number, tracking = 0): Promise<Typeface> =>
    loadTypeface({ family: 'archivo', axes: { wght, wdth }, tracking });
  const [title, story, held, open, number, strong, quiet] = await Promise.all([
    archivo(800, 125, -0.025),
    loadTypeface({ family: 'newsreader', axes: { wght: 500, opsz: 72 }, tracking: -0.028 }),
    archivo(700, 75, -0.005),
    archivo(800, 125, -0.02),
    archivo(700, 62, -0.015),
    archivo(650, 110),
    archivo(450, 100),
  ]);
  return { title, story, held, open, number, strong, quiet };
}

const group = (x: number, y: number, fill: string, outlines: string): string =>
  `<g transform="translate(${x} ${y})" fill="${fill}">${outlines}</g>`;

/** The two bars of the logo, 0.86 em high, standing on a baseline. */
function slashes(x: number, baseline: number, px: number, fill: string): string {
  const bar = (start: number): string =>
    [
      [start + 0.313, -0.775],
      [start + 0.463, -0.775],
      [start + 0.15, 0.085],
      [start, 0.085],
    ]
      .map(([dx = 0, dy = 0]) => `${x + dx * px},${baseline + dy * px}`)
      .join(' ');
  return `<polygon fill="${fill}" points="${bar(0)}"/><polygon fill="${fill}" points="${bar(0.187)}"/>`;
}

function drawLockup({ held, open }: Typefaces, { text, mark }: Colors): string {
  const [before = '', after] = brand.name.split('//');
  if (after === undefined) return group(left, lockup.baseline, text, open.set(before, lockup.size).path);
  const first = held.set(before, lockup.size);
  const slashAt = left + first.width + 0.03 * lockup.size;
  const second = open.set(after, lockup.size);
  return [
    group(left, lockup.baseline, text, first.path),
    slashes(slashAt, lockup.baseline, lockup.size, mark),
    group(slashAt + 0.69 * lockup.size, lockup.baseline, text, second.path),
  ].join('');
}

/** A single line that ends before the cut. */
function fitLine(face: Typeface, text: string, px: number, room: number): string {
  if (face.set(text, px).width <= room) return face.set(text, px).path;
  const characters = Array.from(text);
  while (characters.length > 0 && face.set(`${characters.join('').trimEnd()}...`, px).width > room)
    characters.pop();
  return face.set(`${characters.join('').trimEnd()}...`, px).path;
}

const number = { px: 150, lineHeight: 120 } as const;
const strongLine = { px: 26, lineHeight: 31.2 } as const;
const quietLine = { px: 22, lineHeight: 26.4 } as const;
const strongTop = footBottom - quietLine.lineHeight - 4 - strongLine.lineHeight;

interface Foot {
  readonly day: string | null;
  readonly strong: string;
  readonly quiet: string;
}

function footOf(input: ShareInput): Foot {
  switch (input.kind) {
    case 'session':
      return {
        day: String(Number(studioDay(input.date).slice(8))),
        strong: `${formatLongDate(input.date).replace(/, \d{4}$/, '')}, ${formatTime(input.date)}`,
        quiet: input.location,
      };
    case 'post': {
      const date = input.date ? formatLongDate(input.date).replace(/^\w+, /, '') : '';
      return { day: null, strong: 'The Standard', quiet: [input.author, date].filter(Boolean).join(', ') };
    }
    case 'page': {
      const { locality, region } = brand.address;
      return { day: null, strong: brand.tagline, quiet: `${locality}, ${region}` };
    }
  }
}

function drawFoot(faces: Typefaces, { text, quiet }: Colors, foot: Foot): string {
  const day = foot.day === null ? null : faces.number.set(foot.day, number.px);
  const x = day ? left - 4 + day.width + 20 : left;
  const room = roomAt(footBottom) - (x - left);
  const numberAt = footBottom - number.lineHeight + faces.number.baseline(number.px, number.lineHeight);
  const strongAt = strongTop + faces.strong.baseline(strongLine.px, strongLine.lineHeight);
  const quietTop = footBottom - quietLine.lineHeight;
  const quietAt = quietTop + faces.quiet.baseline(quietLine.px, quietLine.lineHeight);
  return [
    day ? group(left - 4, numberAt, text, day.path) : '',
    group(x, strongAt, text, fitLine(faces.strong, foot.strong, strongLine.px, room)),
    group(x, quietAt, quiet, fitLine(faces.quiet, foot.quiet, quietLine.px, room)),
  ].join('');
}

/** The upper edge of the footer: the title ends above it. */
export const titleBottom = (kind: ShareKind): number =>
  (kind === 'session' ? footBottom - number.lineHeight : strongTop) - 12;

type Measure = (line: string, px: number) => number;

/** Caches measured widths, because balancing lines measures the same words repeatedly. */
function remembered(measure: Measure): Measure {
  const widths = new Map<string, number>();
  return (line, px) => {
    const key = `${px} ${line}`;
    const width = widths.get(key) ?? measure(line, px);
    widths.set(key, width);
    return width;
  };
}

function drawTitle(faces: Typefaces, { text }: Colors, input: ShareInput): string {
  const face = input.kind === 'post' ? faces.story : faces.title;
  const measure = remembered((line, px) => face.set(line, px).width);
  const { px, lineHeight, lines } = fitTitle(input.kind, input.title, titleBottom(input.kind), measure);
  return lines
    .map((line, index) => {
      const baseline = titleTop + index * lineHeight + face.baseline(px, lineHeight);
      return group(left, baseline, text, face.set(line, px).path);
    })
    .join('');
}

/** The same picture as on the page, because both use the slug as seed. */
function drawPicture(input: ShareInput): string {
  const { w: width, h: height } = shapes.share;
  switch (input.kind) {
    case 'session':
      return drawArt(
        pictureFor({ kind: 'session', slug: slug(input.title), category: input.category, width, height }),
      );
    case 'post':
      return drawArt(pictureFor({ kind: 'post', slug: input.id, width, height }));
    case 'page':
      return drawArt({ ...pictures['hero-skate-narrow'], ...shapes.share, sx: 0.2, quiet: 0 });
  }
}

/** The whole share picture as one SVG without fonts: all text is outlines. */
export function shareSvg(input: ShareInput, faces: Typefaces): string {
  const palette = colors[input.kind];
  const { width, height } = size;
  const picture = drawPicture(input).replace('<svg ', `<svg x="${art.x}" y="${art.y}" `);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    picture,
    `<polygon fill="${palette.ground}" points="${platePoints()}"/>`,
    drawLockup(faces, palette),
    drawTitle(faces, palette, input),
    drawFoot(faces, palette, footOf(input)),
    '</svg>',
  ].join('');
}

import { Blob, Buffer as ShapingBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'wawoff2/decompress.js';

export interface Style {
  readonly family: 'archivo' | 'newsreader';
  /** Design axes, such as `{ wght: 800, wdth: 125 }`. */
  readonly axes: Readonly<Record<string, number>>;
  /** Letter spacing in em. */
  readonly tracking?: number;
}

/** Text as outlines: `path` starts at the baseline's origin and is `width` pixels wide. */
interface SetText {
  readonly path: string;
  readonly width: number;
}

export interface Typeface {
  /** Sets one line. Characters that no font file of the family contains are omitted. */
  readonly set: (text: string, px: number) => SetText;
  /** The distance in pixels from the top of a line box of `lineHeight` to the baseline. */
  readonly baseline: (px: number, lineHeight: number) => number;
}

const from = createRequire(import.meta.url);
/** The font files of a family, in the order of lookup. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;

let queue: Promise<unknown> = Promise.resolve();

/** Runs one at a time: the decompressor returns a view of memory that its next call overwrites. */
function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const unpacked = queue.then(async () => Uint8Array.from(await decompress(packed)));
  queue = unpacked.catch(() => undefined);
  return unpacked;
}

async function readFaces(family: Style['family']): Promise<readonly Face[]> {
  const folder = dirname(from.resolve(`@fontsource-variable/${family}/package.json`));
  const read = async (subset: string): Promise<Face> => {
    const file = join(folder, 'files', `${family}-${subset}-standard-normal.woff2`);
    return new Face(new Blob(await unpack(await readFile(file))));
  };
  return Promise.all(subsets.map(read));
}

const faces = new Map<Style['family'], Promise<readonly Face[]>>();

function facesOf(family: Style['family']): Promise<readonly Face[]> {
  const known = faces.get(family);
  if (known) return known;
  const reading = readFaces(family);
  faces.set(family, reading);
  return reading;
}

/** The first file that contains every code point of a character; combining marks stay with their letter. */
const fontFor = (fonts: readonly Font[], character: string): Font | undefined =>
  fonts.find((font) => Array.from(character).every((one) => font.nominalGlyph(one.codePointAt(0) ?? 0)));

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Run {
  readonly font: Font;
  text: string;
}

function runsOf(fonts: readonly Font[], text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const font = fontFor(fonts, segment);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

/** A variable font with fixed axes, ready to set lines of text. */
export async function loadTypeface({ family, axes, tracking = 0 }: Style): Promise<Typeface> {
  const fonts = (await facesOf(family)).map((face) => {
    const font = new Font(face);
    font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
    return font;
  });
  const [main] = fonts;
  if (!main) throw new Error(`No font file of ${family}`);
  const { upem } = main.face;
  const { ascender, descender } = main.hExtents();

  function set(text: string, px: number): SetText {
    const scale = px / upem;
    let x = 0;
    const outlines: string[] = [];
    for (const run of runsOf(fonts, text)) {
      const buffer = new ShapingBuffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(run.font, buffer);
      const positions = buffer.getGlyphPositions();
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const outline = run.font.glyphToPath(codepoint);
        if (outline) {
          const at = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
          outlines.push(`<path transform="${at}" d="${outline}"/>`);
        }
        x += xAdvance * scale + tracking * px;
      }
    }
    return { path: outlines.join(''), width: Math.max(0, x - tracking * px) };
  }

  return {
    set,
    baseline: (px, lineHeight) => {
      const content = ((ascender - descender) * px) / upem;
      return (lineHeight - content) / 2 + (ascender * px) / upem;
    },
  };
}

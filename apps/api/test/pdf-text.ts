import { inflateSync } from 'node:zlib';

/** The text of a PDF in drawing order, as far as it uses a font built into every reader. */
export function pdfText(pdf: Buffer): string {
  return contents(pdf)
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) => decode(shown))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** Text fragments with the position and size they are drawn at, in points from the lower left. */
export function pdfFragments(pdf: Buffer): { text: string; x: number; y: number; size: number }[] {
  const drawn = /1 0 0 1 ([\d.]+) ([\d.]+) Tm\s+\/\w+ ([\d.]+) Tf\s+\[([^\]]*)\] TJ/g;
  return contents(pdf)
    .flatMap((content) => [...content.matchAll(drawn)])
    .map(([, x, y, size, shown = '']) => ({
      text: decode(shown).trim(),
      x: Number(x),
      y: Number(y),
      size: Number(size),
    }));
}

/** Horizontal lines, in points from the lower left of a letter-size page. */
export function pdfStrokes(pdf: Buffer): { from: number; to: number; y: number }[] {
  const pageHeight = 792;
  return contents(pdf)
    .flatMap((content) => [...content.matchAll(/([\d.]+) ([\d.]+) m\s+([\d.]+) ([\d.]+) l\s+S/g)])
    .map(([, from, y, to]) => ({ from: Number(from), to: Number(to), y: pageHeight - Number(y) }));
}

function contents(pdf: Buffer): string[] {
  const bytes = pdf.toString('latin1');
  // A carriage return before the end may be the last of the compressed bytes; one too many does no harm.
  return [...bytes.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\nendstream/g)].map(
    ([, packed = '']) => unpacked(Buffer.from(packed, 'latin1')),
  );
}

const decode = (shown: string) =>
  [...shown.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('');

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return ''; // a picture or a font
  }
}

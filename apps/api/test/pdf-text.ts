import { inflateSync } from 'node:zlib';

/** The words of a PDF in the order they are drawn, as far as they stand in a font built into every reader. */
export function pdfText(pdf: Buffer): string {
  const bytes = pdf.toString('latin1');
  return [...bytes.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed = '']) => unpacked(Buffer.from(packed, 'latin1')))
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

function unpacked(packed: Buffer): string {
  try {
    return inflateSync(packed).toString('latin1');
  } catch {
    return ''; // a picture or a font
  }
}

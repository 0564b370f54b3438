import { createRequire } from 'node:module';

/** The characters of the fonts that every PDF reader includes (Windows-1252). */
const builtIn = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

const require = createRequire(import.meta.url);
const everyScript = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** Chooses the font for a text: a standard PDF font if it covers the text, otherwise an embedded font for many scripts. */
export function faceFor(text: string, { bold = false, italic = false } = {}): string {
  if (!builtIn.test(text)) return bold ? everyScript.bold : everyScript.regular;
  if (bold) return italic ? 'Helvetica-BoldOblique' : 'Helvetica-Bold';
  return italic ? 'Helvetica-Oblique' : 'Helvetica';
}

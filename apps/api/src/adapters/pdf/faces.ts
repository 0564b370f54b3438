import { createRequire } from 'node:module';

/** The letters that the fonts built into every reader can write (Windows-1252). */
const builtIn = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

const require = createRequire(import.meta.url);
const everyScript = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

/** The font for a text: one that every reader has, else one of many scripts that goes along in the file. */
export function faceFor(text: string, { bold = false, italic = false } = {}): string {
  if (!builtIn.test(text)) return bold ? everyScript.bold : everyScript.regular;
  if (bold) return italic ? 'Helvetica-BoldOblique' : 'Helvetica-Bold';
  return italic ? 'Helvetica-Oblique' : 'Helvetica';
}

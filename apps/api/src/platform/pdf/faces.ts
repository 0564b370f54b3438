import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

/** A font that covers a text. */
export interface Face {
  /** The name of a standard PDF font, or the path of a font file that the PDF embeds. */
  readonly source: string;
  /** The characters of a text that the font needs to draw it. */
  readonly drawn: (text: string) => string;
  /** The direction in which the font draws a text. Undefined if fontkit fails, as it does for some impossible sequences of marks. */
  readonly directionOf: (text: string) => 'ltr' | 'rtl' | undefined;
}

interface Style {
  readonly bold?: boolean;
  readonly italic?: boolean;
}

const require = createRequire(import.meta.url);

/** The files of a family. */
interface Family {
  readonly regular: string;
  readonly bold: string;
}

/** The files of a package, given its main file. */
const embedPdf = (main: string, file: string): Family => ({
  regular: join(dirname(main), '../fonts', file.replace('*', 'Regular')),
  bold: join(dirname(main), '../fonts', file.replace('*', 'Bold')),
});
const expo = (main: string, name: string): Family => ({
  regular: join(dirname(main), '400Regular', `${name}_400Regular.ttf`),
  bold: join(dirname(main), '700Bold', `${name}_700Bold.ttf`),
});

/** The characters of the fonts that every PDF reader includes (Windows-1252). */
const builtIn = /^[\n\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/** Characters that change how others are drawn, and draw nothing themselves: joiners, directional marks, variation selectors. */
const unseen = /[\u00ad\u200c-\u200f\u061c\p{Variation_Selector}\u{e0020}-\u{e007f}]/gu;
/** No font draws these, although some contain an empty glyph for them. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;
const withoutUnseen = (text: string) => text.replaceAll(unseen, '');

/** Chinese characters as well: the Japanese font is tried first, because it has characters of names that the Chinese one lacks. */
const eastAsian = /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}\u3000-\u33ff\uff00-\uffef]/u;

/** The embedded fonts. A file is opened only for a text that contains one of its characters. The first that covers it is used. */
const families: readonly (Family & { readonly characters: RegExp })[] = [
  {
    characters: /[\p{Emoji_Presentation}\u20e3\ufe0f]/u,
    ...expo(require.resolve('@expo-google-fonts/noto-emoji'), 'NotoEmoji'),
  },
  {
    characters: /\p{scx=Arabic}/u,
    ...embedPdf(require.resolve('@embedpdf/fonts-arabic'), 'NotoNaskhArabic-*.ttf'),
  },
  {
    characters: /\p{scx=Hebrew}/u,
    ...embedPdf(require.resolve('@embedpdf/fonts-hebrew'), 'NotoSansHebrew-*.ttf'),
  },
  {
    characters: /\p{scx=Devanagari}/u,
    ...expo(require.resolve('@expo-google-fonts/noto-sans-devanagari'), 'NotoSansDevanagari'),
  },
  {
    characters: /\p{scx=Thai}/u,
    ...expo(require.resolve('@expo-google-fonts/noto-sans-thai'), 'NotoSansThai'),
  },
  { characters: eastAsian, ...embedPdf(require.resolve('@embedpdf/fonts-jp'), 'NotoSansJP-*.otf') },
  { characters: eastAsian, ...embedPdf(require.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-*.otf') },
  {
    characters: /\p{scx=Hangul}/u,
    ...embedPdf(require.resolve('@embedpdf/fonts-kr'), 'NotoSansKR-*.otf'),
  },
];

/** For Greek, Cyrillic, the rest of Latin, and what the other fonts lack. */
const otherwise: Family = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const opened = new Map<string, Font>();

function openFont(file: string): Font {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  opened.set(file, font);
  return font;
}

/** The standard PDF font of a style. */
export function builtInFace({ bold = false, italic = false }: Style = {}): Face {
  const slant = italic ? 'Oblique' : '';
  const style = `${bold ? 'Bold' : ''}${slant}`;
  return {
    source: style === '' ? 'Helvetica' : `Helvetica-${style}`,
    drawn: withoutUnseen,
    directionOf: () => 'ltr',
  };
}

/** Chooses the font for a text: a standard PDF font if it covers the text, otherwise an embedded one; undefined if none does. */
export function faceFor(text: string, style: Style = {}): Face | undefined {
  const shown = withoutUnseen(text);
  if (builtIn.test(shown) && !text.includes('\ufe0f')) return builtInFace(style);
  const seen = Array.from(shown);
  if (seen.some((character) => invisible.test(character))) return undefined;
  const own = families.filter(({ characters }) => characters.test(text));
  // A word of mixed scripts is split before it takes a font that was not made for its script.
  for (const { regular, bold } of own.length > 0 && seen.length > 1 ? own : [...own, otherwise]) {
    const source = style.bold ? bold : regular;
    const font = openFont(source);
    if (seen.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)))
      return { source, drawn: (part) => part, directionOf: (part) => directionIn(font, part) };
  }
  return undefined;
}

function directionIn(font: Font, text: string): 'ltr' | 'rtl' | undefined {
  try {
    return font.layout(text, []).direction === 'rtl' ? 'rtl' : 'ltr';
  } catch {
    return undefined;
  }
}

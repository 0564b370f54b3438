import { cutAtWord } from '../../metadata/fit.ts';
import type { ShareKind } from '../../metadata/share-input.ts';
import { roomAt, titleTop } from './geometry.ts';

interface TitleSize {
  readonly maxChars: number;
  readonly longestWord: number;
  readonly px: number;
  /** In em. */
  readonly lineHeight: number;
  readonly width: number;
}

const rows = [
  { maxChars: 18, longestWord: 8, width: 690 },
  { maxChars: 34, longestWord: 11, width: 720 },
  { maxChars: 56, longestWord: 14, width: 660 },
  { maxChars: 80, longestWord: Infinity, width: 660 },
] as const;

const sizes = (px: readonly number[], lineHeights: readonly number[]): readonly TitleSize[] =>
  rows.map((row, index) => ({ ...row, px: px[index] ?? 0, lineHeight: lineHeights[index] ?? 1 }));

const wide = sizes([124, 86, 66, 55], [0.98, 0.98, 0.98, 1.02]);
const titleSizes: Readonly<Record<ShareKind, readonly TitleSize[]>> = {
  session: wide,
  page: wide,
  post: sizes([150, 108, 92, 76], [0.92, 1, 1, 1.02]),
};

export interface FittedTitle {
  readonly px: number;
  /** In pixels. */
  readonly lineHeight: number;
  readonly lines: readonly string[];
}

type Measure = (text: string, px: number) => number;

/** Breaks at spaces; a word wider than the line breaks inside the word. */
function breakLines(title: string, fits: (line: string, index: number) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const addWord = (word: string): void => {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer, lines.length)) {
      line = longer;
      return;
    }
    if (line !== '') lines.push(line);
    line = '';
    const characters = Array.from(word);
    // A single character can't be broken, however narrow the line is.
    if (characters.length === 1 || fits(word, lines.length)) {
      line = word;
      return;
    }
    let count = characters.length - 1;
    while (count > 1 && !fits(characters.slice(0, count).join(''), lines.length)) count -= 1;
    lines.push(characters.slice(0, count).join(''));
    addWord(characters.slice(count).join(''));
  };
  for (const word of title.split(/\s+/).filter(Boolean)) addWord(word);
  if (line !== '') lines.push(line);
  return lines;
}

/** Lines of similar length: the narrowest width that needs no additional line. */
function balancedLines(title: string, row: TitleSize, measure: Measure): string[] {
  const step = row.px * row.lineHeight;
  const within = (width: number) => (line: string, index: number) =>
    measure(line, row.px) <= Math.min(width, roomAt(titleTop + (index + 1) * step));
  const widest = breakLines(title, within(row.width));
  let best = widest;
  for (let width = row.width - 20; width > 120; width -= 20) {
    const narrower = breakLines(title, within(width));
    if (narrower.length > widest.length || narrower.some((line) => measure(line, row.px) > width)) break;
    best = narrower;
  }
  return best;
}

/**
 * The first size in the table whose lines fit above `bottom` and left of the cut. At the smallest size, a title that is still
 * too long is cut at a word with three dots.
 */
export function fitTitle(kind: ShareKind, title: string, bottom: number, measure: Measure): FittedTitle {
  const whole = title.replace(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...whole.split(' ').map((word) => word.length));
  const table = titleSizes[kind];
  const fitted = (row: TitleSize, text: string): FittedTitle => ({
    px: row.px,
    lineHeight: row.px * row.lineHeight,
    lines: balancedLines(text, row, measure),
  });
  const tooTall = ({ lines, lineHeight }: FittedTitle): boolean =>
    titleTop + lines.length * lineHeight > bottom;
  for (const row of table) {
    if (whole.length > row.maxChars || longest > row.longestWord) continue;
    const title = fitted(row, whole);
    if (!tooTall(title)) return title;
  }
  const smallest = table.at(-1);
  if (!smallest) throw new Error(`No title size of ${kind}`);
  let length = Math.min(whole.length, smallest.maxChars);
  let cut = fitted(smallest, cutAtWord(whole, length));
  while (tooTall(cut) && length > 8) {
    length -= 4;
    cut = fitted(smallest, cutAtWord(whole, length));
  }
  return cut;
}

import bidiFactory from 'bidi-js';
import type PdfDocument from 'pdfkit';
import { faceFor } from './faces.ts';
import type { Run } from './html-blocks.ts';
import { partsOf, type Part } from './parts.ts';
import { breakable, graphemesOf } from './segments.ts';

export type Doc = InstanceType<typeof PdfDocument>;

/** Text in one font, style and direction. */
interface Piece {
  /** The characters in the order in which the font expects them. */
  readonly text: string;
  readonly run: Run;
  readonly source: string;
  readonly size: number;
  readonly width: number;
  /** The level of the bidirectional algorithm: odd for text from right to left. */
  readonly level: number;
}

/** A line of pieces, ordered from left to right. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** True if its paragraph is written from right to left. */
  readonly rightToLeft: boolean;
}

export interface Measure {
  readonly size: number;
  readonly width: number;
  /** The direction of the paragraph; by default that of its first letter. */
  readonly direction?: 'ltr';
}

/** The size of superscript and subscript relative to the text around it. */
const scriptScale = 0.68;

const bidi = bidiFactory();

/**
 * Breaks the runs of a paragraph into lines of at most `width` points. Each piece has a font that covers it; a character
 * that no font covers is written as `U+1234`. The Unicode bidirectional algorithm orders the pieces of a line.
 */
export function typeset(doc: Doc, runs: readonly Run[], { size, width, direction }: Measure): Line[] {
  const parts = runs.flatMap(partsOf);
  const text = parts.map((part) => part.text).join('');
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction);
  const piecesOf = pieceMaker(doc, parts, text, levels, size);
  const widthOf = (from: number, to: number) => total(piecesOf(from, to));

  return paragraphs.flatMap(({ start: first, end: last, level }) => {
    const lines: Line[] = [];
    let [start, end, used] = [first, first, 0];
    const endLine = () => {
      const pieces = visualOrder(piecesOf(start, start + text.slice(start, end).trimEnd().length));
      lines.push({ pieces, width: total(pieces), rightToLeft: level % 2 === 1 });
      [start, used] = [end, 0];
    };
    const place = (word: string) => {
      const shown = end + word.trimEnd().length;
      const shownWidth = widthOf(end, shown);
      // A word that is longer than a line breaks between any two characters.
      const characters = shownWidth > width ? graphemesOf(word) : [];
      if (characters.length > 1) return characters.forEach(place);
      // Characters side by side may be wider or narrower than their sum, which is exact enough far from the end of a line.
      const fits = used + shownWidth < width * 0.75 || widthOf(start, shown) <= width;
      if (end > start && !fits) endLine();
      used += shownWidth + widthOf(shown, end + word.length);
      end += word.length;
    };
    breakable(text.slice(first, last + 1)).forEach(place);
    endLine();
    return lines;
  });
}

/** Returns a function that cuts a range of the text into pieces, in logical order. */
function pieceMaker(doc: Doc, parts: readonly Part[], text: string, levels: Uint8Array, size: number) {
  const partAt = parts.flatMap((part) => Array<Part>(part.text.length).fill(part));

  function pieceOf(from: number, to: number): Piece | undefined {
    const { face, run } = partAt[from]!;
    const level = levels[from]!;
    const odd = level % 2 === 1;
    const logical = face.drawn(odd ? mirrored(text.slice(from, to), partAt[from]!) : text.slice(from, to));
    const direction = face.directionOf(logical);
    if (direction === undefined) return undefined;
    const drawn = odd === (direction === 'rtl') ? logical : graphemesOf(logical).toReversed().join('');
    const own = run.script === undefined ? size : size * scriptScale;
    const width = doc.font(face.source).fontSize(own).widthOfString(drawn, { features: [] });
    return { text: drawn, run, source: face.source, size: own, width, level };
  }

  return (from: number, to: number): Piece[] => {
    const pieces: Piece[] = [];
    for (let start = from, end = from; start < to; start = end) {
      const { run, face } = partAt[start]!;
      const joins = (at: number) =>
        levels[at] === levels[start] && partAt[at]!.run === run && partAt[at]!.face.source === face.source;
      while (end < to && joins(end)) end += 1;
      const whole = pieceOf(start, end);
      if (whole) pieces.push(whole);
      else
        for (const character of text.slice(start, end)) {
          const piece = pieceOf(start, start + character.length);
          if (piece) pieces.push(piece);
          start += character.length;
        }
    }
    return pieces;
  };
}

const total = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.width, 0);

/** Turns brackets round for text from right to left, where the font has them. */
function mirrored(text: string, { face, run }: Part): string {
  return Array.from(text, (character) => {
    const mirror = bidi.getMirroredCharacter(character);
    return mirror !== null && faceFor(mirror, run)?.source === face.source ? mirror : character;
  }).join('');
}

/** Reorders the pieces of a line from logical to visual order: rule L2 of the bidirectional algorithm. */
function visualOrder(logical: readonly Piece[]): Piece[] {
  const pieces = [...logical];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    for (let start = 0, end = 0; start < pieces.length; start = end + 1) {
      end = start;
      while (end < pieces.length && pieces[end]!.level >= level) end += 1;
      pieces.splice(start, end - start, ...pieces.slice(start, end).toReversed());
    }
  return pieces;
}

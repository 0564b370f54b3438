import type { Run } from './html-blocks.ts';
import { typeset, type Doc, type Line, type Measure } from './typeset.ts';

/** Where a paragraph stands on the page, and how. */
export interface Place extends Measure {
  readonly left: number;
  readonly color: string;
  /** Space between lines beyond the line height of the font. */
  readonly lineGap?: number;
  /** The marker of a list item, and the space for it before each line. */
  readonly marker?: { readonly text: string; readonly indent: number };
}

/** Height above the baseline and line height of Helvetica, in em. Every font of a line stands on the same baseline. */
const ascent = 0.718;
const lineHeight = 1.156;
const raised = { sup: 0.23, sub: -0.14 };

/** The height of a paragraph in points. */
export const heightOf = (lines: readonly Line[], { size, lineGap = 0 }: Place) =>
  lines.length * (size * lineHeight + lineGap);

/** Draws text without formatting in one paragraph; see `write`. */
export const plain = (text: string, bold = false): Run[] => [
  { text, bold, italic: false, struck: false, script: undefined },
];

/** Draws a paragraph at `doc.y`, on further pages where it does not fit, and moves `doc.y` below it. */
export function write(doc: Doc, runs: readonly Run[], place: Place): void {
  const { size, lineGap = 0, marker } = place;
  typeset(doc, runs, place).forEach((line, index) => {
    if (doc.y + size * lineHeight > doc.page.height - doc.page.margins.bottom) doc.continueOnNewPage();
    doc.fillColor(place.color);
    if (marker && index === 0) drawMarker(doc, marker, line, place);
    drawLine(doc, line, place);
    doc.y += size * lineHeight + lineGap;
  });
}

function drawMarker(
  doc: Doc,
  { text, indent }: NonNullable<Place['marker']>,
  { rightToLeft }: Line,
  { left, width, size }: Place,
): void {
  doc.font('Helvetica').fontSize(size);
  const x = rightToLeft ? left + width - doc.widthOfString(text) : left - indent;
  doc.text(text, x, doc.y, { lineBreak: false });
}

function drawLine(doc: Doc, line: Line, { left, width, size, color, marker }: Place): void {
  const top = doc.y;
  const baseline = top + ascent * size;
  let x = line.rightToLeft ? left + width - (marker?.indent ?? 0) - line.width : left;
  for (const { text, run, source, size: own, width: advance } of line.pieces) {
    const y = baseline - (run.script === undefined ? 0 : raised[run.script] * size);
    // The baseline option counts down from the given point.
    doc.font(source).fontSize(own).text(text, x, y, { lineBreak: false, baseline: 0, features: [] });
    const middle = y - 0.26 * own;
    if (run.struck)
      doc
        .lineWidth(1)
        .strokeColor(color)
        .moveTo(x, middle)
        .lineTo(x + advance, middle)
        .stroke();
    x += advance;
  }
  doc.y = top;
}

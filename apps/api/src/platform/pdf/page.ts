import { brand } from '@detroit-well/config/brand';
import PdfDocument from 'pdfkit';
import { typeset, type Doc } from './typeset.ts';
import { heightOf, plain, write } from './write.ts';

/** Parts of the documents that people download: a tagged page with headings, lines and facts. */
export const margin = 64;
export const ink = '#1b1a17';
export const faint = '#5c5850';
export const lineGap = 3;
const labelWidth = 150;

/** Draws a PDF and returns it. The same content and time always produce the same bytes, so that two downloads can be compared. */
export async function pdfOf(title: string, at: Date, draw: (doc: Doc) => void): Promise<Uint8Array> {
  const doc = new PdfDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.legalName, CreationDate: at, ModDate: at },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
  draw(doc);
  numberPages(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Space after the text, in points. */
  readonly gap?: number;
}

export const widthFrom = (doc: Doc, left: number) => doc.page.width - margin - left;

/** A paragraph. */
export function line(
  doc: Doc,
  tag: string,
  text: string,
  { size = 11, bold = false, color = ink, gap = 0 }: Look = {},
) {
  mark(doc, tag, () => {
    write(doc, plain(text, bold), { left: margin, width: widthFrom(doc, margin), size, color, lineGap });
  });
  doc.y += gap;
}

/** Keeps a heading on the same page as the text below it. */
export function beforeHeading(doc: Doc): void {
  doc.y += 8;
  if (doc.y > doc.page.height - margin - 90) doc.addPage();
}

export function heading(doc: Doc, tag: string, text: string, size: number): void {
  beforeHeading(doc);
  line(doc, tag, text, { size, bold: true, gap: 3 });
}

/** A label, and its value beside it. */
export function drawFact(doc: Doc, label: string, value: string): void {
  const left = margin + labelWidth;
  const place = { left, width: widthFrom(doc, left), size: 9, color: ink, direction: 'ltr' } as const;
  const lines = typeset(doc, plain(value), place);
  if (doc.y + heightOf(lines, place) > doc.page.height - margin) doc.addPage();
  const top = doc.y;
  mark(doc, 'P', () => {
    write(doc, plain(label), { ...place, left: margin, width: labelWidth - 10, color: faint });
    doc.y = top;
    write(doc, plain(value), place);
  });
  doc.y += 4;
}

/** Adds the drawn content to the structure tree that screen readers use. */
export function mark(doc: Doc, tag: string, work: () => void): void {
  doc.addStructure(doc.struct(tag, {}, [work]));
}

function numberPages(doc: Doc): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Below the margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(faint)
      .text(`${page + 1} / ${count}`, margin, doc.page.height - margin + 24, { lineBreak: false });
    doc.endMarkedContent();
  }
}

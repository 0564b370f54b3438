import { brand } from '@detroit-well/config/brand';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import PdfDocument from 'pdfkit';
import { htmlBlocks, type Block } from './html-blocks.ts';
import { typeset, type Doc } from './typeset.ts';
import { heightOf, plain, write } from './write.ts';

/** Everything the document shows. */
export interface SignedWaiver {
  readonly title: string;
  readonly version: string;
  readonly effectiveDate: string;
  /** Sanitized HTML. */
  readonly bodyHtml: string;
  readonly rules: readonly { title: string; content: string }[];
  readonly acceptedAt: Date;
  /** A PNG; undefined when the waiver was accepted by checkbox. */
  readonly signature: Uint8Array | undefined;
  readonly evidence: readonly { label: string; value: string }[];
}

const margin = 64;
const ink = '#1b1a17';
const faint = '#5c5850';
const labelWidth = 150;
const indent = 18;
const lineGap = 3;

/**
 * Renders the signed waiver as a tagged PDF: the text as signed, the signature and the evidence. The same acceptance
 * always produces the same bytes, so that two downloads can be compared.
 */
export async function waiverPdf(signed: SignedWaiver): Promise<Uint8Array> {
  const { title, acceptedAt } = signed;
  const doc = new PdfDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: brand.legalName, CreationDate: acceptedAt, ModDate: acceptedAt },
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.once('end', resolve).once('error', reject));
  draw(doc, signed);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(doc: Doc, signed: SignedWaiver): void {
  line(doc, 'P', brand.name, { size: 10, bold: true, color: faint });
  line(doc, 'H1', signed.title, { size: 22, bold: true, gap: 4 });
  const since = `Version ${signed.version}, in force since ${formatMediumDate(`${signed.effectiveDate}T12:00:00Z`)}`;
  line(doc, 'P', since, { size: 10, color: faint, gap: 14 });
  for (const block of htmlBlocks(signed.bodyHtml)) drawBlock(doc, block);
  for (const rule of signed.rules) {
    heading(doc, 'H3', rule.title, 11);
    line(doc, 'P', rule.content, { gap: 8 });
  }
  heading(doc, 'H2', 'Signature', 14);
  if (signed.signature === undefined) line(doc, 'P', 'Accepted by checkbox; there is no drawn signature.');
  else drawSignature(doc, signed.signature);
  heading(doc, 'H2', 'Evidence', 14);
  for (const { label, value } of signed.evidence) drawFact(doc, label, value);
  numberPages(doc);
}

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** Space after the text, in points. */
  readonly gap?: number;
}

const widthFrom = (doc: Doc, left: number) => doc.page.width - margin - left;

function line(
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
function beforeHeading(doc: Doc): void {
  doc.y += 8;
  if (doc.y > doc.page.height - margin - 90) doc.addPage();
}

function heading(doc: Doc, tag: string, text: string, size: number): void {
  beforeHeading(doc);
  line(doc, tag, text, { size, bold: true, gap: 3 });
}

function drawBlock(doc: Doc, { kind, marker, depth, runs }: Block): void {
  if (kind === 'heading') {
    beforeHeading(doc);
    const bold = runs.map((run) => ({ ...run, bold: true }));
    const place = { left: margin, width: widthFrom(doc, margin), size: 13, color: ink, lineGap };
    mark(doc, 'H2', () => write(doc, bold, place));
    doc.y += 3;
    return;
  }
  const left = margin + (kind === 'quote' ? indent : depth * indent);
  const place = { left, width: widthFrom(doc, left), size: 11, color: ink, lineGap };
  mark(doc, kind === 'quote' ? 'BlockQuote' : 'P', () => {
    write(doc, runs, depth === 0 ? place : { ...place, marker: { text: marker, indent } });
  });
  doc.y += 7;
}

function drawSignature(doc: Doc, png: Uint8Array): void {
  const height = 110;
  if (doc.y + height > doc.page.height - margin) doc.addPage();
  const picture = { fit: [300, height - 10] as [number, number] };
  const top = doc.y;
  const figure = doc.struct('Figure', { alt: 'The signature as it was drawn' }, [
    () => {
      doc.image(Buffer.from(png), margin, top, picture);
    },
  ]);
  doc.addStructure(figure);
  doc.y = top + height;
}

function drawFact(doc: Doc, label: string, value: string): void {
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
function mark(doc: Doc, tag: string, work: () => void): void {
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

import { brand } from '@detroit-well/config/brand';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { htmlBlocks, type Block } from './html-blocks.ts';
import {
  beforeHeading,
  drawFact,
  faint,
  heading,
  ink,
  line,
  lineGap,
  margin,
  mark,
  pdfOf,
  widthFrom,
} from './page.ts';
import type { Doc } from './typeset.ts';
import { write } from './write.ts';

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

const indent = 18;

/**
 * Renders the signed waiver as a tagged PDF: the text as signed, the signature and the evidence. The same acceptance
 * always produces the same bytes, so that two downloads can be compared.
 */
export const waiverPdf = (signed: SignedWaiver): Promise<Uint8Array> =>
  pdfOf(signed.title, signed.acceptedAt, (doc) => draw(doc, signed));

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

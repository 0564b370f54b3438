import { brand } from '@detroit-well/config/brand';
import { studio } from '@detroit-well/config/studio';
import { typeset, type Doc } from './typeset.ts';
import { drawFact, faint, heading, ink, line, margin, mark, pdfOf, widthFrom } from './page.ts';
import { heightOf, plain, write } from './write.ts';

/** Everything a receipt shows. */
export interface Receipt {
  readonly number: string;
  readonly paidAt: Date;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly lines: readonly ReceiptLine[];
  /** The sum of the payments and refunds of this receipt. */
  readonly total: ReceiptLine;
  /** The sentences about the remaining payments. */
  readonly notes: readonly string[];
}

export interface ReceiptLine {
  readonly label: string;
  /** `$75.00`; a refund has a minus before it. */
  readonly amount: string;
}

const amountWidth = 110;

/** Renders a receipt as a tagged PDF, with the fonts and the page of the waiver. */
export const receiptPdf = (receipt: Receipt): Promise<Uint8Array> =>
  pdfOf(`Receipt ${receipt.number}`, receipt.paidAt, (doc) => draw(doc, receipt));

function draw(doc: Doc, { facts, lines, total, notes }: Receipt): void {
  line(doc, 'P', brand.name, { size: 10, bold: true, color: faint });
  line(doc, 'H1', 'Receipt', { size: 22, bold: true, gap: 10 });
  for (const { label, value } of facts) drawFact(doc, label, value);
  heading(doc, 'H2', 'Payment', 14);
  for (const each of lines) drawAmount(doc, each, false);
  drawAmount(doc, total, true);
  doc.y += 6;
  for (const note of notes) line(doc, 'P', note, { gap: 4 });
  heading(doc, 'H2', 'From', 14);
  const { legalName, phone, email } = brand;
  for (const text of [legalName, studio.address, `${phone.label}, ${email}`]) line(doc, 'P', text);
}

/** A label, and its amount at the right edge, under a rule. */
function drawAmount(doc: Doc, { label, amount }: ReceiptLine, bold: boolean): void {
  const place = {
    left: margin,
    width: widthFrom(doc, margin) - amountWidth - 12,
    size: 11,
    color: ink,
    lineGap: 3,
    direction: 'ltr',
  } as const;
  const height = heightOf(typeset(doc, plain(label, bold), place), place);
  if (doc.y + height + 10 > doc.page.height - margin) doc.addPage();
  doc.markContent('Artifact', { type: 'Layout' });
  const right = margin + widthFrom(doc, margin);
  doc.lineWidth(0.5).strokeColor(faint).moveTo(margin, doc.y).lineTo(right, doc.y).stroke();
  doc.endMarkedContent();
  doc.y += 6;
  const top = doc.y;
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(place.size);
  const left = right - doc.widthOfString(amount);
  mark(doc, 'P', () => {
    write(doc, plain(label, bold), place);
    const bottom = doc.y;
    doc.y = top;
    write(doc, plain(amount, bold), { ...place, left, width: amountWidth });
    doc.y = bottom;
  });
  doc.y += 4;
}

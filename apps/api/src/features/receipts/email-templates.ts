import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import type { Receipt } from '../../platform/pdf/receipt-pdf.ts';

interface SentReceipt {
  readonly firstName: string;
  readonly receipt: Receipt;
}

export const receiptEmail = emailTemplate<SentReceipt>('receipt', ({ firstName, receipt }) => {
  const { facts, lines, total, notes } = receipt;
  return {
    subject: `Your receipt, ${total.amount}`,
    headline: 'Receipt.',
    paragraphs: [greeting(firstName), 'Here is your receipt from the studio once more.'],
    facts: facts.map(({ label, value }) => [label, value] as const),
    amounts: {
      title: 'Payment',
      rows: [...lines, total].map(({ label, amount }) => [label, amount] as const),
    },
    after: notes,
    reason: 'You get this because you asked the studio for a receipt.',
  };
});

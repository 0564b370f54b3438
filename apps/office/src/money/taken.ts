import type { OfficePayment } from '@detroit-well/api-client';
import { dollars } from '../format/dollars.ts';
import type { showToast } from '../overlay/toasts.ts';

/** Something that is to be paid. */
export interface Payable {
  readonly id: string;
  readonly title: string;
  readonly owed: string;
  readonly personName: string;
  /** Whose studio credit could pay; unknown of a guest. */
  readonly personId?: string;
}

/** What a person of the team reads after they took a payment. */
export function takenText(
  { status, method, amount }: Pick<OfficePayment, 'status' | 'method' | 'amount'>,
  name: string,
): Parameters<typeof showToast>[0] {
  if (status !== 'succeeded') {
    return {
      tone: 'note',
      title: 'We do not know yet whether the card was charged.',
      text: 'We ask again by ourselves. Nothing is charged twice, so please do not take it another way now.',
    };
  }
  if (method === 'complimentary') return { tone: 'ok', title: `${name} no longer owes ${dollars(amount)}.` };
  if (method === 'pass') return { tone: 'ok', title: `${name} paid with a credit.` };
  return { tone: 'ok', title: `${name} paid ${dollars(amount)}.` };
}

/** What they read after they sent a payment link, or could not. */
export const linkTexts = {
  sent: (email: string) => `A payment link went to ${email}.`,
  failed: 'The payment link was not sent.',
} as const;

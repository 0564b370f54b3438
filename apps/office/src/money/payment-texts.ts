import type { OfficePayment } from '@detroit-well/api-client';
import type { StatusProps } from '@detroit-well/ui/components/status';
import { exactDollars } from '../format/dollars.ts';

export const methodNames: Readonly<Record<OfficePayment['method'], string>> = {
  card: 'Card',
  cash: 'Cash',
  credit: 'Studio credit',
  complimentary: 'Complimentary',
  pass: 'Pass',
  included: 'Included',
};

/** What the choice of cash says at the desk. */
export const cashInHand = 'You have it in your hand.';

/** As the end of a sentence: "paid $75.00 in cash". */
export const paidWith: Readonly<Record<OfficePayment['method'], string>> = {
  card: 'by card',
  cash: 'in cash',
  credit: 'with studio credit',
  complimentary: '',
  pass: 'with a credit of a pass',
  included: 'with an included session',
};

type PaidFor = Pick<OfficePayment, 'session_title' | 'membership_name' | 'pass_name' | 'gift_card_for'>;

/** What was paid for: the title of a session, a membership, a pass or a gift card. */
export function paidForText(payment: PaidFor): string {
  const { session_title: title, membership_name: membership, pass_name: pass, gift_card_for: to } = payment;
  if (title !== null) return title;
  if (membership !== null) return `${membership} membership`.trimStart();
  if (pass !== null) return `Pass: ${pass}`;
  return to ? `Gift card for ${to}` : 'Gift card';
}

/** `Visa 4242`; null where the card is not known. */
function cardName({ card_brand: brand, card_last4: last4 }: Card): string | null {
  return brand && last4 ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ${last4}` : null;
}
type Card = Pick<OfficePayment, 'card_brand' | 'card_last4'>;

/** How a payment came in, or where a refund went. */
export const methodText = (payment: Card & Pick<OfficePayment, 'kind' | 'method'>): string => {
  const { kind, method } = payment;
  const card = cardName(payment);
  if (kind === 'charge' && method === 'cash') return 'Cash at the desk';
  if (kind === 'charge') return card ?? methodNames[method];
  return {
    card: `Back to ${card ?? 'the card'}`,
    cash: 'Back in cash',
    credit: 'As studio credit',
    complimentary: '',
    pass: '',
    included: '',
  }[method];
};

export const statusNames: Readonly<Record<OfficePayment['status'], string>> = {
  succeeded: 'Done',
  pending: 'Pending',
  requires_action: 'Waits for the bank',
  unknown: 'Outcome unknown',
  failed: 'Failed',
  cancelled: 'Abandoned',
};

interface State {
  readonly tone: NonNullable<StatusProps['tone']>;
  readonly text: string;
}

export function paymentState({
  kind,
  method,
  status,
}: Pick<OfficePayment, 'kind' | 'method' | 'status'>): State {
  if (status === 'succeeded') {
    if (kind === 'refund') return { tone: 'plain', text: 'Refunded' };
    return method === 'complimentary' ? { tone: 'plain', text: 'Not owed' } : { tone: 'ok', text: 'Paid' };
  }
  if (status === 'pending' && kind === 'refund' && method === 'cash')
    return { tone: 'wait', text: 'To be handed out' };
  if (status === 'failed') return { tone: 'bad', text: kind === 'refund' ? 'Refund failed' : 'Declined' };
  return { tone: status === 'cancelled' ? 'plain' : 'wait', text: statusNames[status] };
}

/** `$30.00`, with a minus for what went back. */
export const signedAmount = ({ kind, amount }: Pick<OfficePayment, 'kind' | 'amount'>): string =>
  `${kind === 'refund' ? '−' : ''}${exactDollars(amount)}`;

/** The title of a failed question to the provider. */
export const notAsked = 'The provider was not asked.';

/** What the provider said about a payment. */
export const askedText = (payment: Pick<OfficePayment, 'kind' | 'method' | 'status'>): string =>
  `The provider was asked: ${paymentState(payment).text.toLowerCase()}.`;

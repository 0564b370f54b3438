import { inside, text, type Form } from './form.ts';
import { invalid, missing, newId, recordEvent, type FakeRefund, type FakeState } from './state.ts';

export const refundsOf = ({ refunds }: FakeState, intentId: string) =>
  refunds.filter(({ payment_intent }) => payment_intent === intentId);

/** The amount refunded, without failed refunds, in cents. */
export const refundedOf = (state: FakeState, intentId: string) =>
  refundsOf(state, intentId)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);

export function createRefund(state: FakeState, form: Form): FakeRefund {
  const intent = state.intents.get(text(form, 'payment_intent') ?? '');
  if (intent === undefined) throw missing();
  if (intent.status !== 'succeeded') throw invalid('charge_not_refundable');
  if (state.disputed.has(intent.id)) throw invalid('charge_disputed');
  const amount = Number(text(form, 'amount'));
  const given = refundedOf(state, intent.id);
  if (given === intent.amount) throw invalid('charge_already_refunded');
  if (given + amount > intent.amount) throw invalid('amount_too_large');
  const refund: FakeRefund = {
    id: newId('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    metadata: inside(form, 'metadata'),
    created: Math.floor(Date.now() / 1000),
    status: 'succeeded',
  };
  state.refunds.push(refund);
  recordEvent(state, 'charge.refunded', {
    id: `ch_of_${intent.id}`,
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: given + amount,
  });
  return refund;
}

/** The bank rejects the refund days later: the money is back with Stripe. */
export function failRefund(state: FakeState, refund: FakeRefund): void {
  refund.status = 'failed';
  refund.failure_reason = 'lost_or_stolen_card';
  recordEvent(state, 'refund.failed', refund);
}

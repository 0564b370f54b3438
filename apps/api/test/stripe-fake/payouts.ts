import { newId, type FakeBalanceTransaction, type FakePayout, type FakeState } from './state.ts';

/** Pays out all that moved since the payout before, with the fee of a usual card, and `other` amounts such as disputes. */
export function createPayout(state: FakeState, day: string, other: readonly number[] = []): FakePayout {
  const id = newId('po');
  const at = Date.parse(day) / 1000;
  const paidOut = new Set(
    state.balance.flatMap(({ source }) => (typeof source === 'string' ? [] : [JSON.stringify(source)])),
  );
  const made = (
    type: string,
    amount: number,
    fee: number,
    source: object | string,
  ): FakeBalanceTransaction => ({
    id: newId('txn'),
    object: 'balance_transaction',
    type,
    amount,
    fee,
    source,
    payout: id,
    created: at,
  });
  const moved = [
    ...[...state.intents.values()]
      .filter(({ status }) => status === 'succeeded')
      .map(({ id: payment_intent, amount }) =>
        made('charge', amount, Math.round(amount * 0.029) + 30, {
          id: `ch_of_${payment_intent}`,
          object: 'charge',
          payment_intent,
        }),
      ),
    ...state.refunds
      .filter(({ status }) => status === 'succeeded')
      .map(({ id: refund, amount }) => made('refund', -amount, 0, { id: refund, object: 'refund' })),
  ].filter(({ source }) => !paidOut.has(JSON.stringify(source)));
  const parts = [...moved, ...other.map((amount) => made('adjustment', amount, 0, newId('adj')))];
  const amount = parts.reduce((sum, part) => sum + part.amount - part.fee, 0);
  const payout: FakePayout = {
    id,
    object: 'payout',
    amount,
    arrival_date: at,
    created: at,
    status: 'in_transit',
  };
  state.payouts.push(payout);
  state.balance.push(...parts, made('payout', -amount, 0, id));
  return payout;
}

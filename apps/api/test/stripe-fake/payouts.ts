import { newId, type FakeState } from './state.ts';

/** A movement of the account's balance, as Stripe lists it with its source. */
export interface FakeBalanceTransaction {
  readonly id: string;
  readonly object: 'balance_transaction';
  readonly type: string;
  /** In cents; negative: taken from the balance. */
  readonly amount: number;
  readonly fee: number;
  readonly source: object | string;
  readonly payout: string;
  readonly created: number;
}

export interface FakePayout {
  readonly id: string;
  readonly object: 'payout';
  readonly amount: number;
  /** Midnight in UTC of the day on which the bank has it, in seconds. */
  readonly arrival_date: number;
  readonly created: number;
  status: 'in_transit' | 'paid' | 'failed';
}

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

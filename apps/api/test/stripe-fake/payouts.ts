import {
  invalid,
  missing,
  newId,
  type FakeBalanceTransaction,
  type FakePayout,
  type FakeState,
} from './state.ts';

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
    automatic: true,
    method: 'standard',
    reconciliation_status: 'completed',
  };
  state.payouts.push(payout);
  state.balance.push(...parts, made('payout', -amount, 0, id));
  return payout;
}

/** Pays out an amount by hand. Its parts are not listed: Stripe does not track which money it was. */
export function createManualPayout(
  state: FakeState,
  day: string,
  amount: number,
  how: Partial<Pick<FakePayout, 'automatic' | 'method'>> = {},
): FakePayout {
  const at = Date.parse(day) / 1000;
  const payout: FakePayout = {
    id: newId('po'),
    object: 'payout',
    amount,
    arrival_date: at,
    created: at,
    status: 'in_transit',
    automatic: false,
    method: 'standard',
    reconciliation_status: 'not_applicable',
    ...how,
  };
  state.payouts.push(payout);
  return payout;
}

/** What an automatic payout consists of. */
export function partsOf(state: FakeState, id: string): FakeBalanceTransaction[] {
  const payout = state.payouts.find((each) => each.id === id);
  if (payout === undefined) throw missing();
  if (payout.reconciliation_status === 'not_applicable')
    throw invalid('parameter_invalid', {
      param: 'payout',
      message: 'Balance transaction history can only be filtered on automatic transfers, not manual.',
    });
  return state.balance.filter((part) => part.payout === id);
}

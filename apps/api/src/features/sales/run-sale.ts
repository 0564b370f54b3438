import type { Contract } from '@detroit-well/api-client/contract';
import type { Change } from '../../platform/audit/audit-entry.ts';
import type { Call, ReplyWithStatus } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { paymentAgreements } from '../../platform/database/schema/payment-agreements.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import type { Good } from '../purchases/good.ts';
import { runPurchase, type NewCharge } from '../purchases/run-purchase.ts';

export type SaleCall = Pick<Call<Contract['officeSales']['sell']>, 'params' | 'caller' | 'requestId'> &
  Parameters<typeof idempotentRequestOf>[0];

/** What one sale stored, with its entry. */
export interface StoredSale {
  readonly goodId: string;
  readonly charge: NewCharge;
  /** To later payments. */
  readonly agreement: typeof paymentAgreements.$inferInsert | null;
  readonly entry: Change;
}

interface Sale<Reply> {
  readonly good: Good<object>;
  readonly store: (tx: Db, paymentId: string) => Promise<StoredSale>;
  readonly inTheWay?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Of a payment. 202: its outcome is open. */
  readonly respond: (paymentId: string) => Promise<ReplyWithStatus<Reply>>;
}

/** A purchase that the team makes for a person, with its one entry in the log. */
export function runSale<Reply>(
  call: SaleCall,
  deps: MoneyDeps,
  { good, store, inTheWay = {}, respond }: Sale<Reply>,
): Promise<ReplyWithStatus<Reply>> {
  let stored: StoredSale | undefined;
  return runPurchase(deps, idempotentRequestOf(call), {
    good,
    paymentId: idOfRequest(call),
    inTheWay,
    transact: (work) =>
      deps.office.change(call, async (tx, record) => {
        const result = await work(tx);
        if (stored === undefined) throw new Error('a sale without its entry');
        if (stored.agreement !== null) await tx.insert(paymentAgreements).values(stored.agreement);
        await record(stored.entry);
        return result;
      }),
    store: async (tx, paymentId) => {
      stored = await store(tx, paymentId);
      return stored;
    },
    respond: ({ paymentId }) => {
      if (paymentId === null) throw new Error('a sale without a payment');
      return respond(paymentId);
    },
  });
}

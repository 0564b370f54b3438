import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import type { payments } from '../../platform/database/schema/payments.ts';
import type { Subject } from '../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';

/**
 * What can be bought for a card by itself: a pass, a gift card, a membership. Says what a purchase of it locks, gives and takes back,
 * and what it says to the buyer; `purchase` and `applyOutcome` do the rest.
 */
export interface Good<View extends object> {
  /** What the provider's records call it. */
  readonly noun: string;
  /** Its column in the ledger, whose name is also that of its id in the progress of an idempotency key. */
  readonly column: AnyPgColumn;
  readonly subject: (id: string) => Subject;
  /** Locks its row and then that of the charge, so that concurrent outcomes of one charge are applied one after the other. */
  readonly lock: (
    tx: Db,
    charge: GoodCharge,
    deps: OutcomeDeps,
    now: Date,
  ) => Promise<LockedGood | undefined>;
  /** Its part of the response. */
  readonly view: (db: Db, id: string, now: Date) => Promise<View>;
  /** Said after the payment was received. */
  readonly given: string;
  /** Said when the payment is on its way back. */
  readonly returned: string;
}

/** A charge and the good that it pays for. */
export interface GoodCharge {
  readonly paymentId: string;
  readonly goodId: string;
  readonly provider: PaymentsDeps['payments']['name'];
}

export type OutcomeDeps = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;
export type Success = Extract<ChargeOutcome, { status: 'succeeded' }>;

/** A good and its charge, locked while an outcome is applied. */
interface LockedGood {
  readonly paymentStatus: (typeof payments.$inferSelect)['status'];
  readonly cents: number;
  /** Gives it to its buyer and tells them. Otherwise the payment goes back, and the result says why. */
  readonly give: (success: Success) => Promise<'given' | Returned>;
  /** Ends the purchase after the card was declined or the charge given up. */
  readonly end: () => Promise<unknown>;
}

/** Why a payment goes back, for the email about it. */
export interface Returned {
  /** Null: no address is left. */
  readonly email: string | null;
  readonly firstName: string;
  /** The subject of the payment. */
  readonly what: string;
  /** As a sentence. */
  readonly why: string;
}

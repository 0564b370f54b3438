import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../../../platform/database/database.ts';
import type { ChargeOutcome, PaymentsDeps } from './provider.ts';

/** A charge and the registration it belongs to. */
export interface Charge {
  readonly paymentId: string;
  readonly registrationId: string;
  readonly sessionId: string;
  readonly instalmentId: string | null;
  readonly provider: 'sandbox' | 'stripe';
}

/** A charge and the membership that it pays a period of. */
export interface MembershipCharge {
  readonly paymentId: string;
  readonly membershipId: string;
  readonly provider: 'sandbox' | 'stripe';
}

/** A charge and the pass that it buys. */
export interface PassCharge {
  readonly paymentId: string;
  readonly passId: string;
  readonly provider: 'sandbox' | 'stripe';
}

/** The charge of a gift card. */
export interface GiftCardCharge {
  readonly paymentId: string;
  readonly giftCardId: string;
  readonly provider: 'sandbox' | 'stripe';
}

/** A charge as its refunds need it: with the one thing that it paid for. */
export type RefundedCharge =
  Pick<Charge, 'paymentId' | 'registrationId' | 'provider'> | MembershipCharge | PassCharge | GiftCardCharge;

export type Subject =
  | { readonly membershipId: string }
  | { readonly passId: string }
  | { readonly giftCardId: string }
  | { readonly registrationId: string };

/** The subject of a charge, as a row of the ledger names it. */
export function subjectOf(charge: RefundedCharge): Subject {
  if ('membershipId' in charge) return { membershipId: charge.membershipId };
  if ('giftCardId' in charge) return { giftCardId: charge.giftCardId };
  return 'passId' in charge ? { passId: charge.passId } : { registrationId: charge.registrationId };
}

/** A refund as the provider lists it, whether the server or a person made it. */
export interface ProviderRefund {
  readonly id: string;
  readonly cents: number;
  readonly status: 'unknown' | 'succeeded' | 'failed';
  /** The idempotency key of the refund request; null for a manual refund in the provider's dashboard. */
  readonly key: string | null;
  readonly failureCode: string | null;
  readonly givenAt: Date;
}

/** The ledger's key of a manual refund, made from the provider's refund id. */
export const keyByHand = (id: string): string => `by_hand_${id}`;
export const isByHand = (key: string): boolean => key.startsWith(keyByHand(''));

/** Runs in the same transaction as the effect; if it throws, nothing is stored. */
export type InSameTransaction = (tx: Db) => Promise<void>;

/** Records the provider's refunds of a charge. */
export type RecordRefunds = (
  database: Pick<Database, 'withTx'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  charge: RefundedCharge,
  refunds: readonly ProviderRefund[],
  now: Date,
  also?: InSameTransaction,
) => Promise<void>;

/**
 * The effects of webhooks on the subjects of charges. Their features implement them and app/ passes them, because they import
 * payments.
 */
interface ChargeRecords {
  applyOutcome(
    deps: PaymentsDeps,
    charge: Charge | MembershipCharge | PassCharge | GiftCardCharge,
    outcome: ChargeOutcome,
    also?: { also: InSameTransaction },
  ): Promise<unknown>;
  readonly recordRefunds: RecordRefunds;
}

export interface WebhookDeps extends PaymentsDeps {
  readonly chargeRecords: ChargeRecords;
}

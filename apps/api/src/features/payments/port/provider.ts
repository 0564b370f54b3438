import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';

/**
 * The port for payments. The embedded sandbox and Stripe are its adapters.
 *
 * Every charge and refund carries an idempotency key: a retry with the same key returns the earlier outcome.
 * `find` reads that outcome without moving money, which is how an unknown outcome is reconciled.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  readonly publishableKey: string;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Reads the outcome of a charge. Returns `none` when the provider has no record of the key. */
  find(key: string): Promise<ChargeOutcome | { readonly status: 'none' }>;
  /**
   * Cancels the charge of a key unless it already succeeded, and blocks later charges with that key. The outcome is final.
   * A hold is released only after this call, so that a late charge cannot pay for a released seat.
   */
  abandon(key: string, cents: number): Promise<FinalOutcome>;
  /**
   * Refunds a charge. After manual refunds, less than the requested amount may be left. Then the remainder is refunded, and
   * the ledger contains every refund of the charge, with its own amount, before this call returns.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** All payments and refunds since then that are final, also those that this server did not request. */
  list(since: Date): AsyncIterable<ProviderEntry>;
  /** The payouts to the bank account since then. */
  payouts(since: Date): AsyncIterable<ProviderPayout>;
  /** Stores a card without a charge. A request with the same key has no second effect. Throws when the outcome is unknown. */
  storeCard(request: StoreCardRequest): Promise<StoredCardOutcome>;
  /** Deletes a card from the provider. Idempotent. */
  forgetCard(ref: string): Promise<void>;
}

export interface ChargeRequest {
  readonly cents: number;
  readonly paymentMethodId: string;
  readonly key: string;
  readonly description: string;
  /** The registration that is paid for. Stored with the charge, so that staff can find it from the provider's dashboard. */
  readonly registrationId?: string;
  /** Stores the card for later charges. Without it, the card is charged only once. */
  readonly keep?: CardStorage;
  /** An off-session charge of a stored card. If the card requires payment authentication, the charge is declined. */
  readonly offSession?: boolean;
}

/** The owner of a stored card (a user, or a guest's registration), and the purpose of storing it. */
interface CardStorage {
  readonly owner: string;
  /** `saved`: offered to its owner for later payments. `plan`: used only for the rest of this instalment plan. */
  readonly as: 'saved' | 'plan';
}

export interface StoreCardRequest {
  readonly paymentMethodId: string;
  readonly key: string;
  /** The user who can pay with it later. */
  readonly owner: string;
}

export type StoredCardOutcome =
  | { readonly status: 'stored'; readonly card: StoredCard }
  | { readonly status: 'declined'; readonly reason: string };

/** Everything the server stores about a card. It never stores the card number. */
export interface StoredCard {
  readonly ref: string;
  readonly as: CardStorage['as'];
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface RefundRequest {
  readonly chargeId: string;
  readonly cents: number;
  readonly key: string;
}

/** A charge or a refund that succeeded, as the provider lists it. */
export interface ProviderEntry {
  readonly kind: 'charge' | 'refund';
  readonly id: string;
  /** The idempotency key of our request; null for what was made without us. */
  readonly key: string | null;
  readonly cents: number;
  readonly at: Date;
}

/** A transfer from the provider to the bank account. */
export interface ProviderPayout {
  readonly id: string;
  /** Negative: taken from the account. */
  readonly cents: number;
  readonly status: 'on_its_way' | 'paid' | 'failed';
  /** The day on which the bank has it. */
  readonly arrivesOn: string;
  /** Reads what it consists of; nothing where the provider does not list it. */
  readonly entries: () => Promise<readonly PayoutEntry[]>;
}

/** A part of a payout: a charge, a refund, or something else with an id of its own. */
export interface PayoutEntry {
  readonly kind: 'charge' | 'refund' | 'other';
  readonly ref: string;
  /** Added to the payout; negative: taken from it. */
  readonly cents: number;
  readonly feeCents: number;
}

export type FinalOutcome =
  | {
      readonly status: 'succeeded';
      readonly chargeId: string;
      readonly cents: number;
      /** Present when the request asked to store the card. */
      readonly card?: StoredCard;
    }
  | { readonly status: 'declined'; readonly reason: string };

export type ChargeOutcome =
  | FinalOutcome
  | { readonly status: 'requires_action'; readonly clientSecret: string; readonly cents: number }
  /** The response was lost, so the money may or may not have moved. Never treat this as a failure. */
  | { readonly status: 'unknown' };

export type RefundOutcome =
  | { readonly status: 'succeeded'; readonly refundId: string }
  | { readonly status: 'rejected'; readonly reason: string }
  | { readonly status: 'unknown' };

export interface PaymentsDeps extends PlatformDeps {
  readonly payments: PaymentProvider;
}

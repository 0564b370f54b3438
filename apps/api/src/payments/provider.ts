/**
 * What the studio needs from whoever moves money. The embedded sandbox and Stripe stand behind the same port.
 *
 * Every charge and refund carries a key of ours: asking again with the same key answers with what already happened,
 * and `find` reads it without moving anything. That is how an unknown outcome becomes a known one.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe';
  readonly publishableKey: string;
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Reads what became of a charge; `none` when the provider never heard of the key. */
  find(key: string): Promise<ChargeOutcome | { readonly status: 'none' }>;
  /**
   * Makes sure that the key can never charge from now on, unless it already has: the answer is final.
   * A hold is released only after this, so that a late charge cannot pay for a place that is gone.
   */
  abandon(key: string, cents: number): Promise<FinalOutcome>;
  /**
   * Gives money back. Where people give back by hand as well, less may be held than is asked for: then that rest is given, and the
   * ledger has every refund of the charge, with its own sum, before this answers.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** The provider keeps this card no longer. Forgetting twice is no error. */
  forgetCard(ref: string): Promise<void>;
}

export interface ChargeRequest {
  readonly cents: number;
  readonly paymentMethodId: string;
  readonly key: string;
  readonly description: string;
  /** What is paid for; travels with the charge, so that the provider's own pages lead back to it. */
  readonly registrationId?: string;
  /** The card may be charged again later. Without it the card serves this once. */
  readonly keep?: KeepCard;
  /** Its owner is away: a card kept before is charged, and one that asks for confirmation is declined. */
  readonly unattended?: boolean;
}

/** Whose card it stays (a person, or a guest's registration), and what for. */
export interface KeepCard {
  readonly owner: string;
  /** `saved`: offered to the person again. `plan`: only for the rest of this plan. */
  readonly as: 'saved' | 'plan';
}

/** All that is ever known of a kept card. */
export interface KeptCard {
  readonly ref: string;
  readonly as: KeepCard['as'];
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

export type FinalOutcome =
  | {
      readonly status: 'succeeded';
      readonly chargeId: string;
      readonly cents: number;
      /** Present where the card was to be kept. */
      readonly card?: KeptCard;
    }
  | { readonly status: 'declined'; readonly reason: string };

export type ChargeOutcome =
  | FinalOutcome
  | { readonly status: 'requires_action'; readonly clientSecret: string; readonly cents: number }
  /** No answer came back: the money may or may not have moved. Never to be read as a failure. */
  | { readonly status: 'unknown' };

export type RefundOutcome =
  | { readonly status: 'succeeded'; readonly refundId: string }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unknown' };

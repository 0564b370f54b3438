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
  /** Reads what became of the charge a client confirmed with this secret. */
  confirm(clientSecret: string): Promise<ChargeOutcome | { readonly status: 'none' }>;
  /**
   * Makes sure that the key can never charge from now on, unless it already has: the answer is final.
   * A hold is released only after this, so that a late charge cannot pay for a place that is gone.
   */
  abandon(key: string, cents: number): Promise<FinalOutcome>;
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

export interface ChargeRequest {
  readonly cents: number;
  readonly paymentMethodId: string;
  readonly key: string;
  readonly description: string;
}

export interface RefundRequest {
  readonly chargeId: string;
  readonly cents: number;
  readonly key: string;
}

export type FinalOutcome =
  | { readonly status: 'succeeded'; readonly chargeId: string; readonly cents: number }
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

import { randomBytes } from 'node:crypto';
import type { CardBehaviour } from '../../src/features/payments/sandbox/test-cards.ts';

/** What the payer chose in Stripe's forms. `link_account` is a payment method of Link itself, not a card that it passes on. */
export type MadeWith = 'card' | 'apple_pay' | 'google_pay' | 'link' | 'link_account';

export interface FakeMethod {
  readonly id: string;
  readonly type: 'card' | 'link';
  /** Whose card it is, if it comes from a wallet. */
  readonly wallet: Exclude<MadeWith, 'card' | 'link_account'> | null;
  /** A bank may decline later what it accepted. */
  behaviour: CardBehaviour;
  readonly last4: string;
  customer: string | null;
  /** Charged once without being saved: Stripe does not charge it again. */
  spent: boolean;
}

/** What was entered into Stripe's forms. */
interface FakeToken {
  readonly id: string;
  /** The payment method that its confirmation makes. */
  readonly method: FakeMethod;
  /** As the forms were told; undefined: by nobody. */
  readonly setup_future_usage: string | null | undefined;
  /** In seconds; null once it was used. */
  expires_at: number | null;
}

export interface FakeIntent {
  readonly id: string;
  readonly amount: number;
  readonly client_secret: string;
  readonly metadata: Record<string, string>;
  readonly customer: string | null;
  readonly setup_future_usage: string | null;
  /** Of payment methods that it accepts. */
  readonly types: readonly string[];
  /** The payment method or confirmation token that it was created or first confirmed with, also after a decline; null before. */
  first_method: string | null;
  /** In seconds. */
  readonly created: number;
  payment_method: string | null;
  status:
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_payment_method'
    | 'succeeded'
    | 'canceled';
  last_payment_error: { code: string; decline_code?: string } | null;
}

export interface FakeRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  /** In seconds. */
  readonly created: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

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
  /** Of the schedule; a payout by hand, such as an instant one, is not. */
  readonly automatic: boolean;
  readonly method: 'standard' | 'instant';
  /** `not_applicable`: Stripe does not list what the payout consists of. */
  readonly reconciliation_status: 'completed' | 'in_progress' | 'not_applicable';
}

export interface FakeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  /** In seconds. */
  readonly created: number;
  readonly data: { readonly object: object };
}

/** The whole state of the fake. */
export interface FakeState {
  readonly methods: Map<string, FakeMethod>;
  readonly tokens: Map<string, FakeToken>;
  readonly intents: Map<string, FakeIntent>;
  readonly customers: Map<string, Record<string, string>>;
  readonly refunds: FakeRefund[];
  /** Intents whose charge is disputed: Stripe refunds none of it. */
  readonly disputed: Set<string>;
  readonly events: FakeEvent[];
  readonly payouts: FakePayout[];
  /** What was paid out, and the payouts themselves. */
  readonly balance: FakeBalanceTransaction[];
}

export const newState = (): FakeState => ({
  methods: new Map(),
  tokens: new Map(),
  intents: new Map(),
  customers: new Map(),
  refunds: [],
  disputed: new Set(),
  events: [],
  payouts: [],
  balance: [],
});

export const newId = (prefix: string) => `${prefix}_fake${randomBytes(9).toString('hex')}`;

/** Records the event that Stripe would send, with the object in its current state. */
export function recordEvent(state: FakeState, type: string, object: object): FakeEvent {
  const event: FakeEvent = {
    id: newId('evt'),
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: structuredClone(object) },
  };
  state.events.push(event);
  return event;
}

/** An error as Stripe reports it. */
export class FakeStripeError extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, type: string, code: string, more: Record<string, unknown> = {}) {
    super(code);
    this.status = status;
    this.error = { type, code, message: `fake: ${code}`, ...more };
  }
}

export const invalid = (code: string, more?: Record<string, unknown>) =>
  new FakeStripeError(400, 'invalid_request_error', code, more);
export const missing = () => new FakeStripeError(404, 'invalid_request_error', 'resource_missing');

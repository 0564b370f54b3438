import { isApiError, isUnknownOutcome, isUnprocessed, withKnownOutcome } from '@detroit-well/api-client';
import type {
  Payment,
  ProblemCode,
  Registration,
  RegistrationResult,
} from '@detroit-well/api-client/contract';
import { priceChange, type PriceChange } from '../price-change.ts';

/** The result of a payment: a registration, or another thing that was paid for. */
export interface PaidResult {
  readonly payment: Payment | null;
  readonly registration?: Registration;
}

/** A charge that the cardholder's bank has to approve. The server holds the seat for 15 minutes (SPEC-B 10.4). */
export interface HeldPayment {
  /** Empty when it is no registration that is paid for. */
  readonly registrationId: string;
  readonly clientSecret: string;
  /** Wire amount. */
  readonly amount: string;
  /** The idempotency key of the confirmation. */
  readonly key: string;
}

/** The state of a registration or payment. Each screen of a form shows one state. */
export type PaymentState<Result = RegistrationResult> =
  | { readonly kind: 'editing' }
  | { readonly kind: 'sending' }
  /** A known failure. `retried`: the attempt repeated one whose response was lost, so its form may not be mounted. */
  | {
      readonly kind: 'rejected';
      readonly error: unknown;
      readonly step: Step;
      readonly retried: boolean;
      /** The session's availability, read after a decline, says that a spot is free. */
      readonly isSpotFree?: true;
    }
  /** No request was sent. `offline`: the browser says so; otherwise the card's provider could not be reached. */
  | { readonly kind: 'not_sent'; readonly offline: boolean }
  /** The server has another price. It reserved no seat and charged nothing; the next submission accepts the new price. */
  | ({ readonly kind: 'price_changed'; readonly error: unknown } & PriceChange)
  /** Another person took the last spot. Nothing was charged. */
  | { readonly kind: 'session_full'; readonly error: unknown }
  /**
   * `charged`: whether the card was charged before the server found the account. The server refunds the charge. `earlier`: an
   * attempt before this one was given up without its outcome, and may have made the account.
   */
  | {
      readonly kind: 'account_exists';
      readonly error: unknown;
      readonly charged: 'no' | 'maybe' | 'yes' | 'earlier';
    }
  /** The response was lost: the registration may exist. `error`: why the last check got no outcome either. */
  | { readonly kind: 'unknown'; readonly checking: boolean; readonly error: unknown }
  /** The bank requires a 3-D Secure challenge. `notice`: the provider's message about the last challenge. */
  | {
      readonly kind: 'authentication';
      readonly held: HeldPayment;
      readonly busy: boolean;
      readonly notice: string | null;
      readonly error: unknown;
    }
  /** The cardholder rejected the payment. Nothing was charged. */
  | { readonly kind: 'declined'; readonly error: unknown }
  | { readonly kind: 'done'; readonly result: Result };

/** Where an attempt failed: at the card, which charges nothing; at the request; or after the 3-D Secure challenge. */
type Step = 'card' | 'request' | 'authentication';

export interface Failure {
  readonly error: unknown;
  readonly step: Step;
  /** The attempt repeated one whose response was lost. */
  readonly retried: boolean;
  /** Its password was typed again, perhaps another one. */
  readonly retyped?: boolean;
  /** An attempt before it was given up without its outcome. */
  readonly gaveUp?: boolean;
  /** The price that was shown, as a wire amount. */
  readonly amount: string;
  /** The challenge of the attempt. */
  readonly held?: HeldPayment;
  /** The cardholder approved the challenge. */
  readonly approved?: boolean;
}

export const hasCode = (error: unknown, code: ProblemCode): boolean =>
  isApiError(error) && error.code === code;

/** True if the server rejects the typed values again: it says nothing about the attempt that was sent with other details. */
export const isOtherDetails = (error: unknown): boolean =>
  (['idempotency_key_reused', 'validation_failed', 'invalid_credentials'] as const).some((code) =>
    hasCode(error, code),
  );

/** True if the browser knows that it has no connection. Outside of a browser, nothing is known. */
export function isOffline(): boolean {
  // Node has a navigator without this property.
  const online: unknown = globalThis.navigator?.onLine;
  return online === false;
}

/** The state after a failed attempt. A state other than `unknown` and `authentication` is final: nothing is pending. */
export function stateAfterFailure(failure: Failure): PaymentState<never> {
  const { error, step, retried, retyped, gaveUp, amount, held, approved } = failure;
  // A card is not charged by turning it into a payment method.
  if (step === 'card') {
    const unreachable = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
    if (unreachable) return { kind: 'not_sent', offline: isOffline() };
    return { kind: 'rejected', error: withKnownOutcome(error), step, retried };
  }
  const isOpen =
    isUnknownOutcome(error) ||
    ((retried || held) && isUnprocessed(error)) ||
    (retyped && isOtherDetails(error));
  if (isOpen && held) return { kind: 'authentication', held, busy: false, notice: null, error };
  if (isOpen) return { kind: 'unknown', checking: false, error: isUnknownOutcome(error) ? null : error };
  const change = priceChange(error, amount);
  if (change) return { kind: 'price_changed', error, ...change };
  if (hasCode(error, 'session_full')) return { kind: 'session_full', error };
  if (hasCode(error, 'account_exists')) {
    const charged = wasReturned(error) ? 'yes' : gaveUp ? 'earlier' : retried || held ? 'maybe' : 'no';
    return { kind: 'account_exists', error, charged };
  }
  if (approved === false && hasCode(error, 'payment_failed')) return { kind: 'declined', error };
  return { kind: 'rejected', error, step, retried };
}

/** True if the server reports that it charged the card and refunds the charge. */
function wasReturned(error: unknown): boolean {
  const details = isApiError(error) ? error.details : null;
  return (
    typeof details === 'object' &&
    details !== null &&
    'payment_returned' in details &&
    details.payment_returned === true
  );
}

/** The state after a response. `notice`: the provider's message, shown while the challenge is still pending. */
export function stateAfterResult<Result extends PaidResult>(
  result: Result,
  newKey: () => string,
  notice: string | null = null,
): PaymentState<Result> {
  const { payment, registration } = result;
  if (payment?.status !== 'requires_action' || !payment.client_secret) return { kind: 'done', result };
  const held = {
    registrationId: registration?.public_id ?? '',
    clientSecret: payment.client_secret,
    amount: payment.amount,
    key: newKey(),
  };
  return { kind: 'authentication', held, busy: false, notice, error: null };
}

const formStates: ReadonlySet<PaymentState['kind']> = new Set([
  'editing',
  'sending',
  'rejected',
  'not_sent',
  'price_changed',
  'declined',
]);

/** In these states the form is shown; the others have a screen of their own. */
export const showsForm = ({ kind }: PaymentState<unknown>): boolean => formStates.has(kind);

/** In these states, closing the form would leave the person unsure about a payment. */
export const isBusy = (state: PaymentState<unknown>): boolean =>
  state.kind === 'sending' ||
  (state.kind === 'unknown' && state.checking) ||
  (state.kind === 'authentication' && state.busy);

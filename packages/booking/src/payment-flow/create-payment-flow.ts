import { newIdempotencyKey, type Client } from '@detroit-well/api-client';
import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { runChallenge, type LoadedProvider } from '../card/payment-provider.ts';
import { isDecline } from '../card/declined-card.ts';
import type { AttemptStorage, PendingAttempt } from './attempt-storage.ts';
import { outcomeOf, type ReadBack } from './read-back.ts';
import {
  isOffline,
  stateAfterFailure,
  stateAfterResult,
  type Failure,
  type HeldPayment,
  type PaidResult,
  type PaymentState,
} from './payment-state.ts';

export interface PaymentFlowOptions<Values, Result extends PaidResult = RegistrationResult> {
  readonly client: Pick<Client, 'registrations' | 'payments' | 'sessions'>;
  /** The session whose seat is not taken yet; null when a registered seat is paid. */
  readonly sessionId: string | null;
  /** The payment provider, which runs the 3-D Secure challenge. */
  readonly provider: () => LoadedProvider;
  readonly storage: AttemptStorage;
  /** The price that the form shows first, as a wire amount. */
  readonly amount: string;
  /** Sends the request. A retry calls this with the same attempt and values. */
  readonly send: (attempt: PendingAttempt, values: Values) => Promise<Result>;
  /** Looks up the outcome of a success that cannot be read. Left out for guests, who cannot read their registrations. */
  readonly readBack?: ReadBack<Result>;
  /** Removes a password, which is never stored. */
  readonly withoutPassword?: (values: Values) => Values;
}

export interface PaymentFlowState<Result = RegistrationResult> {
  readonly state: PaymentState<Result>;
  /** The price that the form shows and the next submission accepts, as a wire amount. */
  readonly amount: string;
  /** A request whose outcome is unknown exists: the next submission repeats it, with the same card. */
  readonly isPending: boolean;
}

export interface PaymentFlow<Values, Result = RegistrationResult> extends Pick<
  StoreApi<PaymentFlowState<Result>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Sends the form. `paymentMethod` turns the card into a payment method; it is not called for a pending request. */
  submit(values: Values, paymentMethod: () => Promise<string>): Promise<void>;
  /** Repeats the pending request with the values of the last submission. `retyped`: the password, which a reload loses. */
  checkAgain(retyped?: Partial<Values>): Promise<void>;
  /** Gives up an attempt whose outcome cannot be found out. The next submission is a new attempt. */
  startOver(): void;
  /** Runs the 3-D Secure challenge, or rejects it, and asks the server for the outcome. */
  authenticate(approve: boolean): Promise<void>;
  /** Returns from the challenge to the form. The next submission replaces the held seat. */
  payWithAnotherCard(): void;
  /** A choice in the form has another price, as a wire amount. An attempt whose outcome is open keeps its own. */
  reprice(amount: string): void;
  /** Hides the message about the last attempt, which does not apply to changed values. */
  edit(): void;
}

/**
 * The steps of every registration and payment: payment method, request, 3-D Secure challenge, confirmation. Each submission is
 * one attempt with one idempotency key. The key survives lost responses and reloads until the server reports the outcome.
 */
export function createPaymentFlow<Values, Result extends PaidResult = RegistrationResult>(
  options: PaymentFlowOptions<Values, Result>,
): PaymentFlow<Values, Result> {
  const { client, provider, storage, send, readBack, withoutPassword, sessionId } = options;
  const store = createStore<PaymentFlowState<Result>>(() => firstState(options));
  let lastValues = storage.read().pending?.values as Values | undefined;
  let running = false;

  function enter(state: PaymentState<Result>): void {
    if (state.kind === 'price_changed') store.setState({ amount: state.now });
    store.setState({ state, isPending: storage.read().pending !== null });
  }

  function succeed(result: Result, notice: string | null = null): void {
    const state = stateAfterResult(result, newIdempotencyKey, notice);
    if (state.kind === 'authentication') {
      const { held } = state;
      storage.write({ pending: isRegistration(held) ? null : storage.read().pending, held });
    } else storage.clear();
    enter(state);
  }

  function fail(failure: Omit<Failure, 'amount'>, amount: string): void {
    const state = stateAfterFailure({ ...failure, amount });
    if (state.kind !== 'unknown' && state.kind !== 'authentication') storage.clear();
    enter(state);
    if (state.kind === 'rejected' && isDecline(state.error)) void lookForSpot(state);
  }

  /** Says after a decline that the seat is free. A failure says nothing: the next submission decides. */
  async function lookForSpot(declined: PaymentState<Result> & { kind: 'rejected' }): Promise<void> {
    if (sessionId === null) return;
    const call = { params: { id: sessionId } };
    const found = await client.sessions.availability(call, { background: true }).catch(() => null);
    if (found?.can_register && store.getState().state === declined) enter({ ...declined, isSpotFree: true });
  }

  async function request(
    values: Values,
    attempt: PendingAttempt,
    { retried, retyped = false }: { retried: boolean; retyped?: boolean },
  ): Promise<void> {
    try {
      succeed(await outcomeOf(() => send(attempt, values), readBack));
    } catch (error) {
      const gaveUp = storage.read().gaveUp === true;
      const failure = { error, step: 'request', retried, retyped, gaveUp } as const;
      return fail(failure, attempt.amount ?? store.getState().amount);
    }
    await challengeByStripe();
  }

  /** Stripe shows the challenge itself, so no further press is needed. The sandbox shows the challenge on our own screen. */
  async function challengeByStripe(before?: HeldPayment): Promise<void> {
    const { state } = store.getState();
    if (state.kind !== 'authentication' || state.held.clientSecret === before?.clientSecret) return;
    if ((await provider())?.kind === 'stripe') await challenge(state.held, true);
  }

  async function challenge(held: HeldPayment, approve: boolean): Promise<void> {
    enter({ kind: 'authentication', held, busy: true, notice: null, error: null });
    try {
      const notice = await runChallenge(client, await provider(), held.clientSecret, approve);
      succeed(await outcomeOf(() => confirm(held), readBack), notice);
    } catch (error) {
      return fail({ error, step: 'authentication', retried: false, held, approved: approve }, held.amount);
    }
    // The bank may ask about a membership and then about its session.
    await challengeByStripe(held);
  }

  /** A registration has a call of its own; for everything else that is paid, the request is sent again with its key. */
  async function confirm(held: HeldPayment): Promise<Result> {
    const { pending } = storage.read();
    if (!isRegistration(held) && pending && lastValues !== undefined) return send(pending, lastValues);
    const call = { params: { id: held.registrationId }, body: { client_secret: held.clientSecret } };
    const confirmed = await client.registrations.confirmPayment(call, { idempotencyKey: held.key });
    return confirmed as RegistrationResult & Result;
  }

  /** Runs one step at a time: a double press, or a press during a request, has no effect. */
  async function once(step: () => Promise<void>): Promise<void> {
    if (running) return;
    running = true;
    try {
      await step();
    } finally {
      running = false;
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    submit: (values, paymentMethod) =>
      once(async () => {
        lastValues = values;
        const { pending } = storage.read();
        if (isOffline()) {
          return enter(
            pending ? { kind: 'unknown', checking: false, error: null } : { kind: 'not_sent', offline: true },
          );
        }
        enter({ kind: 'sending' });
        if (pending) return request(values, pending, { retried: true });
        const { amount } = store.getState();
        let attempt: PendingAttempt;
        try {
          const paymentMethodId = await paymentMethod();
          attempt = {
            key: newIdempotencyKey(),
            paymentMethodId,
            amount,
            values: withoutPassword?.(values) ?? values,
          };
        } catch (error) {
          return fail({ error, step: 'card', retried: false }, amount);
        }
        storage.write({ pending: attempt, held: null });
        return request(values, attempt, { retried: false });
      }),
    checkAgain: (retyped) =>
      once(async () => {
        const { pending } = storage.read();
        if (!pending || lastValues === undefined) return enter({ kind: 'editing' });
        enter({ kind: 'unknown', checking: true, error: null });
        const values = retyped === undefined ? lastValues : { ...lastValues, ...retyped };
        return request(values, pending, { retried: true, retyped: retyped !== undefined });
      }),
    startOver: () => {
      if (running || store.getState().state.kind !== 'unknown') return;
      storage.write({ pending: null, gaveUp: true });
      enter({ kind: 'editing' });
    },
    authenticate: (approve) =>
      once(async () => {
        const { state } = store.getState();
        if (state.kind === 'authentication') await challenge(state.held, approve);
      }),
    payWithAnotherCard: () => {
      if (running || store.getState().state.kind !== 'authentication') return;
      storage.clear();
      enter({ kind: 'editing' });
    },
    reprice: (amount) => {
      if (storage.read().pending === null) store.setState({ amount });
    },
    edit: () => {
      const { state } = store.getState();
      if (running || state.kind === 'unknown' || state.kind === 'authentication' || state.kind === 'done')
        return;
      // The bank's message stays until the next attempt.
      if (state.kind === 'rejected' && isDecline(state.error)) return;
      if (state.kind !== 'editing') enter({ kind: 'editing' });
    },
  };
}

const isRegistration = ({ registrationId }: HeldPayment): boolean => registrationId !== '';

/** The state after a reload: a pending challenge, a request to check, or the form. */
function firstState<Values, Result extends PaidResult>({
  storage,
  amount,
  withoutPassword,
}: PaymentFlowOptions<Values, Result>): PaymentFlowState<never> {
  const { held, pending } = storage.read();
  // A pending request is repeated at its own price, even if the page shows a newer one.
  const shown = { amount: pending?.amount ?? amount, isPending: pending !== null };
  // A confirmation that repeats the request needs the password, which is not stored.
  if (held && (isRegistration(held) || withoutPassword === undefined)) {
    return { ...shown, state: { kind: 'authentication', held, busy: false, notice: null, error: null } };
  }
  if (pending?.values !== undefined) {
    return { ...shown, state: { kind: 'unknown', checking: false, error: null } };
  }
  return { ...shown, state: { kind: 'editing' } };
}

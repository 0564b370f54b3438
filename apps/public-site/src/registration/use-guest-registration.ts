import {
  isApiError,
  isUnknownOutcome,
  newIdempotencyKey,
  withKnownOutcome,
  type Client,
  type FieldErrors,
} from '@detroit-well/api-client';
import { fromCents, toCents } from '@detroit-well/pricing';
import { useRef, useState } from 'react';
import type { RegistrationResult } from '../api/wire.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { afterBank, wasNotHeard, wasReturned } from './after-bank.ts';
import { CardRefused } from './card-source.ts';
import { confirmCard, type AskedProvider } from './payment-provider.ts';
import { offerInstead } from './alternatives.ts';
import { forget, keep, readKept, type HeldPayment, type PendingIntent } from './draft-store.ts';
import { guestBody } from './guest-body.ts';
import { priceChange, type PriceChange } from './price-change.ts';
import { describeGuestFailure } from '../words/failure-words.ts';
import { bothPrices, planGaveWay } from '../words/price-words.ts';
import type { GuestFormValues } from './guest-form-schema.ts';
import type { GuestStage } from './guest-stage.ts';
import type { GuestPanelProps } from './use-guest-panel.ts';

interface GuestCalls extends Pick<GuestPanelProps, 'session' | 'frame'> {
  client: Client;
  provider: AskedProvider;
  /** Shows the server's field errors; returns those of fields that the form does not have. */
  showFieldErrors: (errors: Record<string, string[]>) => string[];
  /** Fits the form to another price; returns whether the chosen plan was reset. */
  fitTo: (change: PriceChange) => boolean;
}

/** One press on Register: how the card becomes a payment method, requested once for each attempt. */
export interface GuestAttempt {
  values: GuestFormValues;
  paymentMethod: () => Promise<string>;
}

/** After a reload with an unknown outcome, only the password has to be entered again. */
const leftOpen =
  'We do not know yet whether your last try went through. Enter the same password, accept again and press the button to check: you will not be charged twice.';

/** The provider's message for its own card, and the specification's message for everything else. */
const wordsOf = (error: unknown): string =>
  error instanceof CardRefused ? error.message : describeGuestFailure(error);

/**
 * The first price that a panel shows. An attempt with an unknown outcome is retried at its own price, even if the page has a
 * newer one.
 */
const firstPrice = (session: SessionSummary): string =>
  readKept(session.public_id).pending?.amount ?? fromCents(toCents(session.price_public));

function firstStage(sessionId: string): GuestStage {
  const { held, pending } = readKept(sessionId);
  if (held) return { kind: 'confirm', held, busy: false, error: null };
  return { kind: 'form', error: pending ? leftOpen : null };
}

/**
 * The steps of a guest registration. Each press creates an attempt with one idempotency key. The key survives lost responses
 * and reloads until the server has reported the outcome.
 */
export function useGuestRegistration(calls: GuestCalls) {
  const { client, provider, session, frame, showFieldErrors, fitTo } = calls;
  const id = session.public_id;
  const [price, setPrice] = useState(() => firstPrice(session));
  const [stage, setStage] = useState<GuestStage>(() => firstStage(id));
  const lastValues = useRef<GuestFormValues | null>(null);
  // A second press in the same tick would still read the old stage.
  const underWay = useRef(false);

  /** `said`: the message of the 3-D Secure challenge, shown while the challenge is still pending. */
  function settle(result: RegistrationResult, said: string | null = null): void {
    const { payment, registration } = result;
    if (payment?.status === 'requires_action' && payment.client_secret) {
      const held: HeldPayment = {
        registrationId: registration.public_id,
        clientSecret: payment.client_secret,
        amount: payment.amount,
        key: newIdempotencyKey(),
      };
      keep(id, { pending: null, held });
      setStage({ kind: 'confirm', held, busy: false, error: said });
      return;
    }
    forget(id);
    setStage({ kind: 'done', result });
  }

  /** `again`: this retries an attempt whose response was lost. A rejection does not undo what that attempt did. */
  async function refused(error: unknown, intent: PendingIntent, again: boolean): Promise<void> {
    if (isUnknownOutcome(error)) return setStage({ kind: 'unknown', checking: false });
    if (again && wasNotHeard(error)) {
      return setStage({ kind: 'unknown', checking: false, error: describeGuestFailure(error) });
    }
    // A known outcome ends the attempt: the next press starts a new one.
    keep(id, { pending: null });
    const message = describeGuestFailure(error);
    const change = priceChange(error, intent.amount ?? price);
    if (change) {
      askAtNewPrice(message, change);
    } else if (isApiError(error) && error.code === 'session_full') {
      setStage({ kind: 'full', message, others: await offerInstead(client, session, frame.now) });
    } else if (isApiError(error) && error.code === 'account_exists') {
      const charged = wasReturned(error) ? 'yes' : again ? 'maybe' : 'no';
      setStage({ kind: 'account_exists', message, charged });
    } else if (isApiError(error) && error.code === 'age_restricted') {
      // The server names no field; the problem can only concern this one.
      backToForm(null, { date_of_birth: [message] }, again);
    } else {
      backToForm(message, isApiError(error) ? error.fieldErrors : {}, again);
    }
  }

  /**
   * The server rejected the price before it held a seat or charged the card, even after a lost response. The next press
   * accepts the new price.
   */
  function askAtNewPrice(error: string, change: PriceChange): void {
    const gaveWay = fitTo(change);
    setPrice(change.now);
    const prices = bothPrices(change.before, change.now);
    setStage({ kind: 'form', error, details: gaveWay ? `${prices} ${planGaveWay}` : prices, at: 'message' });
  }

  function backToForm(message: string | null, fieldErrors: FieldErrors, again: boolean): void {
    const unplaced = showFieldErrors(fieldErrors);
    const placed = Object.keys(fieldErrors).length > unplaced.length;
    const error = unplaced.length > 0 ? unplaced.join(' ') : message;
    // After the screen for a lost response the form is not mounted yet, and the pressed button is gone.
    setStage({ kind: 'form', error, at: placed ? 'problem' : again ? 'message' : undefined });
  }

  async function send(values: GuestFormValues, intent: PendingIntent, again: boolean): Promise<void> {
    const body = guestBody(id, values, intent);
    try {
      settle(await client.registrations.guestRegister({ body, idempotencyKey: intent.key }));
    } catch (error) {
      await refused(error, intent, again);
    }
  }

  /** Runs one step at a time: a double press, or a press during a request, has no effect. */
  async function once(step: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await step();
    } finally {
      underWay.current = false;
    }
  }

  const submit = ({ values, paymentMethod }: GuestAttempt): Promise<void> =>
    once(async () => {
      lastValues.current = values;
      setStage({ kind: 'sending' });
      const open = readKept(id).pending;
      let intent = open;
      if (!intent) {
        try {
          const paymentMethodId = await paymentMethod();
          intent = { key: newIdempotencyKey(), paymentMethodId, plan: values.payment_plan, amount: price };
          keep(id, { pending: intent });
        } catch (error) {
          // Only the payment method was requested, so no charge is possible.
          setStage({ kind: 'form', error: wordsOf(withKnownOutcome(error)) });
          return;
        }
      }
      await send(values, intent, open !== null);
    });

  const checkAgain = (): Promise<void> =>
    once(async () => {
      const { pending } = readKept(id);
      const values = lastValues.current;
      if (!pending || !values) {
        setStage({ kind: 'form', error: null });
        return;
      }
      setStage({ kind: 'unknown', checking: true });
      await send(values, pending, true);
    });

  const confirm = (held: HeldPayment, approve: boolean): Promise<void> =>
    once(async () => {
      setStage({ kind: 'confirm', held, busy: true, error: null });
      const { clientSecret: client_secret, registrationId, key } = held;
      try {
        const said = await confirmCard(client, await provider, { clientSecret: client_secret, approve });
        const result = await client.registrations.confirmPayment({
          params: { id: registrationId },
          body: { client_secret },
          idempotencyKey: key,
        });
        settle(result, said);
      } catch (error) {
        const next = afterBank(error, held);
        if (next.kind !== 'confirm') keep(id, { held: null, pending: null });
        setStage(next);
      }
    });

  /** An attempt is pending: the provider already has its card, so the guest need not enter it again. */
  const cardKnown = readKept(id).pending !== null;
  return {
    stage,
    /** The price that the panel shows and the next press accepts, as a decimal string. */
    price,
    cardKnown,
    submit,
    checkAgain,
    confirm,
    /** The message about the last attempt does not apply to changed values. */
    edited: () => {
      const open = readKept(id).pending !== null;
      if (stage.kind === 'form' && stage.error !== null && !open) setStage({ ...stage, error: null });
    },
    useAnotherEmail: () => setStage({ kind: 'form', error: null, at: 'email' }),
  };
}

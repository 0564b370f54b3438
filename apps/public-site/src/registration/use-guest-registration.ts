import { bookingMessages } from '@detroit-well/booking/messages';
import type { FieldErrors } from '@detroit-well/api-client';
import { isApiError } from '@detroit-well/api-client';
import { CardError, type CardEntry } from '@detroit-well/booking/card-entry';
import { usePaymentFlow, type UsedPaymentFlow } from '@detroit-well/booking/payment-flow';
import { declineDetails, isDecline } from '@detroit-well/booking/declined-card';
import { hasCode, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import type { PriceChange } from '@detroit-well/booking/price-change';
import { fromCents, toCents } from '@detroit-well/pricing';
import { tabAttemptStorage, type PendingAttempt } from '@detroit-well/booking/payment-flow/storage';
import { writeDraft } from '@detroit-well/ui/drafts';
import { useState } from 'react';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { describeGuestFailure } from '../messages/registration-failure.ts';
import { bothPrices, planChanged } from '../messages/price-change.ts';
import type { GuestClient } from '../guest-client/guest-client.ts';
import { loadAlternatives } from './alternatives.ts';
import { guestDraftOf, type GuestFormValues } from './guest-form-schema.ts';

/**
 * Where the focus goes when the guest returns to the form: a field, the card, the error summary, or the message beside the
 * button.
 */
export type FocusTarget = 'email' | 'card' | 'summary' | 'message';

/** The message beside the button about the last attempt. */
export interface FormProblem {
  readonly message: string | null;
  readonly details?: string;
  readonly focus?: FocusTarget | undefined;
}

interface GuestRegistrationOptions {
  readonly client: GuestClient;
  readonly session: SessionSummary;
  readonly context: PageContext;
  readonly card: CardEntry;
  /** Shows the server's field errors; returns those of fields that the form does not have. */
  readonly showFieldErrors: (errors: FieldErrors) => readonly string[];
  /** Fits the form to another price; returns whether the chosen plan was reset. */
  readonly fitTo: (change: PriceChange) => boolean;
}

export interface GuestRegistration extends UsedPaymentFlow<GuestFormValues> {
  readonly problem: FormProblem;
  /** Alternatives to a session that filled up; null while they load. */
  readonly others: readonly SessionSummary[] | null;
  readonly tryAnotherEmail: () => void;
  /** The email of an attempt from before a reload, whose password has to be typed again; null otherwise. */
  readonly unresolvedEmail: string | null;
}

/** The request of a guest whose outcome is not known yet, and the seat that is held for a challenge. */
export const guestAttempts = (sessionId: string) => tabAttemptStorage(`registration-attempt:${sessionId}`);

const none: FormProblem = { message: null };

/** The email that an earlier attempt was sent with. */
function emailOf(pending: PendingAttempt | null): string | null {
  // This form stored the values.
  const values = pending?.values as GuestFormValues | undefined;
  return values?.email ?? null;
}

/** That nothing was charged after a decline, and whether the spot is still free. */
function detailsOf(failed: PaymentState & { error: unknown }, message: string): Pick<FormProblem, 'details'> {
  if (!isDecline(failed.error)) return {};
  return { details: declineDetails(message, failed.kind === 'rejected' && failed.isSpotFree === true) };
}

/** The registration of a guest, with the message that each failure shows in the form. */
export function useGuestRegistration(options: GuestRegistrationOptions): GuestRegistration {
  const { client, session, context, card, showFieldErrors, fitTo } = options;
  const id = session.public_id;
  const [problem, setProblem] = useState<FormProblem>(none);
  const [unresolvedEmail, setUnresolvedEmail] = useState(() => emailOf(guestAttempts(id).read().pending));
  const [others, setOthers] = useState<readonly SessionSummary[] | null>(null);

  const problemOf = (failed: PaymentState): FormProblem => {
    if (failed.kind === 'price_changed') {
      const prices = bothPrices(failed.before, failed.now);
      const details = fitTo(failed) ? `${prices} ${planChanged}` : prices;
      return { message: describeGuestFailure(failed.error), details, focus: 'message' };
    }
    card.showOutcome(failed);
    if (failed.kind === 'not_sent') {
      const message = failed.offline ? bookingMessages.offline : bookingMessages.notSent;
      return { message, details: bookingMessages.stillHere };
    }
    if (failed.kind !== 'rejected' && failed.kind !== 'declined') return none;
    const { error } = failed;
    const message = error instanceof CardError ? error.message : describeGuestFailure(error);
    if (failed.kind === 'declined' || failed.step === 'authentication') {
      return { message, ...detailsOf(failed, message), focus: 'card' };
    }
    if (isDecline(error)) {
      return { message, ...detailsOf(failed, message), focus: failed.retried ? 'message' : undefined };
    }
    // The server names no field for the age; the problem can only concern this one.
    const isAge = hasCode(error, 'age_restricted');
    const fieldErrors: FieldErrors = isAge
      ? { date_of_birth: [message] }
      : isApiError(error)
        ? error.fieldErrors
        : {};
    const unplaced = showFieldErrors(fieldErrors);
    const placed = Object.keys(fieldErrors).length > unplaced.length;
    return {
      message: unplaced.length > 0 ? unplaced.join(' ') : isAge ? null : message,
      // After the screen for a lost response the form is not mounted yet, and the pressed button is gone.
      focus: placed ? 'summary' : failed.retried ? 'message' : undefined,
    };
  };

  const showAlternatives = async (): Promise<void> =>
    setOthers(await loadAlternatives(client, session, context.now));

  const flow = usePaymentFlow<GuestFormValues>(
    {
      client,
      sessionId: id,
      provider: card.currentProvider,
      storage: guestAttempts(id),
      amount: fromCents(toCents(session.price_public)),
      withoutPassword: (values) => ({ ...values, password: '' }),
      send: ({ key, paymentMethodId, amount }, values) => {
        const { payment_plan, waiver_signed, payment_consent, ...user_data } = values;
        const body = {
          user_data,
          session_id: id,
          amount,
          payment_plan,
          payment_method_id: paymentMethodId,
          waiver_signed,
          payment_consent,
          join_waitlist: false as const,
        };
        return client.registrations.guestRegister({ body }, { idempotencyKey: key });
      },
    },
    ({ state: next }) => {
      setProblem(problemOf(next));
      if (next.kind !== 'unknown') setUnresolvedEmail(null);
      if (next.kind === 'done') writeDraft(guestDraftOf(id), null);
      if (next.kind === 'session_full') void showAlternatives();
    },
  );

  return {
    ...flow,
    problem,
    others,
    unresolvedEmail,
    payWithAnotherCard: () => {
      flow.payWithAnotherCard();
      setProblem({ message: null, focus: 'card' });
    },
    tryAnotherEmail: () => {
      flow.edit();
      setProblem({ message: null, focus: 'email' });
    },
  };
}

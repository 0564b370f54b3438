import { isApiError } from '@detroit-well/api-client';
import { CardError, type CardEntry } from '@detroit-well/booking/card-entry';
import { cardFieldErrors } from '@detroit-well/booking/card-section';
import { creditError, type CreditEntry, type CreditValues } from '@detroit-well/booking/credit-entry';
import { bookingMessages } from '@detroit-well/booking/messages';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { declineDetails, isDecline } from '@detroit-well/booking/declined-card';
import { readRegistered } from '@detroit-well/booking/payment-flow/read-back';
import type { AttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { hasCode, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { memberRegistration } from '@detroit-well/booking/prepaid/member-payment';
import type { FormOf } from '@detroit-well/ui/form/use-form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useState } from 'react';
import type { PageContext } from '../page.ts';
import { bothPrices } from '../messages/price-change.ts';
import { describeDirectFailure } from '../messages/registration-failure.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { MemberClient } from '../visitor/portal-auth.ts';
import { loadAlternatives } from './alternatives.ts';
import type { MemberValues } from './member-form.ts';

interface MemberFlowOptions {
  readonly client: MemberClient;
  /** Where the attempt is stored. */
  readonly storage: AttemptStorage;
  readonly session: SessionSummary;
  readonly context: PageContext;
  /** The price that the member sees, as a wire amount. */
  readonly amount: string;
  readonly form: FormOf<MemberValues>;
  readonly card: CardEntry;
  readonly credit: CreditEntry;
}

/** The outcome of the last attempt, beside the button. */
interface Problem {
  readonly title: string;
  readonly details?: string;
}

/** The registration of a member: paid with a card, or the direct call of the specification for a seat that is paid later. */
export function useMemberFlow(options: MemberFlowOptions) {
  const { client, storage, session, context, amount, form, card, credit } = options;
  /** Alternatives to a session that filled up; null while they load. */
  const [others, setOthers] = useState<readonly SessionSummary[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const flow = usePaymentFlow<MemberValues & CreditValues>(
    {
      client,
      sessionId: session.public_id,
      provider: card.currentProvider,
      storage,
      amount,
      readBack: readRegistered(client, session.public_id),
      send: ({ key, paymentMethodId, amount: price }, values) => {
        const body = memberRegistration(
          { session_id: session.public_id, amount: price },
          paymentMethodId,
          values,
        );
        return client.registrations.register({ body }, { idempotencyKey: key });
      },
    },
    ({ state }) => {
      setProblem(problemOf(state));
      if (state.kind === 'session_full') {
        void loadAlternatives(client, session, context.now).then(setOthers);
      }
    },
  );

  function problemOf(state: PaymentState): Problem | null {
    card.showOutcome(state);
    credit.showOutcome(state);
    switch (state.kind) {
      case 'not_sent':
        return {
          title: state.offline ? bookingMessages.offline : bookingMessages.notSent,
          details: bookingMessages.stillHere,
        };
      case 'declined':
        return { title: bookingMessages.declined };
      case 'price_changed':
        return { title: describeDirectFailure(state.error), details: bothPrices(state.before, state.now) };
      case 'rejected':
      case 'account_exists':
        return rejectionOf(state.error, state.kind === 'rejected' && state.isSpotFree === true);
      default:
        return null;
    }
  }

  function rejectionOf(error: unknown, isSpotFree: boolean): Problem | null {
    if (error instanceof CardError) return { title: error.message };
    const title = describeDirectFailure(error);
    if (isDecline(error)) return { title, details: declineDetails(title, isSpotFree) };
    const fields = isApiError(error) ? error.fieldErrors : {};
    const ofCard = cardFieldErrors(fields);
    card.showErrors(ofCard);
    const { payment_plan = [], payment_consent = [], use_pass = [], use_included = [] } = fields;
    applyServerErrors(form, { payment_plan, payment_consent, use_pass, use_included });
    const isShown =
      Object.keys(ofCard).length > 0 ||
      use_pass.length > 0 ||
      use_included.length > 0 ||
      hasCode(error, 'credit_changed') ||
      creditError(fields) !== undefined;
    return isShown ? null : { title };
  }

  return { flow, problem, others };
}

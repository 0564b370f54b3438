import { attemptProblem } from '@detroit-well/booking/attempt-problem';
import type { FieldErrors } from '@detroit-well/api-client';
import type { MembershipResult, OwnMembership, RegistrationResult } from '@detroit-well/api-client/contract';
import { isApiError } from '@detroit-well/api-client';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { cannotJoin, useJoining } from '@detroit-well/booking/joining';
import type { JoinOffer } from '@detroit-well/booking/joining/offer';
import { usePaymentFlow, type UsedPaymentFlow } from '@detroit-well/booking/payment-flow';
import { isDecline } from '@detroit-well/booking/declined-card';
import { hasCode, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { memberRegistration } from '@detroit-well/booking/prepaid/member-payment';
import type { PriceChange } from '@detroit-well/booking/price-change';
import { fromCents, toCents } from '@detroit-well/pricing';
import { tabAttemptStorage, type PendingAttempt } from '@detroit-well/booking/payment-flow/storage';
import { writeDraft } from '@detroit-well/ui/drafts';
import { useRef, useState, type ReactNode } from 'react';
import type { PageContext } from '../page.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { describeGuestFailure } from '../messages/registration-failure.ts';
import { bothPrices, planChanged } from '../messages/price-change.ts';
import { accountCalls } from '../guest-client/account-calls.ts';
import type { GuestClient } from '../guest-client/guest-client.ts';
import { loadAlternatives } from './alternatives.ts';
import { createGuestAccount } from './guest-account.ts';
import { guestDraftOf, type GuestFormValues } from './guest-form-schema.ts';

/**
 * Where the focus goes when the guest returns to the form: a field, the card, the error summary, or the message beside the
 * button.
 */
export type FocusTarget = 'email' | 'card' | 'summary' | 'message';

/** The message beside the button about the last attempt. */
export interface FormProblem {
  readonly message: ReactNode;
  readonly details?: ReactNode;
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
  /** The result of the human check, which the account of a visitor who joins needs; each is spent once. */
  readonly humanToken: () => Promise<string>;
  readonly onHumanTokenSpent: () => void;
  /** The membership to buy first, or null, and the choice to pay with an included session. The form has to be sent with it. */
  readonly onJoining: (offer: JoinOffer | null, useIncluded: boolean) => void;
}

type GuestResult = RegistrationResult | MembershipResult;

export interface GuestRegistration extends UsedPaymentFlow<GuestFormValues, GuestResult> {
  readonly problem: FormProblem;
  /** The membership that is bought with the registration. */
  readonly joining: JoinOffer | null;
  /** The membership that this panel has bought. The session is not paid yet. */
  readonly joined: OwnMembership | null;
  readonly choose: (offer: JoinOffer | null) => void;
  /** True if the account of this email was made here: a sign-in takes the place of the human check. */
  readonly hasAccount: (email: string) => boolean;
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

/** The registration of a guest, with the message that each failure shows in the form. */
export function useGuestRegistration(options: GuestRegistrationOptions): GuestRegistration {
  const { client, session, context, card, showFieldErrors, fitTo, humanToken, onHumanTokenSpent, onJoining } =
    options;
  const id = session.public_id;
  const [problem, setProblem] = useState<FormProblem>(none);
  const [unresolvedEmail, setUnresolvedEmail] = useState(() => emailOf(guestAttempts(id).read().pending));
  const [others, setOthers] = useState<readonly SessionSummary[] | null>(null);

  const [account] = useState(() => createGuestAccount(accountCalls(context.apiUrl), 'joining-account'));
  const join = useJoining(id);
  const isRetyped = useRef(false);

  const problemOf = (failed: PaymentState<GuestResult>): FormProblem => {
    if (failed.kind === 'price_changed') {
      const prices = bothPrices(failed.before, failed.now);
      const details = fitTo(failed) ? `${prices} ${planChanged}` : prices;
      return { message: describeGuestFailure(failed.error), details, focus: 'message' };
    }
    card.showOutcome(failed);
    const said = attemptProblem(failed, describeGuestFailure);
    if (said === null || (failed.kind !== 'rejected' && failed.kind !== 'declined')) return said ?? none;
    const { error } = failed;
    const { message } = said;
    if (failed.kind === 'declined' || failed.step === 'authentication') return { ...said, focus: 'card' };
    if (isDecline(error)) return { ...said, focus: failed.retried ? 'message' : undefined };
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

  const flow = usePaymentFlow<GuestFormValues, GuestResult>(
    {
      client,
      sessionId: id,
      provider: card.currentProvider,
      storage: guestAttempts(id),
      amount: fromCents(toCents(session.price_public)),
      withoutPassword: (values) => ({ ...values, password: '' }),
      send: async (attempt, values) => {
        const { key, paymentMethodId, amount } = attempt;
        const { payment_plan, payment_consent, join_plan_id, join_version_id, ...rest } = values;
        const { use_included, promo_code, ...person } = rest;
        const wanted = { join_plan_id, join_version_id };
        const isJoining = join.isFirst(wanted);
        const direct = { session_id: id, amount, ...(promo_code && { promo_code }) };
        if (!isJoining && !account.isMade(person.email)) {
          const { waiver_signed, ...user_data } = person;
          const paid = { ...direct, payment_plan, payment_method_id: paymentMethodId, payment_consent };
          const body = { ...paid, user_data, waiver_signed, join_waitlist: false as const };
          return client.registrations.guestRegister({ body }, { idempotencyKey: key });
        }
        const retyped = isRetyped.current;
        const { email, password, ...details } = person;
        await account.open(
          { email, password, details },
          { key, isRetyped: retyped, humanToken, onTokenSpent: onHumanTokenSpent },
        );
        if (isJoining) {
          const asked = await join.buy(account.client, wanted, attempt);
          if (asked !== null) return asked;
          onJoining(null, use_included);
        }
        const body = memberRegistration(direct, join.methodAfter(paymentMethodId), {
          when: 'now',
          use_pass: false,
          use_included,
          payment_plan,
          // The form does not ask; the membership has saved its card.
          save_payment_method: false,
        });
        return account.client.registrations.register({ body }, { idempotencyKey: key });
      },
    },
    ({ state: next }) => {
      setProblem(problemOf(next));
      const error = 'error' in next ? next.error : null;
      if (cannotJoin(error)) choose(null);
      // The session has changed since, and a card pays for it.
      if (isApiError(error) && error.fieldErrors['use_included'] !== undefined) onJoining(null, false);
      if (next.kind !== 'unknown') setUnresolvedEmail(null);
      if (next.kind === 'done') {
        writeDraft(guestDraftOf(id), null);
        account.close();
      }
      if (next.kind === 'session_full') void showAlternatives();
    },
  );

  /** Joins first, or not. */
  function choose(offer: JoinOffer | null): void {
    join.setJoining(offer);
    onJoining(offer, offer !== null && offer.includedCount > 0);
    flow.reprice(offer ? fromCents(offer.memberCents) : fromCents(toCents(session.price_public)));
  }

  return {
    ...flow,
    problem,
    joining: join.joining,
    joined: join.joined,
    choose,
    hasAccount: account.isMade,
    others,
    unresolvedEmail,
    checkAgain: async (retyped) => {
      isRetyped.current = retyped !== undefined;
      await flow.checkAgain(retyped);
      isRetyped.current = false;
    },
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

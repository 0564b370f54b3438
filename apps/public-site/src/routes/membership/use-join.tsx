import { isApiError, type FieldErrors } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import type { MembershipResult } from '@detroit-well/api-client/contract';
import { attemptProblem, placeErrors } from '@detroit-well/booking/attempt-problem';
import type { CardEntry } from '@detroit-well/booking/card-entry';
import { isDecline } from '@detroit-well/booking/declined-card';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { cannotJoin } from '@detroit-well/booking/joining';
import { bookingMessages } from '@detroit-well/booking/messages';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { hasCode, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { writeDraft } from '@detroit-well/ui/drafts';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { accountCalls } from '../../guest-client/account-calls.ts';
import type { GuestClient } from '../../guest-client/guest-client.ts';
import { bothPrices } from '../../messages/price-change.ts';
import type { PageContext } from '../../page.ts';
import { createGuestAccount } from '../../registration/guest-account.ts';
import type { FormProblem } from '../../registration/use-guest-registration.ts';
import { joinDraftName, type JoinInput, type JoinValues } from './join-form-schema.ts';
import { signInToJoin } from './join-link.ts';

interface JoinOptions {
  readonly client: GuestClient;
  readonly context: PageContext;
  readonly form: UseFormReturn<JoinInput, unknown, JoinValues>;
  readonly card: CardEntry;
  /** The price that is on the screen, as a wire amount. */
  readonly amount: string;
  /** The result of the human check, which the account needs; each is spent once. */
  readonly humanToken: () => Promise<string>;
  readonly onHumanTokenSpent: () => void;
  /** The next attempt makes the account, too, and needs another token. */
  readonly onHumanTokenNeeded: () => void;
  /** The plans on sale have changed since the page was loaded. */
  readonly onOutdated: () => void;
  /** Shows why the server refused the promo code. */
  readonly onRefused: (fields: FieldErrors) => void;
}

/** The request whose outcome is not known yet, without its password. */
export const joinAttempts = tabAttemptStorage('attempt:joining');

const none: FormProblem = { message: null };
export const notJoinedYet = 'You have not joined yet.';

const withoutEnvelope = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.replace(/^person\./, ''), texts]));

/** Makes the account and buys the membership in its name (ADR-139), with the message that each failure shows in the form. */
export function useJoin(options: JoinOptions) {
  const { client, context, form, card, amount, humanToken, onOutdated } = options;
  const [account] = useState(() => createGuestAccount(accountCalls(context.apiUrl), 'membership-account'));
  const [problem, setProblem] = useState<FormProblem>(none);
  const [unresolvedEmail, setUnresolvedEmail] = useState(
    // This form stored the values.
    () => (joinAttempts.read().pending?.values as JoinValues | undefined)?.email ?? null,
  );
  const isRetyped = useRef(false);
  const isTokenSpent = useRef(false);
  const onTokenSpent = (): void => {
    isTokenSpent.current = true;
    options.onHumanTokenSpent();
  };

  const signIn = (
    <>
      <a href={signInToJoin(context, form.getValues('version_id'))}>Sign In</a>, and you come back to this
      step with your choice kept.
    </>
  );

  function problemOf(next: PaymentState<MembershipResult>): FormProblem {
    if (next.kind === 'price_changed') {
      const details = bothPrices(next.before, next.now);
      return { message: describe(next.error, 'pay').message, details, focus: 'message' };
    }
    const failed = attemptProblem(next, (error) => describe(error, 'pay').message);
    if (failed === null || (next.kind !== 'rejected' && next.kind !== 'declined')) return failed ?? none;
    const { error } = next;
    const text = failed.message;
    if (next.kind === 'declined' || isDecline(error)) {
      const details = `${failed.details ?? ''} ${notJoinedYet}`.trim();
      return { message: text, details, focus: next.kind === 'declined' ? 'card' : undefined };
    }
    if (hasCode(error, 'membership_exists')) return { message: text, details: signIn, focus: 'message' };
    const fields = withoutEnvelope(isApiError(error) ? error.fieldErrors : {});
    options.onRefused(fields);
    const unplaced = placeErrors(form, card, fields);
    if (fields['email']) {
      return { message: 'An account with this email exists.', details: signIn, focus: 'summary' };
    }
    const isPlaced = Object.keys(fields).length > unplaced.length;
    return {
      message: unplaced.length > 0 ? unplaced.join(' ') : isPlaced ? null : failureMessage(error, text),
      ...(isPlaced ? {} : { details: bookingMessages.nothingCharged }),
      focus: isPlaced ? 'summary' : next.step === 'card' ? undefined : 'message',
    };
  }

  const flow = usePaymentFlow<JoinValues, MembershipResult>(
    {
      client,
      sessionId: null,
      provider: card.currentProvider,
      storage: joinAttempts,
      amount,
      withoutPassword: (values) => ({ ...values, password: '' }),
      send: async (
        { key, paymentMethodId },
        { email, password, plan_id, version_id, promo_code, ...rest },
      ) => {
        const { payment_consent, ...person } = rest;
        await account.open(
          { email, password, person },
          { key, isRetyped: isRetyped.current, humanToken, onTokenSpent },
        );
        const body = {
          plan_id,
          version_id,
          // An attempt that was stored before codes were taken has none.
          ...(promo_code && { promo_code }),
          payment_method_id: paymentMethodId,
          payment_consent,
        };
        return account.client.memberships.buy({ body }, { idempotencyKey: key });
      },
      readBack: async () => {
        const all = await account.client.memberships.list({ background: true });
        const membership = all.find(({ state, source }) => state === 'active' && source === 'bought');
        const payment = { status: 'succeeded', client_secret: null, amount } as const;
        return membership ? { membership, payment, message: '' } : null;
      },
    },
    ({ state: next }) => {
      card.showOutcome(next);
      setProblem(problemOf(next));
      const error = 'error' in next ? next.error : null;
      if (next.kind === 'price_changed' || cannotJoin(error)) onOutdated();
      if (next.kind === 'rejected' && isTokenSpent.current && !account.isMade(form.getValues('email')))
        options.onHumanTokenNeeded();
      if (next.kind !== 'sending') isTokenSpent.current = false;
      if (next.kind !== 'unknown') setUnresolvedEmail(null);
      if (next.kind === 'done') {
        writeDraft(joinDraftName, null);
        account.close();
      }
    },
  );

  return {
    ...flow,
    problem,
    unresolvedEmail,
    /** True if the account of this email was made here: a sign-in takes the place of the human check. */
    hasAccount: account.isMade,
    checkAgain: async (retyped?: { readonly password: string }) => {
      isRetyped.current = retyped !== undefined;
      await flow.checkAgain(retyped);
      isRetyped.current = false;
    },
    payWithAnotherCard: () => {
      flow.payWithAnotherCard();
      setProblem({ message: null, focus: 'card' });
    },
  };
}

export type JoinFlow = ReturnType<typeof useJoin>;

import type { RegistrationResult, Session } from '@detroit-well/api-client/contract';
import { CardError, emptyCard, useCardEntry, type CardEntry } from '@detroit-well/booking/card-entry';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { isBusy, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';
import { fromCents, paymentPlans, toCents, type Cents, type PaymentPlan } from '@detroit-well/pricing';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { messages } from '@detroit-well/validation/messages';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { client } from '../api/client.ts';
import { failureMessage } from '../outcomes/failure-message.tsx';
import { hasErrors, serverFieldErrors, type PaymentErrors } from './payment-fields.ts';
import { savedCardsQuery } from '../api/queries.ts';
import { registrationFailure } from './registration-failure.ts';

/** The input of Complete Registration besides the card. */
export interface Values {
  readonly plan: PaymentPlan;
  readonly saveCard: boolean;
  readonly notes: string;
  readonly consent: boolean;
}

/** The input that also applies to another session. Consent applies only to the amount on the screen. */
export interface CarriedOver extends Omit<Values, 'consent'> {
  readonly card: CardText;
}

const freeFields = ['notes'] as const;
const paidFields = ['plan', 'number', 'expires', 'cvc', 'notes', 'consent'] as const;

/**
 * The state of Complete Registration: input, card, errors and payment.
 *
 * @param carried the input from another session that was full, or from a stored draft.
 */
export function useMemberRegistration(
  session: Session,
  listedCents: Cents,
  onDone: (result: RegistrationResult) => void,
  carried?: Partial<CarriedOver>,
) {
  const { card: typedCard = emptyCard, ...rest } = carried ?? {};
  const [values, setValues] = useState<Values>({
    plan: 'full',
    saveCard: true,
    notes: '',
    consent: false,
    ...rest,
  });
  const saved = useQuery({ ...savedCardsQuery(), enabled: listedCents > 0 });
  const savedCards = saved.data ?? (saved.isLoading ? null : []);
  const card = useCardEntry(client, { card: typedCard, savedCards });
  const rejection = useRejection(card);
  const flow = usePaymentFlow<Omit<Values, 'consent'>>(
    {
      client,
      provider: card.currentProvider,
      storage: tabAttemptStorage(`attempt:register:${session.public_id}`),
      amount: fromCents(listedCents),
      storesValues: true,
      send: ({ key, paymentMethodId, amount }, { plan, notes, saveCard }) =>
        client.registrations.register(
          {
            body: {
              session_id: session.public_id,
              amount,
              payment_plan: plan,
              payment_method_id: paymentMethodId || undefined,
              waiver_signed: true,
              payment_consent: true,
              notes: notes.trim() || undefined,
              save_payment_method: saveCard,
            },
          },
          { idempotencyKey: key },
        ),
    },
    ({ state: next, amount }) => {
      const isFree = toCents(amount) === 0;
      if (next.kind === 'done') onDone(next.result);
      rejection.show(next, {
        fields: isFree ? freeFields : paidFields,
        title: (error) => registrationFailure(error, isFree),
      });
    },
  );
  const { state } = flow;
  const free = toCents(flow.amount) === 0;
  const { errors, attempt, problem } = rejection;

  const submit = (): void => {
    if (isBusy(state)) return;
    if (state.kind === 'unknown') return void flow.checkAgain();
    // A free session has no payment terms; the waiver already covers the rest.
    const found: PaymentErrors = free
      ? {}
      : { ...card.validate(), ...(values.consent ? {} : { consent: messages.paymentTermsNotAccepted }) };
    if (hasErrors(found)) return rejection.showFieldErrors(found);
    rejection.clear();
    const { consent: _consent, ...sent } = values;
    void flow.submit(sent, free ? () => Promise.resolve('') : card.createPaymentMethod);
  };

  return {
    values,
    card,
    errors,
    attempt,
    state,
    problem,
    priceCents: toCents(flow.amount),
    submit,
    authenticate: flow.authenticate,
    payWithAnotherCard: flow.payWithAnotherCard,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    choosePlan: (plan: string) => {
      const chosen = paymentPlans.find((known) => known === plan);
      if (chosen) setValues((before) => ({ ...before, plan: chosen }));
    },
    clearMessage: flow.edit,
  };
}

interface RejectionOptions {
  /** The fields that the form has; the errors of other fields become the message of the form. */
  readonly fields: Parameters<typeof serverFieldErrors>[1];
  /** The message of a rejection that concerns no field. */
  readonly title: (error: unknown) => string;
}

/** The errors of a payment form: those found before sending, and those of the server's last rejection. */
export function useRejection(card: CardEntry) {
  const [errors, setErrors] = useState<PaymentErrors>({});
  /** Counts submits that failed because of a field error. */
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<ReactNode>(null);

  const showFieldErrors = (found: PaymentErrors): void => {
    setErrors(found);
    setAttempt((count) => count + 1);
  };

  /** Shows a rejection at the fields that it names, or above the form; hides the earlier one in any other state. */
  const show = (state: PaymentState, { fields, title }: RejectionOptions): void => {
    setProblem(null);
    if (state.kind !== 'rejected') return;
    const { error } = state;
    const found = serverFieldErrors(error, fields);
    if (!hasErrors(found)) {
      return setProblem(error instanceof CardError ? error.message : failureMessage(error, title(error)));
    }
    card.showErrors(found);
    showFieldErrors(found);
  };

  return {
    errors: { ...errors, ...card.errors },
    attempt,
    problem,
    showFieldErrors,
    show,
    clear: () => setErrors({}),
  };
}

import type { Session } from '@detroit-well/api-client/contract';
import { describe, withKnownOutcome } from '@detroit-well/api-client/errors';
import { fromCents, toCents } from '@detroit-well/pricing';
import type { Cents, PaymentPlan } from '@detroit-well/pricing';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { messages } from '@detroit-well/validation/messages';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { client } from '../api.ts';
import { failureWords } from '../failure-words.tsx';
import { cardErrors, emptyCard, paymentMethodOf } from '../paying/card.ts';
import { intentKey } from '../intent-store.ts';
import { hasErrors, serverFieldErrors, type PaymentErrors } from '../paying/payment-fields.ts';
import { confirmHeld, hasCode, settle } from '../paying/settle.ts';
import type { Settled } from '../paying/settle.ts';
import { registrationFailure } from './registration-failure.ts';

export interface Values {
  readonly plan: PaymentPlan;
  readonly card: CardText;
  readonly saveCard: boolean;
  readonly notes: string;
  readonly consent: boolean;
}

/** The state of the attempt. */
export type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'refused'; readonly title: ReactNode }
  /** Another person took the last spot while the form was open. Nothing was charged. */
  | { readonly kind: 'full'; readonly message: string }
  /** The card holder did not confirm the payment. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'price-changed'; readonly before: number; readonly after: number }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'confirm';
      readonly amount: string;
      readonly held: Extract<Settled, { kind: 'confirm' }>;
    };

/** Whether the panel shows a message about the last attempt. */
export function isAnswer({ kind }: Phase): boolean {
  return kind !== 'editing' && kind !== 'paying';
}

function isPlan(value: string): value is PaymentPlan {
  return value === 'full' || value === 'bi_weekly' || value === 'weekly';
}

/**
 * The state of Complete Registration: input, errors and payment.
 *
 * @param carried the input from another session that was full.
 */
export function useRegistering(
  session: Session,
  listedCents: Cents,
  onDone: () => void,
  carried?: Partial<Values>,
) {
  const [priceCents, setPriceCents] = useState(listedCents);
  const [values, setValues] = useState<Values>({
    plan: 'full',
    card: emptyCard,
    saveCard: true,
    notes: '',
    consent: false,
    ...carried,
  });
  const [errors, setErrors] = useState<PaymentErrors>({});
  /** Counts submits that failed because of a field error. */
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  // Creates the payment method once: a retry after a lost response must send the same one.
  const method = useRef<{ card: CardText; id: string } | null>(null);
  const intent = `register:${session.public_id}`;
  const free = priceCents === 0;

  const settled = (outcome: Settled): void => {
    switch (outcome.kind) {
      case 'done':
        return onDone();
      case 'confirm':
        return setPhase({ kind: 'confirm', amount: outcome.result.payment?.amount ?? '0.00', held: outcome });
      case 'unknown':
      case 'declined':
        return setPhase(outcome);
      case 'price-changed':
        setPhase({ kind: 'price-changed', before: priceCents, after: toCents(outcome.price) });
        return setPriceCents(toCents(outcome.price));
      case 'refused': {
        const { error } = outcome;
        if (!hasCode(error, 'session_full')) return refuse(error);
        return setPhase({ kind: 'full', message: describe(error, 'pay').message });
      }
    }
  };

  const refuseFields = (found: PaymentErrors): void => {
    setErrors(found);
    setAttempt((count) => count + 1);
    setPhase({ kind: 'editing' });
  };

  /** Shows a problem at the fields that it names, or above the form. */
  const refuse = (error: unknown): void => {
    const found = serverFieldErrors(
      error,
      free ? ['notes'] : ['plan', 'number', 'expires', 'cvc', 'notes', 'consent'],
    );
    if (hasErrors(found)) return refuseFields(found);
    return setPhase({ kind: 'refused', title: failureWords(error, registrationFailure(error, free)) });
  };

  const submit = async (): Promise<void> => {
    if (phase.kind === 'paying') return;
    // A free session has no payment terms; the waiver already covers the rest.
    const found: PaymentErrors = free
      ? {}
      : {
          ...cardErrors(values.card),
          ...(values.consent ? {} : { consent: messages.paymentTermsNotAccepted }),
        };
    if (hasErrors(found)) return refuseFields(found);

    setErrors({});
    setPhase({ kind: 'paying' });
    let paymentMethod: string | undefined;
    try {
      if (!free) {
        if (method.current?.card !== values.card) {
          method.current = { card: values.card, id: await paymentMethodOf(values.card) };
        }
        paymentMethod = method.current.id;
      }
    } catch (error) {
      // The client has not called the API yet, so this failure is certain.
      return refuse(withKnownOutcome(error));
    }
    const body = {
      session_id: session.public_id,
      amount: fromCents(priceCents),
      payment_plan: values.plan,
      payment_method_id: paymentMethod,
      waiver_signed: true,
      payment_consent: true,
      notes: values.notes.trim() || undefined,
      save_payment_method: values.saveCard,
    } as const;
    settled(
      await settle(intent, () =>
        client.registrations.register({ body, idempotencyKey: intentKey(intent, body) }),
      ),
    );
  };

  const confirm = async (approve: boolean): Promise<void> => {
    if (phase.kind !== 'confirm') return;
    const { result, clientSecret } = phase.held;
    setPhase({ kind: 'paying' });
    settled(await confirmHeld(intent, result, clientSecret, approve));
  };

  return {
    values,
    errors,
    attempt,
    phase,
    priceCents,
    submit,
    confirm,
    change: (part: Partial<Values>) => setValues((before) => ({ ...before, ...part })),
    choosePlan: (plan: string) => {
      if (isPlan(plan)) setValues((before) => ({ ...before, plan }));
    },
    clearMessage: () => setPhase({ kind: 'editing' }),
  };
}

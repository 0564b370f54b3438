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

/** Where the attempt stands. */
export type Phase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'refused'; readonly title: ReactNode }
  /** The last spot went while the form was open; nothing was charged. */
  | { readonly kind: 'full'; readonly message: string }
  /** The holder said no to the bank. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'price-changed'; readonly before: number; readonly after: number }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'confirm';
      readonly amount: string;
      readonly held: Extract<Settled, { kind: 'confirm' }>;
    };

/** Something is said about the last attempt, where the buttons of the answer are. */
export function isAnswer({ kind }: Phase): boolean {
  return kind !== 'editing' && kind !== 'paying';
}

function isPlan(value: string): value is PaymentPlan {
  return value === 'full' || value === 'bi_weekly' || value === 'weekly';
}

/**
 * The state of Complete Registration: what is typed, what is wrong, and how the payment stands.
 *
 * @param carried what was typed for another session that turned out to be full.
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
  /** Submits that were refused for a field. */
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  // The card becomes a payment method once; asking again after a lost answer must send the same one.
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

  /** Shows a refusal at the fields that it names, else above the form. */
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
    // Where nothing is paid there are no terms to consent to, beyond what the waiver already asked.
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
      // Nothing has been asked of the studio yet, so this failure is certain.
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

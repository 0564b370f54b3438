import type { Session } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { fromCents, toCents } from '@detroit-well/pricing';
import type { Cents, PaymentPlan } from '@detroit-well/pricing';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import { messages } from '@detroit-well/validation/messages';
import { useRef, useState } from 'react';
import { client } from '../../../api.ts';
import { cardErrors, emptyCard, paymentMethodOf } from '../../../paying/card.ts';
import { intentKey } from '../../../intent-store.ts';
import { confirmHeld, settle } from '../../../paying/settle.ts';
import type { Settled } from '../../../paying/settle.ts';

interface Values {
  readonly plan: PaymentPlan;
  readonly card: CardText;
  readonly saveCard: boolean;
  readonly notes: string;
  readonly consent: boolean;
}

interface Errors {
  readonly card: CardErrors;
  readonly consent: string | null;
}

/** Where the attempt stands. */
export type Phase =
  | { readonly kind: 'editing' }
  /** Something is missing or wrong; the messages stand at the fields. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'refused'; readonly message: string }
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
  return kind !== 'editing' && kind !== 'invalid' && kind !== 'paying';
}

const noErrors: Errors = { card: {}, consent: null };

function isPlan(value: string): value is PaymentPlan {
  return value === 'full' || value === 'bi_weekly' || value === 'weekly';
}

/** The state of Complete Registration: what is typed, what is wrong, and how the payment stands. */
export function useRegistering(session: Session, listedCents: Cents, onDone: () => void) {
  const [priceCents, setPriceCents] = useState(listedCents);
  const [values, setValues] = useState<Values>({
    plan: 'full',
    card: emptyCard,
    saveCard: true,
    notes: '',
    consent: false,
  });
  const [errors, setErrors] = useState(noErrors);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  // The card becomes a payment method once; asking again after a lost answer must send the same one.
  const method = useRef<{ card: CardText; id: string } | null>(null);
  const intent = `register:${session.public_id}`;

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
      case 'refused':
        return setPhase({ kind: 'refused', message: describe(outcome.error, 'pay').message });
    }
  };

  const submit = async (): Promise<void> => {
    if (phase.kind === 'paying') return;
    const free = priceCents === 0;
    const found: Errors = {
      card: free ? {} : cardErrors(values.card),
      // Where nothing is paid there are no terms to consent to, beyond what the waiver already asked.
      consent: free || values.consent ? null : messages.paymentTermsNotAccepted,
    };
    setErrors(found);
    if (Object.keys(found.card).length > 0 || found.consent) return setPhase({ kind: 'invalid' });

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
      return setPhase({ kind: 'refused', message: describe(error, 'pay').message });
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

import { describe, withKnownOutcome } from '@detroit-well/api-client/errors';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { client } from '../../api.ts';
import { failureWords } from '../../failure-words.tsx';
import { cardErrors, emptyCard, paymentMethodOf } from '../../paying/card.ts';
import { intentKey } from '../../intent-store.ts';
import { hasErrors, serverFieldErrors, type PaymentErrors } from '../../paying/payment-fields.ts';
import { confirmHeld, hasCode, settle } from '../../paying/settle.ts';
import type { Settled } from '../../paying/settle.ts';
import { dollars } from '../../words/money.ts';
import type { NextPayment } from './paying.ts';

export type PayPhase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'refused'; readonly message: ReactNode }
  /** The card holder did not confirm the payment. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'confirm'; readonly held: Extract<Settled, { kind: 'confirm' }> };

/** The result, as the page shows it after the panel has closed. */
export interface Paid {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

/** The state of one instalment payment. The request names the instalment by number, so the server never charges another one. */
export function usePaying(
  registrationId: string,
  { amount, number }: NextPayment,
  onDone: (paid: Paid) => void,
) {
  const [card, setCard] = useState<CardText>(emptyCard);
  const [saveCard, setSaveCard] = useState(true);
  const [errors, setErrors] = useState<PaymentErrors>({});
  /** Counts submits that failed because of a field error. */
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<PayPhase>({ kind: 'editing' });
  // A retry after a lost response must send the same payment method.
  const method = useRef<{ card: CardText; id: string } | null>(null);
  const intent = `pay:${registrationId}`;

  const settled = (outcome: Settled): void => {
    if (outcome.kind === 'done') {
      return onDone({ tone: 'ok', title: `${dollars(outcome.result.payment?.amount ?? amount)} is paid.` });
    }
    if (outcome.kind === 'confirm') return setPhase({ kind: 'confirm', held: outcome });
    if (outcome.kind === 'unknown' || outcome.kind === 'declined') return setPhase(outcome);
    const error = outcome.kind === 'refused' ? outcome.error : null;
    const { message } = describe(error, 'pay');
    // The page was out of date: the instalment was paid elsewhere, or the registration was cancelled.
    if (hasCode(error, 'nothing_to_pay')) return onDone({ tone: 'note', title: message });
    if (!refuseFields(error)) setPhase({ kind: 'refused', message: failureWords(error, message) });
  };

  /** Shows card errors of the server at their fields. Returns false when there are none. */
  const refuseFields = (error: unknown): boolean => {
    const found = serverFieldErrors(error, ['number', 'expires', 'cvc']);
    if (!hasErrors(found)) return false;
    setErrors(found);
    setAttempt((count) => count + 1);
    setPhase({ kind: 'editing' });
    return true;
  };

  const submit = async (): Promise<void> => {
    if (phase.kind === 'paying') return;
    const found = cardErrors(card);
    setErrors(found);
    if (hasErrors(found)) return setAttempt((count) => count + 1);
    setPhase({ kind: 'paying' });
    try {
      if (method.current?.card !== card) method.current = { card, id: await paymentMethodOf(card) };
    } catch (error) {
      if (refuseFields(error)) return undefined;
      // The client only requested a payment method, so no charge can have been made.
      const { message } = describe(withKnownOutcome(error), 'pay');
      return setPhase({ kind: 'refused', message: failureWords(error, message) });
    }
    const body = {
      payment_method_id: method.current.id,
      save_payment_method: saveCard,
      ...(number === null ? {} : { instalment: number }),
    };
    settled(
      await settle(intent, () =>
        client.registrations.pay({
          params: { id: registrationId },
          body,
          idempotencyKey: intentKey(intent, body),
        }),
      ),
    );
  };

  const confirm = async (approve: boolean): Promise<void> => {
    if (phase.kind !== 'confirm') return;
    const { result, clientSecret } = phase.held;
    setPhase({ kind: 'paying' });
    settled(await confirmHeld(intent, result, clientSecret, approve));
  };

  return { card, setCard, saveCard, setSaveCard, errors, attempt, phase, submit, confirm };
}

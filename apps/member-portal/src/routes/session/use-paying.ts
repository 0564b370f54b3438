import { describe } from '@detroit-well/api-client/errors';
import type { CardErrors, CardText } from '@detroit-well/ui/patterns/card-fields';
import { useRef, useState } from 'react';
import { client } from '../../api.ts';
import { cardErrors, emptyCard, paymentMethodOf } from '../../paying/card.ts';
import { intentKey } from '../../intent-store.ts';
import { confirmHeld, hasCode, settle } from '../../paying/settle.ts';
import type { Settled } from '../../paying/settle.ts';
import { dollars } from '../../words/money.ts';
import type { NextPayment } from './paying.ts';

export type PayPhase =
  | { readonly kind: 'editing' }
  | { readonly kind: 'paying' }
  | { readonly kind: 'refused'; readonly message: string }
  /** The holder said no to the bank. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'confirm'; readonly held: Extract<Settled, { kind: 'confirm' }> };

/** How it ended, as the page says it once the panel is gone. */
export interface Paid {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

/** The state of paying one instalment, which the server is told by its number: never another one in its place. */
export function usePaying(
  registrationId: string,
  { amount, number }: NextPayment,
  onDone: (paid: Paid) => void,
) {
  const [card, setCard] = useState<CardText>(emptyCard);
  const [saveCard, setSaveCard] = useState(true);
  const [errors, setErrors] = useState<CardErrors>({});
  const [phase, setPhase] = useState<PayPhase>({ kind: 'editing' });
  // Asking again after a lost answer must send the same payment method.
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
    // Paid elsewhere, or cancelled: the page was older than that, and here is nothing more to do.
    if (hasCode(error, 'nothing_to_pay')) return onDone({ tone: 'note', title: message });
    setPhase({ kind: 'refused', message });
  };

  const submit = async (): Promise<void> => {
    if (phase.kind === 'paying') return;
    const found = cardErrors(card);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setPhase({ kind: 'paying' });
    try {
      if (method.current?.card !== card) method.current = { card, id: await paymentMethodOf(card) };
    } catch (error) {
      return setPhase({ kind: 'refused', message: describe(error, 'pay').message });
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

  return { card, setCard, saveCard, setSaveCard, errors, phase, submit, confirm };
}

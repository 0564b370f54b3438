import type { RegistrationResult, Session } from '@detroit-well/api-client/contract';
import { emptyCard, useCardEntry } from '@detroit-well/booking/card-entry';
import { creditInBody, useCreditEntry, type CreditValues } from '@detroit-well/booking/credit-entry';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { readRegistered } from '@detroit-well/booking/payment-flow/read-back';
import { fromCents, toCents, type Cents } from '@detroit-well/pricing';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { client } from '../api/client.ts';
import { creditQuery, savedCardsQuery } from '../api/queries.ts';
import { registerAttempts } from './attempts.ts';
import { registrationFailure } from './registration-failure.ts';
import { untouched, type Values } from './use-panel-draft.ts';
import { useRejection } from './use-rejection.ts';

const paidForm = registrationPanelForm
  .pick({ payment_plan: true, payment_consent: true, notes: true, save_payment_method: true })
  .extend({ when: z.enum(['now', 'later']), use_pass: z.boolean() });
/** Where nothing is charged now, there are no payment terms; the waiver already covers the rest. */
const unpaidForm = paidForm.extend({ payment_consent: z.boolean() });

type Sent = z.output<typeof paidForm> & CreditValues;

/** The input that also applies to another session. Consent applies only to the amount on the screen. */
export interface CarriedOver extends Omit<Values, 'payment_consent'> {
  readonly card: CardText;
}

/**
 * The form, the card and the payment of Complete Registration.
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
  const [listed] = useState(fromCents(listedCents));
  const saved = useQuery({ ...savedCardsQuery(), enabled: listedCents > 0 });
  const card = useCardEntry(client, {
    card: typedCard,
    savedCards: saved.data ?? (saved.isLoading ? null : []),
  });
  const [storage] = useState(() => registerAttempts(session.public_id));
  const balance = useQuery({ ...creditQuery(), enabled: listedCents > 0 });
  const credit = useCreditEntry({
    balance: balance.data?.balance,
    reload: () => void balance.refetch(),
    storage,
  });
  const [isFree, setIsFree] = useState(listedCents === 0);
  const form = useForm<Values, unknown, Sent>({
    resolver: (values, context, options) =>
      zodResolver(isFree || values.when === 'later' || values.use_pass ? unpaidForm : paidForm)(
        values,
        context,
        options,
      ),
    defaultValues: { ...untouched, ...rest },
  });
  const rejection = useRejection(form, card, credit);
  const flow = usePaymentFlow<Sent>(
    {
      client,
      sessionId: session.public_id,
      provider: card.currentProvider,
      storage,
      amount: listed,
      readBack: readRegistered(client, session.public_id),
      send: ({ key, paymentMethodId, amount }, { when, notes, credit_amount, use_pass, ...values }) => {
        const direct = { session_id: session.public_id, amount, notes: notes || undefined };
        const paid = {
          ...values,
          ...creditInBody({ credit_amount }),
          payment_method_id: paymentMethodId || undefined,
          waiver_signed: true,
          payment_consent: true,
        } as const;
        const body = when === 'later' ? direct : { ...direct, ...paid };
        if (use_pass)
          return client.registrations.register(
            { body: { ...direct, use_pass: true, waiver_signed: true, payment_consent: true } },
            { idempotencyKey: key },
          );
        return client.registrations.register({ body }, { idempotencyKey: key });
      },
    },
    ({ state: next, amount }) => {
      const free = toCents(amount) === 0;
      setIsFree(free);
      if (next.kind === 'done') onDone(next.result);
      const unpaid = free || form.getValues('when') === 'later' || form.getValues('use_pass');
      rejection.show(next, {
        fields: unpaid ? ['notes', 'use_pass'] : ['payment_plan', 'notes', 'payment_consent'],
        title: (error) => registrationFailure(error, unpaid),
      });
    },
  );
  return { form, card, credit, flow, problem: rejection.problem, priceCents: toCents(flow.amount) };
}

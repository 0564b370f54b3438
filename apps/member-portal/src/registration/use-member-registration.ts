import type { MembershipResult, RegistrationResult, Session } from '@detroit-well/api-client/contract';
import { emptyCard, useCardEntry } from '@detroit-well/booking/card-entry';
import { useCreditEntry, type CreditValues } from '@detroit-well/booking/credit-entry';
import { cannotJoin, useJoining, type BookedResult } from '@detroit-well/booking/joining';
import type { JoinOffer } from '@detroit-well/booking/joining/offer';
import { joinedMessage } from '@detroit-well/booking/joining/texts';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { readRegistered } from '@detroit-well/booking/payment-flow/read-back';
import { useRejection } from '@detroit-well/booking/rejection';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { isUnpaid, memberRegistration } from '@detroit-well/booking/prepaid/member-payment';
import { useWayToPay } from '@detroit-well/booking/prepaid/way-to-pay';
import { fromCents, toCents, type Cents } from '@detroit-well/pricing';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { client } from '../api/client.ts';
import { creditQuery, plansQuery, refreshAfterMembership, savedCardsQuery } from '../api/queries.ts';
import { registerAttempts } from './attempts.ts';
import { registrationFailure } from './registration-failure.ts';
import { untouched, type Values } from './use-panel-draft.ts';
import { useIncludedFor } from './use-prepaid.ts';

const paidForm = registrationPanelForm
  .pick({ payment_plan: true, payment_consent: true, notes: true, save_payment_method: true })
  .extend({
    when: z.enum(['now', 'later']),
    use_pass: z.boolean(),
    use_included: z.boolean(),
    join_plan_id: z.string(),
    join_version_id: z.string(),
  });
/** Where nothing is charged now, there are no payment terms; the waiver already covers the rest. */
const unpaidForm = paidForm.extend({ payment_consent: z.boolean() });

type Sent = z.output<typeof paidForm> & CreditValues;

/** True if no card is charged. A membership that is bought first is paid by card. */
const isUnpaidNow = (values: Values): boolean => values.join_version_id === '' && isUnpaid(values);

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
  onDone: (result: BookedResult) => void,
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
      zodResolver(isFree || isUnpaidNow(values) ? unpaidForm : paidForm)(values, context, options),
    defaultValues: { ...untouched, ...rest },
  });
  const included = useIncludedFor(session, listedCents);
  const chooseWay = useWayToPay(form, included !== null);
  const rejection = useRejection(form, card, credit);
  const queries = useQueryClient();
  const join = useJoining(session.public_id);
  const flow = usePaymentFlow<Sent, RegistrationResult | MembershipResult>(
    {
      client,
      sessionId: session.public_id,
      provider: card.currentProvider,
      storage,
      amount: listed,
      readBack: readRegistered(client, session.public_id),
      send: async (attempt, values) => {
        if (join.isFirst(values)) {
          const asked = await join.buy(client, values, attempt);
          if (asked !== null) return asked;
          form.setValue('join_plan_id', '');
          form.setValue('join_version_id', '');
          // Chosen again as soon as the new membership is read and includes this session.
          form.setValue('use_included', false);
          // The form then charges another amount.
          form.setValue('payment_consent', false);
        }
        const { key, paymentMethodId, amount } = attempt;
        const direct = { session_id: session.public_id, amount, notes: values.notes || undefined };
        const body = memberRegistration(direct, join.methodAfter(paymentMethodId), values);
        return client.registrations.register({ body }, { idempotencyKey: key });
      },
    },
    ({ state: next, amount }) => {
      const free = toCents(amount) === 0;
      setIsFree(free);
      if (next.kind === 'done' && 'registration' in next.result) {
        const { message } = next.result;
        const membership = join.membership();
        onDone({
          ...next.result,
          ...(membership && { message: joinedMessage(message), joined: membership }),
        });
      }
      // Every price is another one now.
      if (join.membership() !== null && next.kind !== 'sending') void refreshAfterMembership(queries);
      const error = 'error' in next ? next.error : null;
      if (cannotJoin(error)) {
        choose(null);
        void queries.invalidateQueries(plansQuery());
        void refreshAfterMembership(queries);
      }
      const unpaid = free || isUnpaidNow(form.getValues());
      rejection.show(next, {
        fields: unpaid ? ['notes', 'use_pass', 'use_included'] : ['payment_plan', 'notes', 'payment_consent'],
        title: (error) => failureMessage(error, registrationFailure(error, unpaid)),
      });
    },
  );
  /** Joins first, or not. What the other rate offers beside it is given up. */
  function choose(offer: JoinOffer | null): void {
    join.setJoining(offer);
    form.setValue('join_plan_id', offer?.plan.id ?? '');
    form.setValue('join_version_id', offer?.plan.version_id ?? '');
    form.setValue('when', 'now');
    form.setValue('use_pass', false);
    form.setValue('use_included', offer === null ? included !== null : offer.includedCount > 0);
    form.setValue('payment_plan', 'full');
    form.setValue('payment_consent', false);
    flow.reprice(offer ? fromCents(offer.memberCents) : listed);
  }
  const priceCents = toCents(flow.amount);
  return {
    form,
    card,
    credit,
    flow,
    included,
    problem: rejection.problem,
    priceCents,
    isUnpaid: priceCents === 0 || isUnpaidNow(form.watch()),
    joining: join.joining,
    joined: join.joined,
    choose,
    chooseWay,
  };
}

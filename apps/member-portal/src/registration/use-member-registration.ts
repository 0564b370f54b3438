import type {
  MembershipResult,
  OwnMembership,
  RegistrationResult,
  Session,
} from '@detroit-well/api-client/contract';
import { emptyCard, useCardEntry } from '@detroit-well/booking/card-entry';
import { useCreditEntry, type CreditValues } from '@detroit-well/booking/credit-entry';
import {
  cannotJoin,
  joinFirst,
  joiningCard,
  MembershipChanged,
  methodAfterJoining,
  type BookedResult,
  type JoiningCard,
} from '@detroit-well/booking/joining/join-first';
import type { JoinOffer } from '@detroit-well/booking/joining/offer';
import { joinedMessage } from '@detroit-well/booking/joining/texts';
import { usePaymentFlow } from '@detroit-well/booking/payment-flow';
import { hasCode } from '@detroit-well/booking/payment-flow/state';
import { readRegistered } from '@detroit-well/booking/payment-flow/read-back';
import { isUnpaid, memberRegistration } from '@detroit-well/booking/prepaid/member-payment';
import { useWayToPay } from '@detroit-well/booking/prepaid/way-to-pay';
import { fromCents, toCents, type Cents } from '@detroit-well/pricing';
import type { CardText } from '@detroit-well/ui/patterns/card-fields';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registrationPanelForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { client } from '../api/client.ts';
import { creditQuery, plansQuery, refreshAfterMembership, savedCardsQuery } from '../api/queries.ts';
import { registerAttempts } from './attempts.ts';
import { registrationFailure } from './registration-failure.ts';
import { untouched, type Values } from './use-panel-draft.ts';
import { useIncludedFor } from './use-prepaid.ts';
import { useRejection } from './use-rejection.ts';

const { payment_plan, payment_consent, notes, save_payment_method } = registrationPanelForm.shape;
const paidForm = z.object({
  payment_plan,
  payment_consent,
  notes,
  save_payment_method,
  when: z.enum(['now', 'later']),
  use_pass: z.boolean(),
  use_included: z.boolean(),
  join_plan_id: z.string(),
  join_version_id: z.string(),
});
/** Where nothing is charged now, there are no payment terms; the waiver already covers the rest. */
const unpaidForm = z.extend(paidForm, { payment_consent: z.boolean() });

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
  // As it was on the screen when it was chosen, whatever is on sale since.
  const [joining, setJoining] = useState<JoinOffer | null>(null);
  const [joined, setJoined] = useState<OwnMembership | null>(null);
  const joinedNow = useRef(joined);
  const joinedWith = useRef<JoiningCard | null>(null);
  const flow = usePaymentFlow<Sent, RegistrationResult | MembershipResult>(
    {
      client,
      sessionId: session.public_id,
      provider: card.currentProvider,
      storage,
      amount: listed,
      readBack: readRegistered(client, session.public_id),
      send: async (
        { key, paymentMethodId, amount },
        { notes, join_plan_id: planId, join_version_id: versionId, ...payment },
      ) => {
        if (versionId !== '' && joinedNow.current === null) {
          const sessionId = session.public_id;
          const bought = await joinFirst(client, { sessionId, planId, versionId, paymentMethodId, key });
          // The bank asks. The same attempt is sent again after it.
          if (bought.payment.status === 'requires_action') return bought;
          joinedNow.current = bought.membership;
          joinedWith.current = joiningCard(bought, paymentMethodId);
          setJoined(bought.membership);
          setJoining(null);
          form.setValue('join_plan_id', '');
          form.setValue('join_version_id', '');
          // Chosen again as soon as the new membership is read and includes this session.
          form.setValue('use_included', false);
          // The form then charges another amount.
          form.setValue('payment_consent', false);
        }
        const direct = { session_id: session.public_id, amount, notes: notes || undefined };
        const method = methodAfterJoining(joinedWith.current, paymentMethodId);
        const body = memberRegistration(direct, method, payment);
        return client.registrations.register({ body }, { idempotencyKey: key });
      },
    },
    ({ state: next, amount }) => {
      const free = toCents(amount) === 0;
      setIsFree(free);
      if (next.kind === 'done' && 'registration' in next.result) {
        const { message } = next.result;
        const membership = joinedNow.current;
        onDone({
          ...next.result,
          ...(membership && { message: joinedMessage(message), joined: membership }),
        });
      }
      // Every price is another one now.
      if (joinedNow.current !== null && next.kind !== 'sending') void refreshAfterMembership(queries);
      const error = 'error' in next ? next.error : null;
      if (error instanceof MembershipChanged || cannotJoin.some((code) => hasCode(error, code))) {
        choose(null);
        void queries.invalidateQueries(plansQuery());
        void refreshAfterMembership(queries);
      }
      const unpaid = free || isUnpaidNow(form.getValues());
      rejection.show(next, {
        fields: unpaid ? ['notes', 'use_pass', 'use_included'] : ['payment_plan', 'notes', 'payment_consent'],
        title: (error) =>
          error instanceof MembershipChanged ? error.message : registrationFailure(error, unpaid),
      });
    },
  );
  /** Joins first, or not. What the other rate offers beside it is given up. */
  function choose(offer: JoinOffer | null): void {
    setJoining(offer);
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
    joining,
    joined,
    choose,
    chooseWay,
  };
}

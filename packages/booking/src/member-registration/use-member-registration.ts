import type { Client } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import type {
  MembershipResult,
  OwnMembership,
  RegistrationResult,
  SavedCard,
  Session,
} from '@detroit-well/api-client/contract';
import { fromCents, toCents, type Cents } from '@detroit-well/pricing';
import { useForm } from '@detroit-well/ui/form/use-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useCardEntry } from '../card/use-card-entry.ts';
import { useCreditEntry, type CreditValues } from '../credit/use-credit-entry.ts';
import { joinedSessionCents, type JoinOffer } from '../joining/join-offer.ts';
import { cannotJoin, useJoining } from '../joining/use-joining.ts';
import { useRejection } from '../payment-form/use-rejection.ts';
import type { AttemptStorage } from '../payment-flow/attempt-storage.ts';
import type { PaymentState } from '../payment-flow/payment-state.ts';
import { readRegistered } from '../payment-flow/read-back.ts';
import { usePaymentFlow } from '../payment-flow/use-payment-flow.ts';
import { dueNow, fittingPlan, planChoices } from '../plans/plan-choices.ts';
import { isUnpaid, memberRegistration, type MemberPayment } from '../prepaid/member-payment.ts';
import type { IncludedSessions, Pass } from '../prepaid/prepaid.ts';
import { codeInAddress } from '../promo/code-in-address.ts';
import { usePromoCode } from '../promo/use-promo-code.ts';
import { useWayToPay } from '../prepaid/use-way-to-pay.ts';
import { paidForm, unpaidForm, untouched, type CarriedOver, type MemberValues } from './member-form.ts';

/** What the member can pay with beside a new card, as the app reads it. */
export interface Means {
  /** Null while they load. */
  readonly savedCards: readonly SavedCard[] | null;
  /** The studio credit as a wire amount. Null or absent while it loads, and where it cannot be loaded. */
  readonly balance: string | null | undefined;
  readonly reloadBalance: () => void;
  /** The pass whose credit would pay for the session. */
  readonly pass: Pass | null;
  /** The included sessions of which one would pay for it. */
  readonly included: IncludedSessions | null;
}

interface MemberRegistrationOptions {
  readonly client: Pick<Client, 'memberships' | 'payments' | 'promoCodes' | 'registrations' | 'sessions'>;
  readonly session: Pick<Session, 'public_id' | 'start_datetime'>;
  readonly now: Date;
  /** The price that the member sees. */
  readonly cents: Cents;
  readonly means: Means;
  /** Where the attempt is stored. */
  readonly storage: AttemptStorage;
  /** The message of a rejection that concerns no field. `unpaid`: no payment can have failed. */
  readonly messageOf: (error: unknown, unpaid: boolean) => ReactNode;
  /** The input from another session that was full, or from a stored draft. */
  readonly carried?: CarriedOver | undefined;
}

type Result = RegistrationResult | MembershipResult;
type Sent = z.output<typeof paidForm> & CreditValues;

/** True if no card is charged. A membership that is bought first is paid by card. */
const isUnpaidAt = (amount: string, values: MemberValues): boolean =>
  toCents(amount) === 0 || (values.join_version_id === '' && isUnpaid(values));

export type MemberRegistration = ReturnType<typeof useMemberRegistration>;

/**
 * The registration of a member: the form, what can pay, the amounts, and a membership that is bought first.
 *
 * @param onChange called with each new state, and with the membership that was bought.
 */
export function useMemberRegistration(
  options: MemberRegistrationOptions,
  onChange: (state: PaymentState<Result>, joined: OwnMembership | null) => void,
) {
  const { client, session, now, cents, means, storage, messageOf, carried } = options;
  const { card: typedCard, ...typed } = carried ?? {};
  const [listed] = useState(fromCents(cents));
  const card = useCardEntry(client, { card: typedCard, savedCards: means.savedCards });
  const credit = useCreditEntry({ balance: means.balance, reload: means.reloadBalance, storage });
  const form = useForm<MemberValues, unknown, Sent>({
    resolver: (values, context, resolving) =>
      zodResolver(isUnpaidAt(flow.amount, values) ? unpaidForm : paidForm)(values, context, resolving),
    defaultValues: { ...untouched, ...typed },
  });
  const way = useWayToPay(form, { included: means.included !== null, pass: means.pass !== null });
  const rejection = useRejection(form, card, credit);
  const join = useJoining(session.public_id);
  const flow = usePaymentFlow<Sent, Result>(
    {
      client,
      sessionId: session.public_id,
      provider: card.currentProvider,
      storage,
      amount: listed,
      readBack: readRegistered(client, session.public_id),
      send: async (attempt, sent) => {
        if (join.isFirst(sent)) {
          const asked = await join.buy(client, sent, attempt);
          if (asked !== null) return asked;
          form.setValue('join_plan_id', '');
          form.setValue('join_version_id', '');
          // Chosen again as soon as the new membership is read and includes this session.
          form.setValue('use_included', false);
          way.setChosen(false);
          // The form then charges another amount.
          form.setValue('payment_consent', false);
        }
        const { key, paymentMethodId, amount } = attempt;
        const direct = {
          session_id: session.public_id,
          amount,
          notes: sent.notes || undefined,
          ...(sent.promo_code && { promo_code: sent.promo_code }),
        };
        const body = memberRegistration(direct, join.methodAfter(paymentMethodId), sent);
        return client.registrations.register({ body }, { idempotencyKey: key });
      },
    },
    ({ state, amount }) => {
      onChange(state, join.membership());
      if ('error' in state && cannotJoin(state.error)) choose(null);
      const unpaidNow = isUnpaidAt(amount, form.getValues());
      rejection.show(state, {
        fields: unpaidNow
          ? ['notes', 'use_pass', 'use_included', 'promo_code']
          : ['payment_plan', 'notes', 'payment_consent', 'promo_code'],
        title: (error) => messageOf(error, unpaidNow),
      });
    },
  );
  const promo = usePromoCode({
    check: (code, session_id) => client.promoCodes.check({ body: { code, session_id } }),
    target: session.public_id,
    start: codeInAddress(),
    onChange: (applied) => {
      form.setValue('promo_code', applied?.code ?? '');
      // The charge has another amount.
      form.setValue('payment_consent', false);
      flow.reprice(applied?.amount_due ?? listed);
      flow.edit();
    },
  });
  const failure = flow.state.kind === 'rejected' ? flow.state.error : null;
  const showCodeErrors = useEffectEvent((error: unknown): void =>
    promo.showErrors(describe(error, 'pay').fields),
  );
  useEffect(() => {
    if (failure !== null) showCodeErrors(failure);
  }, [failure]);
  /** Joins first, or not. What the other rate offers beside it is given up. */
  function choose(offer: JoinOffer | null): void {
    if (offer !== null) promo.remove();
    join.setJoining(offer);
    form.setValue('join_plan_id', offer?.plan.id ?? '');
    form.setValue('join_version_id', offer?.plan.version_id ?? '');
    form.setValue('when', 'now');
    way.setChosen(offer !== null);
    form.setValue('use_included', offer === null ? means.included !== null : offer.includedCount > 0);
    form.setValue('use_pass', offer === null && means.included === null && means.pass !== null);
    form.setValue('payment_plan', 'full');
    form.setValue('payment_consent', false);
    flow.reprice(offer ? fromCents(offer.memberCents) : listed);
  }
  const { joining, joined } = join;
  const values = form.watch();
  const priceCents = toCents(flow.amount);
  const isFree = priceCents === 0;
  const unpaid = isUnpaidAt(flow.amount, values);
  const isPrepaid = unpaid && joining === null && (values.use_pass || values.use_included);
  // A pass and a code exclude each other. What is paid for already goes first, also before the code of an address.
  const hasCode = promo.pending || promo.applied !== null;
  const giveUpCode = useEffectEvent((): void => promo.remove());
  useEffect(() => {
    if (isPrepaid && hasCode) giveUpCode();
  }, [isPrepaid, hasCode]);
  const plans = planChoices(priceCents, session.start_datetime, now);
  const payment_plan = fittingPlan(plans, values.payment_plan);
  const plan = plans.find(({ value }) => value === payment_plan);
  const isPlan = payment_plan !== 'full';
  const sessionCents = joining ? joinedSessionCents(joining) : (plan?.todayCents ?? 0);
  const todayCents = unpaid ? 0 : sessionCents;
  const split = credit.split(todayCents, isPlan);
  // The membership is paid by the card alone.
  const cardCents = split.cardCents + (joining?.planCents ?? 0);
  return {
    session,
    now,
    form,
    values,
    card,
    credit: { entry: credit, split },
    flow: {
      ...flow,
      // The plan on the screen, where the chosen one is not offered at this price.
      submit: (sent: Sent, paymentMethod: () => Promise<string>) =>
        flow.submit({ ...sent, payment_plan }, paymentMethod),
    },
    problem: rejection.problem,
    means,
    joining,
    joined,
    choose,
    /** Chooses one way to pay, and gives up the others. */
    pay: (chosen: Partial<MemberPayment>): void => {
      way.choose(chosen);
      flow.edit();
    },
    priceCents,
    isFree,
    unpaid,
    /** A credit or an included session is chosen to pay. */
    isPrepaid,
    /** The promo code; null where none can be used. */
    promo:
      isPrepaid || joining !== null || joined !== null || (isFree && promo.applied === null) ? null : promo,
    plans,
    plan,
    isPlan,
    /** The part of today's charge that credit can pay. */
    todayCents,
    /** The charge of the card. */
    due: { ...dueNow(plan, joining !== null || values.save_payment_method), cents: cardCents },
  };
}

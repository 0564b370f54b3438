import { describe } from '@detroit-well/api-client/errors';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { bookingMessages } from '@detroit-well/booking/messages';
import {
  HowYouPay,
  joinedLead,
  joinLabelOf,
  PlanSummary,
  PlanTerms,
} from '@detroit-well/booking/joining/plan-sections';
import { isSold, type SoldPlan } from '@detroit-well/booking/joining/sold-plan';
import { membershipBegun, savedForRenewals } from '@detroit-well/booking/joining/texts';
import { usePromoCode } from '@detroit-well/booking/promo-code';
import { codeInAddress } from '@detroit-well/booking/promo-code/address';
import { PromoCodeSection } from '@detroit-well/booking/promo-code/section';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { client } from '../../api/client.ts';
import { plansQuery } from '../../api/queries.ts';
import { dollars } from '../../format/money.ts';
import { useChosen } from '../../outcomes/not-offered.tsx';
import { PaymentForm } from '../../registration/payment-form.tsx';
import { saveName, useAsksName, YourName } from '../../registration/your-name.tsx';
import '@detroit-well/ui/done.css';
import '../../registration/registration.css';
import './membership.css';
import { toldWithNext, type Told } from './told.ts';
import { useMembershipPayment } from './use-membership-payment.ts';

export interface JoinPanelProps {
  readonly plans: readonly SoldPlan[];
  /** The id of a plan or of a version, from the address; empty for none. */
  readonly asked: string;
  readonly onClose: () => void;
  readonly onJoined: (told: Told) => void;
}

/**
 * Buys a membership: the name, if it is unknown, the plan, the card, the amounts and their days, the way to stop, and the
 * consent.
 */
export function JoinPanel({ plans, asked, onClose, onJoined }: JoinPanelProps) {
  const queries = useQueryClient();
  const formId = useId();
  const [today] = useState(() => studioDay(serverNow()));
  const first = plans.find(({ id, version_id }) => id === asked || version_id === asked) ?? plans[0];
  const { waitReason, asksName } = useAsksName();
  const { form, card, flow, problem } = useMembershipPayment({
    name: 'join',
    asksName,
    amount: first?.price ?? '0.00',
    values: { plan_id: first?.id ?? '', version_id: first?.version_id ?? '' },
    send: async (
      { plan_id, version_id, promo_code, first_name, last_name },
      payment_method_id,
      idempotencyKey,
    ) => {
      await saveName({ first_name, last_name });
      return client.memberships.buy(
        {
          body: {
            plan_id,
            version_id,
            ...(promo_code && { promo_code }),
            payment_method_id,
            payment_consent: true,
          },
        },
        { idempotencyKey },
      );
    },
    isPaid: ({ state, source }) => state === 'active' && source === 'bought',
    onChange: (state) => {
      if (state.kind === 'price_changed') void takeNewVersion();
      if (state.kind === 'rejected') promo.showErrors(describe(state.error, 'pay').fields);
    },
    onDone: ({ membership }) => {
      const next = membership.next_payment_on;
      onJoined(toldWithNext(`${joinedLead(membership)} ${membershipBegun}`, next));
    },
  });
  /** The plan changed meanwhile: the next press buys what it sells now, after the member has seen the price. */
  async function takeNewVersion(): Promise<void> {
    const fresh = (await queries.fetchQuery({ ...plansQuery(), staleTime: 0 })).filter(isSold);
    const same = fresh.find(({ id }) => id === form.getValues('plan_id'));
    if (same) form.setValue('version_id', same.version_id);
  }
  const planId = form.watch('plan_id');
  const promo = usePromoCode({
    check: (code, plan_id) => client.promoCodes.check({ body: { code, plan_id } }),
    target: planId,
    start: codeInAddress(),
    onChange: (applied) => {
      form.setValue('promo_code', applied?.code ?? '');
      // It names the amounts.
      form.setValue('payment_consent', false);
      flow.edit();
    },
  });
  const plan = useChosen(planId, plans, first);
  if (plan === undefined) return null;
  const { applied } = promo;
  const due = applied?.amount_due ?? plan.price;
  const cents = toCents(due);
  const choose = (version: string) => {
    const chosen = plans.find(({ version_id }) => version_id === version);
    if (!chosen) return;
    form.setValue('plan_id', chosen.id);
    form.setValue('version_id', chosen.version_id);
    form.setValue('payment_consent', false);
    flow.edit();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title="Join"
      locked={isBusy(flow.state)}
      summary={
        <PlanSummary
          plan={plan}
          code={applied}
          today={today}
          hasMemberRate={plan.benefits?.member_rate !== false}
        />
      }
      footer={
        <PaymentFoot
          formId={formId}
          flow={flow}
          label="Due today"
          amount={dollars(due)}
          disabledReason={waitReason ?? promo.openReason}
        >
          {joinLabelOf(plan, applied)}
        </PaymentFoot>
      }
    >
      <PaymentForm
        id={formId}
        payment={{ form, card, flow, problem }}
        due={{ cents, keeps: true }}
        held={bookingMessages.nothingChargedYet}
        keeps={savedForRenewals}
        before={
          <>
            {asksName ? <YourName /> : null}
            <HowYouPay formId={formId} plans={plans} chosen={plan} onChange={choose} />
            <PromoCodeSection formId={formId} entry={promo} />
          </>
        }
      >
        <PlanTerms plan={plan} code={applied} today={today} />
      </PaymentForm>
    </Sheet>
  );
}

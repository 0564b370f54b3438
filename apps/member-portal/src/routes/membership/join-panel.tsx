import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { bookingMessages } from '@detroit-well/booking/messages';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Sheet, SheetSection, SheetSummary } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { client } from '../../api/client.ts';
import { plansQuery, refreshAfterMembership } from '../../api/queries.ts';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { PaymentFoot, PaymentForm } from '../../registration/payment-form.tsx';
import '@detroit-well/ui/done.css';
import '../../registration/registration.css';
import './membership.css';
import { howToStop, joinTerms, savedForRenewals } from '@detroit-well/booking/joining/texts';
import { keepsRate, toldWithNext, type Told } from './told.ts';
import { firstPeriod, isSold, periodNames, type SoldPlan } from '@detroit-well/booking/joining/sold-plan';
import { useMembershipPayment } from './use-membership-payment.ts';

export interface JoinPanelProps {
  readonly plans: readonly SoldPlan[];
  /** The id of a plan or of a version, from the address; empty for none. */
  readonly asked: string;
  readonly onClose: () => void;
  readonly onJoined: (told: Told) => void;
}

const details = { month: 'Stop any month', year: 'Paid once a year' } as const;

/** Buys a membership: which one, with what, what is due when, how to stop, and consent. */
export function JoinPanel({ plans, asked, onClose, onJoined }: JoinPanelProps) {
  const queries = useQueryClient();
  const formId = useId();
  const [today] = useState(() => studioDay(serverNow()));
  const first = plans.find(({ id, version_id }) => id === asked || version_id === asked) ?? plans[0];
  const { form, card, flow, problem } = useMembershipPayment({
    name: 'join',
    amount: first?.price ?? '0.00',
    values: { plan_id: first?.id ?? '', version_id: first?.version_id ?? '' },
    send: ({ plan_id, version_id }, payment_method_id, idempotencyKey) =>
      client.memberships.buy(
        { body: { plan_id, version_id, payment_method_id, payment_consent: true } },
        { idempotencyKey },
      ),
    isPaid: ({ state, source }) => state === 'active' && source === 'bought',
    onChange: (state) => {
      if (state.kind === 'price_changed') void takeNewVersion();
    },
    onDone: ({ membership }) => {
      const next = membership.next_payment_on;
      onJoined(toldWithNext('Paid. Your membership has begun.', next));
      void refreshAfterMembership(queries);
    },
  });
  /** The plan changed meanwhile: the next press buys what it sells now, after the member has seen the price. */
  async function takeNewVersion(): Promise<void> {
    const fresh = (await queries.fetchQuery({ ...plansQuery(), staleTime: 0 })).filter(isSold);
    const same = fresh.find(({ id }) => id === form.getValues('plan_id'));
    if (same) form.setValue('version_id', same.version_id);
  }
  const leave = useEffectEvent(() => {
    // After a lost response, the payment may have succeeded.
    if (flow.state.kind === 'unknown' || flow.state.kind === 'authentication')
      void refreshAfterMembership(queries);
  });
  useEffect(() => () => leave(), []);
  const planId = form.watch('plan_id');
  const plan = plans.find(({ id }) => id === planId) ?? first;
  if (plan === undefined) return null;
  const { lastDay, nextOn, every } = firstPeriod(plan.period, today);
  const cents = toCents(plan.price);
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
        <SheetSummary
          day={dollars(plan.price)}
          title={`${plan.name}, ${periodNames[plan.period].toLowerCase()}`}
          detail={`Today to ${longDay(lastDay)}`}
          badge={plan.benefits?.member_rate === false ? null : <Badge tone="signal">Member Rate</Badge>}
        />
      }
      footer={
        <PaymentFoot formId={formId} flow={flow} label="Due today" amount={dollars(plan.price)}>
          {`Join for ${formatCents(cents)} a ${plan.period}`}
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
          plans.length > 1 ? (
            <SheetSection title="How you pay">
              <RadioCards
                id={fieldIdOf(formId, 'plan_id')}
                legend="How you pay"
                legendHidden
                value={plan.version_id}
                onChange={choose}
                options={plans.map((one) => ({
                  value: one.version_id,
                  label: plans.every(({ name }) => name === one.name)
                    ? periodNames[one.period]
                    : `${one.name}, ${periodNames[one.period].toLowerCase()}`,
                  detail: details[one.period],
                  aside: dollars(one.price),
                }))}
              />
            </SheetSection>
          ) : null
        }
      >
        <div className="join-due">
          <DueList
            rows={[
              {
                label: 'Due today',
                detail: `${plan.name}, to ${longDay(lastDay)}`,
                amount: dollars(plan.price),
              },
              {
                label: `Then, on ${formatLongDay(nextOn)}`,
                detail: `By this card, ${every}`,
                amount: dollars(plan.price),
              },
            ]}
          />
        </div>
        <SheetSection title="How to stop">
          <ul className="join-stop">
            <li>{howToStop}</li>
            <li>{keepsRate}</li>
            <li>Each payment comes with an email</li>
          </ul>
        </SheetSection>
        <FormCheckbox name="payment_consent" label={joinTerms(plan.price, plan.price, every)} />
      </PaymentForm>
    </Sheet>
  );
}

import type { OwnMembership, PlanChangePreview } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { bookingMessages } from '@detroit-well/booking/messages';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { hasCode, isBusy } from '@detroit-well/booking/payment-flow/state';
import { serverNow } from '@detroit-well/config/server-clock';
import { addDays, formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { Sheet, SheetSection, SheetSummary } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { client } from '../../api/client.ts';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { PaymentForm } from '../../registration/payment-form.tsx';
import '../../registration/registration.css';
import './membership.css';
import { firstPeriod, planTitle, type PlanChoice } from '@detroit-well/booking/joining/sold-plan';
import { savedForRenewals } from '@detroit-well/booking/joining/texts';
import { toldWithNext, type Told } from './told.ts';
import { useMembershipPayment } from './use-membership-payment.ts';

export interface ChangePanelProps {
  readonly membership: OwnMembership;
  readonly choices: readonly PlanChoice[];
  readonly onClose: () => void;
  readonly onChanged: (told: Told) => void;
}

/** Changes the plan, after it has shown what that costs now and with the next payment. */
export function ChangePanel({ membership, choices, onClose, onChanged }: ChangePanelProps) {
  const formId = useId();
  const [today] = useState(() => studioDay(serverNow()));
  const { id, plan_id: own } = membership;
  const { form, card, flow, problem } = useMembershipPayment({
    name: `change-${id}`,
    amount: '0.00',
    values: { plan_id: choices[0]?.id ?? '', version_id: '' },
    send: ({ plan_id, due_now: amount, next_amount }, payment_method_id, idempotencyKey) => {
      const paidBy = payment_method_id === '' ? {} : { payment_method_id };
      return client.memberships.change(
        { params: { id }, body: { plan_id, amount, next_amount, ...paidBy } },
        { idempotencyKey },
      );
    },
    isPaid: (one) => one.id === id && (one.next_plan?.plan_id ?? one.plan_id) === form.getValues('plan_id'),
    onChange: (state) => {
      if (state.kind === 'rejected' && hasCode(state.error, 'preview_changed')) void preview.refetch();
    },
    onDone: ({ membership: after }) => {
      onChanged(toldWithNext(doneText(after), after.next_payment_on));
    },
  });
  const planId = form.watch('plan_id');
  const preview = useQuery({
    queryKey: ['plan-change', id, planId],
    queryFn: ({ signal }) =>
      client.memberships.previewChange({ params: { id }, body: { plan_id: planId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const shown = preview.data;
  const takeAmounts = useEffectEvent(({ due_now, next_amount }: PlanChangePreview) => {
    form.setValue('due_now', due_now);
    form.setValue('next_amount', next_amount);
    form.setValue('payment_consent', false);
  });
  useEffect(() => {
    if (shown) takeAmounts(shown);
  }, [shown]);
  const plan = choices.find((each) => each.id === planId);
  if (plan === undefined) return null;
  const dueNow = shown?.due_now ?? '0.00';
  const isFree = toCents(dueNow) === 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title="Change plan"
      locked={isBusy(flow.state)}
      summary={
        <SheetSummary
          day={dollars(plan.price)}
          title={planTitle(plan)}
          detail={shown ? (isFree ? `From ${longDay(shown.next_on)}` : 'From today') : 'Loading the price...'}
        />
      }
      footer={
        <PaymentFoot
          formId={formId}
          flow={flow}
          label="Due today"
          amount={shown ? dollars(dueNow) : '...'}
          disabledReason={
            shown && !preview.isFetching
              ? undefined
              : preview.isError
                ? 'The price could not be loaded.'
                : 'Loading the price...'
          }
        >
          {plan.id === own ? 'Keep this plan' : isFree ? 'Change plan' : `Pay ${dollars(dueNow)} and change`}
        </PaymentFoot>
      }
    >
      <PaymentForm
        id={formId}
        payment={{ form, card, flow, problem }}
        unpaid={isFree}
        due={{ cents: toCents(dueNow), keeps: true }}
        held={bookingMessages.nothingChargedYet}
        keeps={savedForRenewals}
        before={
          <SheetSection title="Your plan">
            <RadioCards
              id={fieldIdOf(formId, 'plan_id')}
              legend="Your plan"
              legendHidden
              value={planId}
              onChange={(chosen) => {
                form.setValue('plan_id', chosen);
                flow.edit();
              }}
              options={choices.map((each) => ({
                value: each.id,
                label: planTitle(each),
                aside: dollars(each.price),
                ...(each.id === own && { detail: 'The plan that you have. This takes the change back.' }),
              }))}
            />
            {preview.error ? (
              <Flash
                tone="bad"
                title={failureMessage(preview.error, describe(preview.error, 'pay').message)}
                action={
                  <Button variant="line" size="sm" onClick={() => void preview.refetch()}>
                    Retry
                  </Button>
                }
              />
            ) : null}
          </SheetSection>
        }
      >
        {shown ? <DueList rows={rowsOf(membership, plan, shown)} /> : null}
        {shown ? (
          <FormCheckbox name="payment_consent" label={consentOf(plan, shown, isFree ? null : today)} />
        ) : null}
      </PaymentForm>
    </Sheet>
  );
}

const doneText = ({ name, next_plan: next, next_payment_on: on }: OwnMembership): string =>
  next && on ? `Your plan changes to ${next.name} then.` : `Your plan is ${name}.`;

function rowsOf(
  { name, plan_id: own }: OwnMembership,
  plan: PlanChoice,
  { due_now: now, credit, periods, next_amount: next, next_on: on }: PlanChangePreview,
) {
  const isFree = toCents(now) === 0;
  const price = formatCents(toCents(now) + toCents(credit));
  const bought = isAhead(periods) ? `${periods} ${plan.period}s of ${plan.name}` : plan.name;
  const unused = toCents(credit) === 0 ? '' : `, less ${dollars(credit)} for the unused days of ${name}`;
  return [
    isFree
      ? { label: 'Due today', detail: `${name} stays to ${longDay(addDays(on, -1))}`, amount: 'Nothing' }
      : { label: 'Due today', detail: `${price} for ${bought}${unused}`, amount: dollars(now) },
    {
      label: `Then, on ${formatLongDay(on)}`,
      detail:
        isFree && plan.id !== own ? `${plan.name} begins, then every ${plan.period}` : `Every ${plan.period}`,
      amount: dollars(next),
    },
  ];
}

/** True if the payment of a change pays more than one period. */
const isAhead = (periods: number | null): periods is number => periods !== null && periods > 1;

/** `today`: when the first amount is charged; null if nothing is due now. */
function consentOf(plan: PlanChoice, preview: PlanChangePreview, today: string | null): string {
  const next = `$${preview.next_amount}`;
  const { later_amount: full } = preview;
  const afterCode = full ? `, $${full} after the last payment with my promo code` : '';
  if (today === null)
    return `I agree to be charged ${next} on ${longDay(preview.next_on)} and every ${plan.period} from then on${afterCode}, until I cancel.`;
  const later = isAhead(preview.periods)
    ? `, then ${next} a ${plan.period} from ${longDay(preview.next_on)}`
    : ` and ${next} ${firstPeriod(plan.period, today).every}`;
  return `I agree to be charged $${preview.due_now} today${later}${afterCode}, until I cancel.`;
}

import './joining.css';
import type { OwnMembership } from '@detroit-well/api-client';
import { formatFullDay, formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents, periodStart, toCents } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { SheetSection, SheetSummary } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { bookingMessages } from '../messages.ts';
import { howToStop, joinTermsWith, keepsRate, type CodeTerms } from './join-texts.ts';
import { firstPeriod, periodNames, planTitle, type OfferedPlan } from './sold-plan.ts';
import { yearlyText } from './yearly-text.ts';

interface PlanProps {
  readonly plan: OfferedPlan;
  /** Of the promo code that is applied; null: none. */
  readonly code: CodeTerms | null;
  /** The day on which it begins. */
  readonly today: string;
}

/** The plan that is bought, at the head of the panel. */
export const PlanSummary = ({ plan, code, today, hasMemberRate }: PlanProps & { hasMemberRate: boolean }) => (
  <SheetSummary
    day={formatCents(toCents(code?.amount_due ?? plan.price))}
    title={planTitle(plan)}
    detail={`Today to ${formatFullDay(firstPeriod(plan.period, today).lastDay)}`}
    badge={hasMemberRate ? <Badge tone="signal">Member Rate</Badge> : null}
  />
);

/** The label of the panel's button for a member. */
export const joinLabelOf = ({ price, period }: OfferedPlan, code: CodeTerms | null): string =>
  code === null
    ? `Join for ${formatCents(toCents(price))} a ${period}`
    : `Join for ${formatCents(toCents(code.amount_due))}`;

/** What became of the money of the first period, which a code can pay wholly. */
export const joinedLead = ({ payments }: Pick<OwnMembership, 'payments'>): string =>
  payments.length === 0 ? bookingMessages.nothingCharged : 'Paid.';

/** The advantage of a plan. The year is compared with the months of the same name. */
function detailOf(plan: OfferedPlan, plans: readonly OfferedPlan[]): string {
  if (plan.period === 'month') return 'Stop any month';
  const month = plans.find(({ name, period }) => name === plan.name && period === 'month');
  return (month && yearlyText(toCents(month.price), toCents(plan.price))) ?? 'Paid once a year';
}

interface HowYouPayProps {
  readonly formId: string;
  readonly plans: readonly OfferedPlan[];
  readonly chosen: OfferedPlan;
  /** Gets the version that is chosen. */
  readonly onChange: (version: string) => void;
}

/** The choice among the plans; nothing where there is only one. */
export function HowYouPay({ formId, plans, chosen, onChange }: HowYouPayProps) {
  if (plans.length <= 1) return null;
  const isOneName = plans.every(({ name }) => name === chosen.name);
  return (
    <SheetSection title="How you pay">
      <RadioCards
        id={fieldIdOf(formId, 'plan_id')}
        legend="How you pay"
        legendHidden
        value={chosen.version_id}
        onChange={onChange}
        options={plans.map((plan) => ({
          value: plan.version_id,
          label: isOneName ? periodNames[plan.period] : planTitle(plan),
          detail: detailOf(plan, plans),
          aside: formatCents(toCents(plan.price)),
        }))}
      />
    </SheetSection>
  );
}

/** The amounts and their days, the way to stop, and the consent with both amounts. */
export function PlanTerms({ plan, code, today }: PlanProps) {
  const { lastDay, nextOn, every } = firstPeriod(plan.period, today);
  const full = formatCents(toCents(plan.price));
  const lowered = code ? formatCents(toCents(code.amount_due)) : full;
  const payments = code?.payments ?? null;
  const isOnce = payments === 1;
  return (
    <>
      <div className="join-due">
        <DueList
          rows={[
            { label: 'Due today', detail: `${plan.name}, to ${formatFullDay(lastDay)}`, amount: lowered },
            {
              label: `Then, on ${formatLongDay(nextOn)}`,
              detail: `By this card, ${every}`,
              amount: isOnce ? full : lowered,
            },
            ...(payments !== null && !isOnce
              ? [
                  {
                    label: `From ${formatLongDay(periodStart(today, plan.period, payments))} on`,
                    detail: 'After the last payment with the code',
                    amount: full,
                  },
                ]
              : []),
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
      <FormCheckbox name="payment_consent" label={joinTermsWith(code, plan.price, every)} />
    </>
  );
}

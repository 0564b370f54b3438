import type { PaymentPlan } from '@detroit-well/pricing';
import { SheetSection } from '@detroit-well/ui/components/sheet';
import { fieldIdOf } from '@detroit-well/ui/form/field-id';
import { PlanChooser } from '@detroit-well/ui/patterns/plan-chooser';
import { InstalmentList } from './instalment-list.tsx';
import type { PlanChoice } from './plan-choices.ts';

interface PlanSectionProps {
  readonly formId: string;
  readonly plans: readonly PlanChoice[];
  /** The chosen plan, whose payments are listed. */
  readonly chosen: PlanChoice | undefined;
  readonly onChange: (plan: PaymentPlan) => void;
  readonly error: string | undefined;
  /** The name of the choice for screen readers. */
  readonly legend?: string;
}

/** The choice of a payment plan in a panel, with the payments of the chosen plan and their due dates. */
export function PlanSection({ formId, plans, chosen, onChange, error, legend }: PlanSectionProps) {
  return (
    <SheetSection title="Payment plan">
      {plans.length > 1 ? (
        <PlanChooser
          id={fieldIdOf(formId, 'payment_plan')}
          legend={legend}
          options={plans}
          value={chosen?.value ?? 'full'}
          onChange={(value) => {
            const plan = plans.find((option) => option.value === value);
            if (plan) onChange(plan.value);
          }}
          error={error}
        />
      ) : (
        <p>{chosen?.detail}</p>
      )}
      {chosen ? <InstalmentList instalments={chosen.instalments} totalCents={chosen.totalCents} /> : null}
    </SheetSection>
  );
}

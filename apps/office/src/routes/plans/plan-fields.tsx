import type { OfficePlan } from '@detroit-well/api-client';
import { FormCheckbox, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { useWatch } from 'react-hook-form';
import { FormSection } from '../../forms/form-section.tsx';
import { includedLabel, planText, type PlanValues } from './plan-values.ts';

export const kindNames = { membership: 'Membership', pass: 'Pass' } as const;
export const periodNames = { month: 'Every month', year: 'Every year' } as const;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The fields of a plan. What it is stays as it was made. */
export function PlanFields({ entry }: { entry: OfficePlan | null }) {
  const kind = useWatch<PlanValues, 'kind'>({ name: 'kind' });
  return (
    <>
      <FormSection
        title="What is sold"
        hint="A monthly and a yearly plan with one name are one offer with two prices."
      >
        {entry ? null : <FormSelectField name="kind" label="What it is" options={optionsOf(kindNames)} />}
        <FormTextField name="name" label="Name" autoComplete="off" maxLength={60} />
        {entry?.kind === 'membership' ? (
          <p className="muted">{`${planText(entry)}. “Change price” above asks who pays another one.`}</p>
        ) : (
          <FormTextField name="price" label="Price" inputMode="decimal" autoComplete="off" />
        )}
        {kind === 'pass' ? (
          <>
            <FormTextField
              name="credits"
              label="Sessions"
              hint="Each credit pays one single session."
              inputMode="numeric"
              autoComplete="off"
            />
            <FormTextField
              name="valid_days"
              label="Days"
              hint="A credit pays only sessions that start before it expires."
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        ) : (
          <>
            <FormSelectField
              name="period"
              label="Renews"
              hint="It gives the member rate in every session."
              options={optionsOf(periodNames)}
            />
            <FormTextField
              name="sessions_per_month"
              label={includedLabel}
              hint="Each pays one single session of its month. Leave it empty for none."
              optional
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
      </FormSection>
      <FormSection title="Sale" hint="Shown on the membership page while it is on sale.">
        <div data-full>
          <FormCheckbox name="on_sale" label="On sale" />
        </div>
        <div data-full>
          <FormCheckbox
            name="introductory"
            label="Introductory offer: sold once to a person who never came or bought before, and with no code"
          />
        </div>
      </FormSection>
    </>
  );
}

import type { OfficePromoCode } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { promoSentence } from '@detroit-well/pricing';
import { FormCheckbox, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { planChoicesQuery, programChoicesQuery } from '../../api/queries.ts';
import { ChecksField, RecordChecks } from '../../forms/checks-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { PromoCodeLink } from './promo-code-link.tsx';
import { exampleText, offerOf, promoKindNames, usedSentence } from './promo-code-text.ts';
import {
  promoCodeBody,
  promoCodeLabels,
  promoCodeSchema,
  promoKindsOf,
  type PromoCodeValues,
} from './promo-code-values.ts';

const gives = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Dollars' },
];
const kinds = Object.entries(promoKindNames).map(([value, label]) => ({ value, label }));
const none: readonly never[] = [];

/** The fields of a promo code, and the sentence that they make. */
export function PromoCodeFields({ entry }: { entry: OfficePromoCode | null }) {
  const values = useWatch<PromoCodeValues>() as PromoCodeValues;
  const chosen = promoKindsOf(values.applies_to);
  const isForPlans = chosen.some((kind) => kind !== 'session');
  const isForPrograms = chosen.includes('session');
  const plans = useQuery({ ...planChoicesQuery(), enabled: isForPlans });
  const programs = useQuery({ ...programChoicesQuery(), enabled: isForPrograms });
  return (
    <>
      <FormSection title="Code" hint="Capitals do not matter.">
        <FormTextField
          name="code"
          label={promoCodeLabels.code}
          hint="Letters, digits, hyphens."
          autoComplete="off"
          maxLength={40}
        />
      </FormSection>
      <FormSection title="Gives">
        <FormSelectField name="gives" label={promoCodeLabels.gives} options={gives} />
        {values.gives === 'percent' ? (
          <FormTextField
            name="percent_off"
            label={promoCodeLabels.percent_off}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : (
          <FormTextField
            name="amount_off"
            label={promoCodeLabels.amount_off}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </FormSection>
      <FormSection title="For what" hint="Without a chosen plan or program, it is for all of them.">
        <ChecksField name="applies_to" label={promoCodeLabels.applies_to} choices={kinds} />
        {isForPrograms ? (
          <RecordChecks name="program_ids" label={promoCodeLabels.program_ids} list={programs} />
        ) : null}
        {isForPlans ? <RecordChecks name="plan_ids" label={promoCodeLabels.plan_ids} list={plans} /> : null}
        {chosen.includes('membership') ? (
          <FormTextField
            name="periods"
            label={promoCodeLabels.periods}
            hint="Leave it empty for every payment."
            optional
            inputMode="numeric"
            autoComplete="off"
          />
        ) : null}
      </FormSection>
      <FormSection title="Who, how often" hint="An empty field is no limit.">
        <div data-full>
          <FormCheckbox name="first_purchase_only" label="Only a person’s first purchase" />
        </div>
        <FormTextField
          name="max_uses"
          label={promoCodeLabels.max_uses}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField
          name="max_uses_per_person"
          label={promoCodeLabels.max_uses_per_person}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </FormSection>
      <FormSection title="When" hint="Days in Detroit, the last one included.">
        <FormTextField name="valid_from" label={promoCodeLabels.valid_from} type="date" optional />
        <FormTextField name="valid_until" label={promoCodeLabels.valid_until} type="date" optional />
      </FormSection>
      <FormSection title="What people read" hint="People and the desk read this sentence.">
        <div data-full className="say-code" aria-live="polite">
          <b>{values.code.trim().toUpperCase() || 'Code'}</b>
          <p>{sentenceOf(values, [...(plans.data ?? none), ...(programs.data ?? none)])}</p>
          {entry ? <p className="muted">{usedSentence(entry)}</p> : null}
        </div>
        {entry?.applies_to.includes('session') ? (
          <div data-full>
            <PromoCodeLink code={entry.code} />
          </div>
        ) : null}
      </FormSection>
    </>
  );
}

/** The sentence of what is typed and an example, once it is whole. */
function sentenceOf(
  values: PromoCodeValues,
  named: readonly { readonly value: string; readonly label: string }[],
): string {
  const typed = promoCodeSchema.safeParse({ ...values, code: values.code.trim() || 'CODE' });
  if (!typed.success) return 'Appears when the fields above are filled in.';
  const nameOf = (id: string) => named.find(({ value }) => value === id)?.label ?? 'another one';
  const { percent_off, amount_off, plan_ids, program_ids, first_purchase_only, ...body } =
    promoCodeBody(values);
  const offer = offerOf(
    {
      percent_off: percent_off ?? null,
      amount_off: amount_off ?? null,
      plan_ids: plan_ids ?? [],
      program_ids: program_ids ?? [],
      first_purchase_only: first_purchase_only ?? false,
      applies_to: body.applies_to,
      max_uses: body.max_uses ?? null,
      max_uses_per_person: body.max_uses_per_person ?? null,
      valid_from: body.valid_from ?? null,
      valid_until: body.valid_until ?? null,
      periods: body.periods ?? null,
    },
    nameOf,
  );
  return `${promoSentence(offer, studioDay(serverNow()))} ${exampleText(body.applies_to, offer)}`.trim();
}

import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMay } from '../access/access.ts';
import { coachChoicesQuery, locationChoicesQuery, programChoicesQuery, type Choice } from '../api/queries.ts';
import { NewRecord, type ChosenKind } from '../catalogue/new-record.tsx';
import { shownToMembers } from '../catalogue/texts.ts';
import { ChoiceField } from '../forms/choice-field.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { FixedPrices } from './fixed-prices.tsx';
import type { OfferValues } from './offer-values.ts';

export const studioTimeHint = 'Studio time, as in Detroit.';

const onePerLine = 'One per line.';

export const WhatFields = () => (
  <FormSection title="Session" hint={shownToMembers}>
    <div data-full>
      <FormTextField name="title" label="Title" autoComplete="off" />
    </div>
    <Chosen
      of="program"
      name="program_id"
      label="Program"
      placeholder="Choose one"
      choices={programChoicesQuery}
    />
    <div data-full>
      <FormTextArea name="description" label="Description" rows={5} optional />
    </div>
  </FormSection>
);

export const WhereFields = () => (
  <FormSection title="Place and coach">
    <Chosen
      of="location"
      name="location_id"
      label="Location"
      placeholder="None"
      choices={locationChoicesQuery}
    />
    <Chosen of="coach" name="coach_id" label="Coach" placeholder="Nobody yet" choices={coachChoicesQuery} />
  </FormSection>
);

/** `hint`: of the number of spots. */
export function PriceFields({ hint }: { hint: string }) {
  const mayPrice = useMay('prices.write');
  return (
    <FormSection title="Spots and price" hint="A new price counts for new registrations only.">
      <FormTextField
        name="max_participants"
        label="Spots"
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
      />
      {mayPrice ? (
        <>
          <div data-first>
            <FormTextField name="price_public" label="Public rate" inputMode="decimal" autoComplete="off" />
          </div>
          <FormTextField name="price_member" label="Member rate" inputMode="decimal" autoComplete="off" />
        </>
      ) : (
        <FixedPrices />
      )}
    </FormSection>
  );
}

export const ParticipantFields = () => (
  <FormSection title="Participants" hint={shownToMembers}>
    <FormTextArea name="requirements" label="Requirements" hint={onePerLine} rows={4} optional />
    <FormTextArea name="what_to_bring" label="What to bring" hint={onePerLine} rows={4} optional />
  </FormSection>
);

interface ChosenProps {
  readonly of: ChosenKind;
  readonly name: keyof OfferValues;
  readonly label: string;
  readonly placeholder: string;
  readonly choices: typeof programChoicesQuery;
}

/** A choice of records in use, and of an archived one that the session already has. A missing one is made beside it. */
function Chosen({ of, name, label, placeholder, choices }: ChosenProps) {
  const list = useQuery(choices());
  const value = useWatch<OfferValues>({ name });
  const { setValue } = useFormContext<OfferValues>();
  const options = list.data?.filter((choice: Choice) => !choice.archived || choice.value === value);
  return (
    <div className="chosen">
      <ChoiceField name={name} label={label} placeholder={placeholder} list={list} choices={options} />
      <NewRecord
        of={of}
        onCreated={(id) => setValue(name, id, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}

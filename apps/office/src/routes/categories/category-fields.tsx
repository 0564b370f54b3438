import type { OfficeCategory } from '@detroit-well/api-client';
import { FormRadioCards, FormTextField } from '@detroit-well/ui/form/fields';
import { FormSection } from '../../forms/form-section.tsx';
import { shownToMembers } from '../../catalogue/texts.ts';

const groundNames: Readonly<Record<OfficeCategory['ground'], string>> = {
  ink: 'Ink',
  bone: 'Bone',
  maple: 'Maple',
};

/** A ground by its color and its name. */
export const GroundName = ({ ground }: { readonly ground: OfficeCategory['ground'] }) => (
  <span className="nw">
    <i className="ground" data-ground={ground} />
    <span>{groundNames[ground]}</span>
  </span>
);

const names = ['ink', 'bone', 'maple'] as const;

export function CategoryFields({ entry }: { readonly entry: OfficeCategory | null }) {
  const grounds = names.map((ground) => ({ value: ground, label: <GroundName ground={ground} /> }));
  return (
    <>
      <FormSection title="Name" hint={shownToMembers}>
        <FormTextField name="name" label="Name" autoComplete="off" />
      </FormSection>
      <FormSection title="Schedule" hint="How the week of the office draws its sessions.">
        <FormRadioCards
          name="ground"
          legend="Ground"
          options={entry ? grounds : [{ value: '', label: 'The least used one' }, ...grounds]}
        />
      </FormSection>
    </>
  );
}

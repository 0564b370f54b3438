import type { OfficeCategory } from '@detroit-well/api-client';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { FormSection } from '../../forms/form-section.tsx';
import { shownToMembers } from '../../catalogue/texts.ts';

export const groundNames: Readonly<Record<OfficeCategory['ground'], string>> = {
  ink: 'Ink',
  bone: 'Bone',
  maple: 'Maple',
};

export function CategoryFields({ entry }: { readonly entry: OfficeCategory | null }) {
  const grounds = Object.entries(groundNames).map(([value, label]) => ({ value, label }));
  return (
    <>
      <FormSection title="Name" hint={shownToMembers}>
        <FormTextField name="name" label="Name" autoComplete="off" />
      </FormSection>
      <FormSection title="Schedule" hint="How the week of the office draws its sessions.">
        <FormSelectField
          name="ground"
          label="Ground"
          options={entry ? grounds : [{ value: '', label: 'The least used one' }, ...grounds]}
        />
      </FormSection>
    </>
  );
}

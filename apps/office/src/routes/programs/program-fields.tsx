import { FormSelectField, FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useQuery } from '@tanstack/react-query';
import { categoryChoicesQuery } from '../../api/queries.ts';
import { shownToMembers } from '../../catalogue/texts.ts';
import { FormSection } from '../../forms/form-section.tsx';

/** The fields of a program. */
export function ProgramFields() {
  const { data: choices = [] } = useQuery(categoryChoicesQuery());
  return (
    <FormSection title="Program" hint={shownToMembers}>
      <div data-full>
        <FormTextField name="title" label="Title" autoComplete="off" />
      </div>
      {/* The choice is there when its list is: a browser drops a value without an option. */}
      <FormSelectField
        key={choices.length}
        name="category_id"
        label="Category"
        placeholder="Choose one"
        options={choices}
      />
      <FormTextField name="difficulty_level" label="Level" hint="Such as Beginner." optional />
      <div data-full>
        <FormTextArea name="description" label="Description" rows={6} optional />
      </div>
    </FormSection>
  );
}

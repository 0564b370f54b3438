import { FormTextArea, FormTextField } from '@detroit-well/ui/form/fields';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { categoryChoicesQuery } from '../../api/queries.ts';
import { NewRecord } from '../../catalogue/new-record.tsx';
import { shownToMembers } from '../../catalogue/texts.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';

/** The fields of a program. */
export function ProgramFields() {
  const list = useQuery(categoryChoicesQuery());
  const { setValue } = useFormContext<{ category_id: string }>();
  return (
    <FormSection title="Program" hint={shownToMembers}>
      <div data-full>
        <FormTextField name="title" label="Title" autoComplete="off" />
      </div>
      <div className="chosen">
        <ChoiceField
          name="category_id"
          label="Category"
          placeholder="Choose one"
          list={list}
          choices={list.data}
        />
        <NewRecord
          of="category"
          onCreated={(id) => setValue('category_id', id, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      <FormTextField name="difficulty_level" label="Level" hint="Such as Beginner." optional />
      <div data-full>
        <FormTextArea name="description" label="Description" rows={6} optional />
      </div>
    </FormSection>
  );
}

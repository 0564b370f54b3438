import type { OfficeProgram } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { requiredText } from '@detroit-well/validation/messages';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { categoryChoicesQuery } from '../../api/queries.ts';
import {
  line,
  paragraphs,
  recordFields,
  type ControlProps,
  type RecordField,
  type ValuesOf,
} from '../../catalogue/fields.tsx';
import type { CatalogueKind, ValueProps } from '../../catalogue/kind.ts';
import { NewRecord } from '../../catalogue/new-record.tsx';
import { recordApi } from '../../catalogue/record-api.ts';
import { shownToMembers } from '../../catalogue/texts.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { recordNames } from '../../navigation/record-names.ts';

function CategoryChoice({ name, label }: ControlProps) {
  const list = useQuery(categoryChoicesQuery());
  const { setValue } = useFormContext<Record<string, string>>();
  return (
    <div className="chosen">
      <ChoiceField name={name} label={label} placeholder="Choose one" list={list} choices={list.data} />
      <NewRecord
        of="category"
        onCreated={(id) => setValue(name, id, { shouldDirty: true, shouldValidate: true })}
      />
    </div>
  );
}

function CategoryName({ value }: Pick<ValueProps, 'value'>) {
  const { data } = useQuery(categoryChoicesQuery());
  return data?.find((choice) => choice.value === value)?.label ?? 'Another category';
}

const categoryField: RecordField<string> = {
  ...line('Category', { missing: 'Choose a category.' }),
  Control: CategoryChoice,
  Value: CategoryName,
};

const fields = {
  title: line('Title', { missing: requiredText('Title'), isWide: true }),
  category_id: categoryField,
  difficulty_level: line('Level', { hint: 'Such as Beginner.', optional: true }),
  description: paragraphs('Description', { rows: 6 }),
};
const { Section, ...form } = recordFields(fields);

export const programKind: CatalogueKind<OfficeProgram, ValuesOf<typeof fields>> = {
  ...form,
  ...recordNames('program'),
  intro: 'What sessions belong to. An archived one leaves the site and takes no new session.',
  nameOf: ({ title }) => title,
  sort: 'title',
  links: ({ id, archived }) => [
    ...(archived
      ? []
      : [
          {
            label: 'New session',
            href: paths.office.newSession({ program: id }),
            needs: 'schedule.write',
          } as const,
        ]),
    { label: 'Sessions', href: paths.office.schedule({ program: id, view: 'list' }), needs: 'schedule.read' },
  ],
  columns: [
    {
      id: 'category',
      label: 'Category',
      sort: 'category',
      place: 'b',
      cell: ({ category_name }) => category_name,
    },
    { id: 'level', label: 'Level', cell: ({ difficulty_level }) => difficulty_level },
  ],
  Fields: () => (
    <Section
      title="Program"
      hint={shownToMembers}
      fields={['title', 'category_id', 'difficulty_level', 'description']}
    />
  ),
  calls: recordApi(client.office.programs, ['title', '-title', 'category', '-category'], form),
};

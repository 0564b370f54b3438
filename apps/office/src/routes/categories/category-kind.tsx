import type { OfficeCategory } from '@detroit-well/api-client';
import { FormRadioCards } from '@detroit-well/ui/form/fields';
import { requiredText } from '@detroit-well/validation/messages';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import {
  line,
  recordFields,
  type ControlProps,
  type RecordField,
  type ValuesOf,
} from '../../catalogue/fields.tsx';
import type { CatalogueKind } from '../../catalogue/kind.ts';
import { recordApi } from '../../catalogue/record-api.ts';
import { shownToMembers } from '../../catalogue/texts.ts';
import { recordNames } from '../../navigation/record-names.ts';

type Ground = OfficeCategory['ground'];

const groundNames: Readonly<Record<Ground, string>> = { ink: 'Ink', bone: 'Bone', maple: 'Maple' };
const grounds = ['ink', 'bone', 'maple'] as const;

/** A ground by its color and its name. */
const GroundName = ({ ground }: { readonly ground: Ground }) => (
  <span className="nw">
    <i className="ground" data-ground={ground} />
    <span>{groundNames[ground]}</span>
  </span>
);

const choices = grounds.map((ground) => ({ value: ground, label: <GroundName ground={ground} /> }));

/** A new category may leave it to the server. */
function GroundChoice({ name, label }: ControlProps) {
  const { formState } = useFormContext<Record<string, string>>();
  const isNew = formState.defaultValues?.[name] === '';
  const options = isNew ? [{ value: '', label: 'The least used one' }, ...choices] : choices;
  return <FormRadioCards name={name} legend={label} options={options} />;
}

const groundField: RecordField<Ground | undefined> = {
  label: 'Ground',
  rule: z.enum(['', ...grounds]),
  Control: GroundChoice,
  toText: (ground) => ground ?? '',
  toStored: (text) => grounds.find((ground) => ground === text),
};

const fields = { name: line('Name', { missing: requiredText('Name') }), ground: groundField };
const { Section, ...form } = recordFields(fields);

export const categoryKind: CatalogueKind<OfficeCategory, ValuesOf<typeof fields>> = {
  ...form,
  ...recordNames('category'),
  intro: 'What programs are sorted by, on the site and in the schedule.',
  nameOf: ({ name }) => name,
  sort: 'name',
  columns: [{ id: 'ground', label: 'Ground', place: 'b', cell: GroundName }],
  Fields: () => (
    <>
      <Section title="Name" hint={shownToMembers} fields={['name']} />
      <Section title="Schedule" hint="How the week of the office draws its sessions." fields={['ground']} />
    </>
  ),
  calls: recordApi(client.office.categories, ['name', '-name'], form),
};

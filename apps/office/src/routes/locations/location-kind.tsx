import type { OfficeLocation } from '@detroit-well/api-client';
import { requiredText } from '@detroit-well/validation/messages';
import { client } from '../../api/client.ts';
import { line, recordFields, type ValuesOf } from '../../catalogue/fields.tsx';
import type { CatalogueKind } from '../../catalogue/kind.ts';
import { recordApi } from '../../catalogue/record-api.ts';
import { shownToMembers } from '../../catalogue/texts.ts';
import { recordNames } from '../../navigation/record-names.ts';

const fields = { name: line('Name', { missing: requiredText('Name') }) };
const { Section, ...form } = recordFields(fields);

export const locationKind: CatalogueKind<OfficeLocation, ValuesOf<typeof fields>> = {
  ...form,
  ...recordNames('location'),
  intro: 'The rooms and floors of the studio.',
  nameOf: ({ name }) => name,
  sort: 'name',
  columns: [],
  Fields: () => <Section title="Name" hint={shownToMembers} fields={['name']} />,
  calls: recordApi(client.office.locations, ['name', '-name'], form),
};

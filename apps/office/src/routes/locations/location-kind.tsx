import type { OfficeLocation } from '@detroit-well/api-client';
import { requiredText } from '@detroit-well/validation/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { client } from '../../api/client.ts';
import { line, list, paragraphs, recordFields, type ValuesOf } from '../../catalogue/fields.tsx';
import type { CatalogueKind } from '../../catalogue/kind.ts';
import { recordApi } from '../../catalogue/record-api.ts';
import { shownToMembers } from '../../catalogue/texts.ts';
import { linesOf } from '../../format/lines.ts';
import { recordNames } from '../../navigation/record-names.ts';
import { BookedHere } from './booked-here.tsx';
import { TellDialog, type Answer } from './tell-dialog.tsx';

const fields = {
  name: line('Name', { missing: requiredText('Name') }),
  address: list('Address', { rows: 3, hint: 'One to three lines. Empty: the studio’s own.' }),
  directions: paragraphs('Directions', { rows: 3, hint: 'Which door, where to park.' }),
};
const { Section, ...form } = recordFields(fields);

interface LocationValues extends ValuesOf<typeof fields>, Answer {}

export const locationKind: CatalogueKind<OfficeLocation, LocationValues> = {
  ...form,
  resolver: zodResolver(z.extend(form.rules, { tell: z.enum(['', 'yes', 'no']) })),
  labels: { ...form.labels, tell: 'Email about the address' },
  blank: { ...form.blank, tell: '' },
  valuesOf: (entry) => ({ ...form.valuesOf(entry), tell: '' }),
  ...recordNames('location'),
  intro: 'The rooms and floors of the studio.',
  nameOf: ({ name }) => name,
  sort: 'name',
  columns: [
    {
      id: 'address',
      label: 'Address',
      place: 'b',
      cell: ({ address }) => address.join(', ') || 'The studio’s own',
    },
  ],
  Fields: () => (
    <>
      <Section title="Name" hint={shownToMembers} fields={['name']} />
      <Section
        title="How to get there"
        hint="Emails, calendars and pages of its sessions show it."
        fields={['address', 'directions']}
      />
    </>
  ),
  Note: BookedHere,
  question: {
    asks: ({ address }, values) => linesOf(values.address).join('\n') !== address.join('\n'),
    Dialog: TellDialog,
  },
  calls: recordApi(client.office.locations, ['name', '-name'], {
    bodyOf: form.bodyOf,
    changesOf: (from, values: LocationValues) => ({
      ...form.changesOf(from, values),
      ...(values.tell !== '' && { tell_people: values.tell === 'yes' }),
    }),
  }),
};

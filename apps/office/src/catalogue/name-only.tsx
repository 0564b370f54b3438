import { zodResolver } from '@hookform/resolvers/zod';
import { FormTextField } from '@detroit-well/ui/form/fields';
import * as z from 'zod';
import { requiredText } from '@detroit-well/validation/messages';
import { FormSection } from '../forms/form-section.tsx';
import { shownToMembers } from './texts.ts';

/** What a location consists of. */
export interface NameValues {
  readonly name: string;
}

export const nameForm = z.object({ name: z.string().trim().min(1, requiredText('Name')) });

/** The editor of records that have only a name. */
export const nameOnly = {
  sort: 'name',
  columns: [],
  resolver: zodResolver(nameForm),
  blank: { name: '' },
  valuesOf: ({ name }: NameValues): NameValues => ({ name }),
  nameOf: ({ name }: NameValues): string => name,
  labels: { name: 'Name' },
  Fields: () => (
    <FormSection title="Name" hint={shownToMembers}>
      <FormTextField name="name" label="Name" autoComplete="off" />
    </FormSection>
  ),
} as const;

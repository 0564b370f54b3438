import type { OfficeImportRow } from '@detroit-well/api-client';

/** What a column of a file can become, as people read it. */
export const fieldNames: Readonly<Record<OfficeImportRow['changes'][number]['field'], string>> = {
  source_id: 'Number in the other program',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  date_of_birth: 'Born',
  tags: 'Tags',
  waiver_claimed_on: 'Waiver, claimed',
};

import type { MergePreview } from '@detroit-well/api-client';

/** The name of a record, or what stands for it. */
export const nameOf = ({
  first_name: first,
  last_name: last,
  email,
  contact_email,
}: MergePreview['kept']): string => `${first} ${last}`.trim() || email || contact_email || 'No name';

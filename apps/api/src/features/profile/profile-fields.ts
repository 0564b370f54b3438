import type { Contract, ParsedBody, Profile } from '@detroit-well/api-client/contract';
import type { profiles } from '../../platform/database/schema/people.ts';

type ProfileForm = ParsedBody<Contract['profile']['updateFeedProfile']>;

/**
 * The columns that a person may change, from the fields of the form. An absent field is undefined and stays. The server never
 * stores other fields from a client (SPEC-B 10.11).
 */
export const changedColumns = (form: ProfileForm) => ({
  firstName: form.first_name,
  lastName: form.last_name,
  displayName: form.display_name,
  phone: form.phone === null ? '' : form.phone,
  gender: form.gender === undefined ? undefined : Number(form.gender) || null,
  dateOfBirth: form.date_of_birth === undefined ? undefined : form.date_of_birth || null,
  reminders: form.reminders,
});
export type ProfileChange = ReturnType<typeof changedColumns>;

/** The same fields as the contract returns them. Null: no profile is stored yet. */
export const profileFields = (row: typeof profiles.$inferSelect | null) =>
  ({
    first_name: row?.firstName ?? '',
    last_name: row?.lastName ?? '',
    display_name: row?.displayName ?? '',
    phone: row?.phone || null,
    gender: row?.gender ?? null,
    date_of_birth: row?.dateOfBirth ?? null,
    reminders: row?.reminders ?? true,
  }) satisfies Pick<Profile, keyof ProfileForm>;

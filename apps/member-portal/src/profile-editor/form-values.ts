import type { Profile } from '@detroit-well/api-client/contract';

/** The gender codes of the form. It shows any other code as not specified. */
const codes = ['1', '2', '3', '4'] as const;

/** Converts a profile to form values: strings, never null. */
export function formValues(profile: Profile) {
  const { first_name, last_name, display_name, phone, gender, date_of_birth, reminders } = profile;
  return {
    first_name,
    last_name,
    display_name,
    phone: phone ?? '',
    gender: codes.find((code) => code === String(gender)) ?? ('' as const),
    date_of_birth: date_of_birth ?? '',
    reminders,
  };
}

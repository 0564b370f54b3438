import type { Profile } from '@detroit-well/api-client/contract';

/** Gender codes the form offers; anything else the server may hold shows as not specified. */
const codes = ['1', '2', '3', '4'] as const;

/** The profile as its form holds it: texts, never null. */
export function formValues(profile: Profile) {
  const { first_name, last_name, display_name, phone, gender, date_of_birth } = profile;
  return {
    first_name,
    last_name,
    display_name,
    phone: phone ?? '',
    gender: codes.find((code) => code === String(gender)) ?? ('' as const),
    date_of_birth: date_of_birth ?? '',
  };
}

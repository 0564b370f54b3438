import type { Profile } from '@detroit-well/api-client/contract';
import { profileForm } from '@detroit-well/validation';
import type * as z from 'zod/mini';

type ProfileValues = z.input<typeof profileForm>;

/** The gender codes of the form. It shows any other code as not specified. */
const codes = ['1', '2', '3', '4'] as const;

/** Converts a profile to form values: strings, never null. */
export function formValues(profile: Profile): Required<ProfileValues> {
  const names = Object.keys(profileForm.shape) as (keyof ProfileValues)[];
  const values = Object.fromEntries(names.map((name) => [name, profile[name] ?? '']));
  const gender = codes.find((code) => code === String(profile.gender)) ?? '';
  return { ...(values as Required<ProfileValues>), gender };
}

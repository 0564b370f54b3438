import type { Profile } from '@detroit-well/api-client/contract';
import { genderLabels } from '@detroit-well/validation';

const labels: Readonly<Record<string, string>> = genderLabels;

export function genderLabel(code: number | null): string {
  return labels[String(code)] ?? 'Not specified';
}

/** Returns the full name of a person, or the display name when there is none. */
export function fullName(
  profile: Pick<Profile, 'first_name' | 'last_name' | 'display_name' | 'email'>,
): string {
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return name || profile.display_name || profile.email;
}

/** Returns the name for the profile card. */
export function displayName(profile: Profile): string {
  return profile.display_name || fullName(profile);
}

/** Returns the name for the greeting: the first name, otherwise Back (SPEC-A 2: Welcome plus first name, or Back). */
export function greetedName(profile: Pick<Profile, 'first_name'> | undefined): string {
  return profile?.first_name.trim() || 'Back';
}

/** True if the profile lacks details that the studio needs. */
export function isIncomplete(profile: Profile): boolean {
  const { first_name, last_name, display_name, phone, date_of_birth } = profile;
  return [first_name, last_name, display_name, phone, date_of_birth].some((value) => !value?.trim());
}

import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldProblem } from '../../platform/calls/problem.ts';

/** Most common first, in lower case. */
const common = dictionary['passwords-common'];
/** So common that a capital, a year or a symbol around them does not help. */
const mostCommonBases = new Set(common.slice(0, 250).filter((word) => /^[a-z]{4,}$/.test(word)));
const allCommon = new Set(common);

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** The word of a decorated password: `P@ssw0rd!2026` is `password`. */
function wordIn(lowercase: string): string {
  const word = lowercase.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  return word.replace(/[^a-z]/g, (sign) => lookalikes[sign] ?? sign);
}

/**
 * True if a password is on the list of common ones, with or without symbols around it, or one of the most common words with other
 * characters around it.
 */
export function isCommonPassword(password: string): boolean {
  const lowercase = password.toLowerCase();
  const inner = lowercase.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  return allCommon.has(lowercase) || allCommon.has(inner) || mostCommonBases.has(wordIn(lowercase));
}

export const passwordTooCommon = 'This password is one of the most common ones. Please choose another.';

/** Throws for a common password, as an error of the field that contains it. */
export function requireUncommonPassword(
  password: string,
  field: 'password' | 'new_password' | 'user_data',
): void {
  if (!isCommonPassword(password)) return;
  const complaint = [passwordTooCommon];
  throw fieldProblem(field === 'user_data' ? { user_data: { password: complaint } } : { [field]: complaint });
}

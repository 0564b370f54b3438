import * as constants from '@detroit-well/config/constants';
import { holds } from './fields/password-characters.ts';

const rules = [
  { label: '8+ characters', met: holds.enoughCharacters },
  { label: 'Uppercase letter', met: holds.capital },
  { label: 'Lowercase letter', met: holds.lowercase },
  { label: 'Number', met: holds.number },
  { label: 'Special character', met: holds.symbol },
] as const;

/** The checklist beside new passwords of an account (SPEC-A 5, register and reset). */
const accountRules = [
  { label: 'At least 8 characters', met: holds.enoughCharacters },
  { label: 'One uppercase letter', met: holds.capital },
  { label: 'One symbol', met: holds.symbol },
] as const;

const strengthLabels = ['Very Weak', 'Very Weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** The advice beside every field for a new password; the server has the list of common ones (ADR-031). */
export const passwordAdvice = `At least ${constants.password.minChars} characters that you use nowhere else. Common passwords, such as “Password1!”, are not accepted.`;

/** One row of a password checklist. */
export interface Check {
  readonly label: string;
  readonly met: boolean;
}
/** The label of a strength score. */
export type StrengthLabel = (typeof strengthLabels)[number];

/** The strength of a password. */
export interface PasswordStrength {
  /** The number of the five rows that are met, 0 to 5; the bar's width is this out of 5. */
  readonly score: number;
  readonly label: StrengthLabel;
  readonly checklist: Check[];
}

/**
 * The strength meter of Change Password (SPEC-A 2): one point for each row of the checklist.
 *
 * @example
 * ```ts
 * import { passwordStrength } from '@detroit-well/validation/password-strength';
 *
 * const { score, label } = passwordStrength('Roll//Bounce7');
 * console.log(score, label); // 5 Strong
 * ```
 */
export function passwordStrength(password: string): PasswordStrength {
  const checklist = evaluate(rules, password);
  const score = checklist.filter(({ met }) => met).length;
  return { score, label: strengthLabels[score] ?? 'Very Weak', checklist };
}

/** The three rows that register and reset show. */
export function accountPasswordChecklist(password: string): Check[] {
  return evaluate(accountRules, password);
}

interface Rule {
  readonly label: string;
  readonly met: (text: string) => boolean;
}

function evaluate(list: readonly Rule[], password: string): Check[] {
  return list.map(({ label, met }) => ({ label, met: met(password) }));
}

import { createPasswords } from '../auth/passwords.ts';

/** The one password of all demo people (SPEC-B 13). */
export const demoPassword = 'Standard!2026';

/** Hashes the demo password. */
export function hashPasswords(): Promise<string> {
  return createPasswords().hash(demoPassword);
}

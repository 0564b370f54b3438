import { createPasswords } from '../../features/auth/passwords.ts';

/** The shared password of all demo people (SPEC-B 13). */
const demoPassword = 'Standard!2026';

export function hashPasswords(): Promise<string> {
  return createPasswords().hash(demoPassword);
}

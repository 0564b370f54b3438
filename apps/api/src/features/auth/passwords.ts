import { canonicalPassword } from '@detroit-well/validation/clean-text';
import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { Guards } from '../../platform/database/guards.ts';

/** Algorithm 2 is argon2id. The binding exports its names as an ambient const enum, which erasable syntax cannot use. */
const argon2id = 2;
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash costs 19 MiB and about 10 ms, so only a few run concurrently and the others wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Compares the password in the form that `hash` uses and, where that differs, as typed: older hashes are of that form.
   * When `stored` is undefined (unknown address), it takes the same time and returns false.
   */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** Hashes passwords with argon2id, at most `concurrency` at a time. */
export function createPasswords(
  concurrency = 4,
  { compare = verify, cost = hashCost }: Guards<{ compare: typeof verify; cost: typeof hashCost }> = {},
): Passwords {
  const limit = pLimit(concurrency);
  const options = { algorithm: argon2id, ...cost } as const;
  const dummyHash = hash(randomBytes(16).toString('hex'), options);
  return {
    hash: (password) => limit(() => hash(canonicalPassword(password), options)),
    matches: async (stored, password) => {
      const against = stored ?? (await dummyHash);
      const isRight = (form: string) => limit(() => compare(against, form).catch(() => false));
      const canonical = canonicalPassword(password);
      const right = (await isRight(canonical)) || (canonical !== password && (await isRight(password)));
      return right && stored !== undefined;
    },
  };
}

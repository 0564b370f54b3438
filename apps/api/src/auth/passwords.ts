import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { limiter } from '../limiter.ts';

/** Algorithm 2 is argon2id: the binding offers its names as an ambient const enum, which erasable syntax cannot read. */
const ARGON2ID = 2;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing costs 19 MiB and some 10 ms each, so only a few run at once and the others wait in line. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `stored` undefined (nobody has that address) costs the same and is never right. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** Passwords by argon2id with at most `atOnce` hashings under way. */
export function createPasswords(atOnce = 4): Passwords {
  const inTurn = limiter(atOnce);
  const nobody = hash(randomBytes(16).toString('hex'), COST);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    matches: async (stored, password) => {
      const against = stored ?? (await nobody);
      const right = await inTurn(() => verify(against, password).catch(() => false));
      return right && stored !== undefined;
    },
  };
}

import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import { problem } from '../../platform/calls/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { challenges } from '../../platform/database/schema/tokens.ts';
import type { HumanCheck } from './human-check.ts';

/** Leading zero bits that a hash needs: about 4,000 attempts, a fraction of a second on a slow phone. */
const difficultyBits = 12;
/** Time to solve the challenge, fill in the form and send it. */
const lifeMs = 10 * 60_000;

/** Verifies the tokens that `solveChallenge` issues. */
export function createLocalCheck(clock: Clock): HumanCheck {
  return {
    isMisconfigured: () => false,
    spend: async (db, token) => {
      const hash = sha256(token ?? '').toString('hex');
      const [spent] = await db
        .update(challenges)
        .set({ spentAt: clock.now() })
        .where(
          and(
            eq(challenges.tokenHash, hash),
            isNull(challenges.spentAt),
            gt(challenges.expiresAt, clock.now()),
          ),
        )
        .returning({ id: challenges.id });
      if (spent) return;
      const [known] = await db.select().from(challenges).where(eq(challenges.tokenHash, hash));
      throw known ? atField('challenge_expired') : atField('challenge_failed');
    },
  };
}

/** Issues a challenge and deletes those that expired long ago. */
export async function issueChallenge(db: Db, now: Date) {
  await db.delete(challenges).where(lt(challenges.expiresAt, new Date(now.getTime() - lifeMs)));
  const [row] = await db
    .insert(challenges)
    .values({
      salt: randomBytes(16).toString('hex'),
      difficulty: difficultyBits,
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .returning();
  if (!row) throw new Error('the challenge was not stored');
  return row;
}

/** Returns the token of a solved challenge, once. */
export async function solveChallenge(db: Db, id: string, nonce: string, now: Date): Promise<string> {
  const [row] = await db.select().from(challenges).where(eq(challenges.id, id));
  if (row === undefined) throw problem('challenge_failed');
  if (row.expiresAt <= now) throw problem('challenge_expired');
  if (leadingZeroBits(sha256(row.salt + nonce)) < row.difficulty) throw problem('challenge_failed');
  const token = randomBytes(24).toString('base64url');
  const [taken] = await db
    .update(challenges)
    .set({ tokenHash: sha256(token).toString('hex') })
    .where(and(eq(challenges.id, id), isNull(challenges.tokenHash)))
    .returning({ id: challenges.id });
  if (taken === undefined) throw problem('challenge_failed');
  return token;
}

/** Counts the leading zero bits of a hash. */
export function leadingZeroBits(hash: Buffer): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

function atField(code: 'challenge_failed' | 'challenge_expired') {
  const { message } = problem(code);
  return problem(code, { turnstile_token: [message] });
}

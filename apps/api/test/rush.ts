import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { ProblemError } from '../src/platform/calls/problem.ts';
import type { ClaimSeatStatement } from '../src/features/booking/seats/claim-seat.ts';
import { registerForSession } from '../src/features/booking/registration/register.ts';
import type { SignedInMember } from './many-members.ts';
import type { TestServer } from './server.ts';

interface Rush {
  session_id: string;
  people: readonly SignedInMember[];
  /** The statement that reserves a seat, or its replacement in a test. */
  claim: ClaimSeatStatement;
  /** The card of each person; null: pays later. */
  cardOf: (index: number) => string | null;
}

/** The whole crowd requests a seat concurrently. Returns how many got one; any other problem is thrown. */
export async function rush({ deps }: Pick<TestServer, 'deps'>, { session_id, people, claim, cardOf }: Rush) {
  const order = async ({ id }: SignedInMember, index: number) => {
    await new Promise((resolve) => setTimeout(resolve, (index * 7) % 5));
    return registerForSession(
      deps,
      {
        sessionId: session_id,
        plan: 'full',
        paymentMethodId: cardOf(index),
        notes: '',
        claimedCents: null,
        userId: id,
        guest: null,
        idempotentRequest: { owner: id, key: randomUUID(), operation: 'register', bodyHash: 'body' },
      },
      { claim },
    ).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError && error.code === 'session_full') return false;
        throw error;
      },
    );
  };
  return (await Promise.all(people.map(order))).filter(Boolean).length;
}

/** The guard removed: a seat for everybody who saw a free one when they checked. */
export const unguarded: ClaimSeatStatement = (sessionId) => sql`
  update sessions set taken = taken + 1 where id = ${sessionId} returning id`;

/**
 * Runs `work` without the table's check constraint, which would also stop the positive control. Corrects the count afterwards.
 */
export async function withoutCapacityCheck(
  { database: { db } }: Pick<TestServer, 'database'>,
  work: () => Promise<void>,
): Promise<void> {
  await db.execute(sql`alter table sessions drop constraint sessions_capacity`);
  try {
    await work();
  } finally {
    await db.execute(sql`update sessions set taken = max_participants where taken > max_participants`);
    await db.execute(
      sql`alter table sessions add constraint sessions_capacity check (max_participants is null or taken <= max_participants + overbooked)`,
    );
  }
}

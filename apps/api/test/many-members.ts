import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { profiles, users } from '../src/platform/database/schema/people.ts';
import { refreshFamilies } from '../src/platform/database/schema/tokens.ts';
import { waiverAcceptances } from '../src/platform/database/schema/waiver.ts';
import type { TestServer } from './server.ts';

export interface SignedInMember {
  id: string;
  token: string;
  /** Another token of the same sign-in session: the first lasts five minutes of the test's clock. */
  renewed: () => Promise<string>;
}

/** Many signed-in people, with the waiver accepted. Their signatures form no valid chain: no test of races reads it. */
export async function manyMembers(
  { database, deps }: Pick<TestServer, 'database' | 'deps'>,
  count: number,
): Promise<SignedInMember[]> {
  const { db } = database;
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), family: randomUUID() }));
  await db
    .insert(users)
    .values(people.map(({ id }) => ({ id, email: `${id}@crowd.test`, passwordHash: 'x' })));
  await db.insert(profiles).values(
    people.map(({ id }) => ({
      userId: id,
      firstName: 'One',
      lastName: 'Member',
      dateOfBirth: '1980-01-01',
    })),
  );
  await db.insert(refreshFamilies).values(
    people.map(({ id, family }) => ({
      id: family,
      userId: id,
      expiresAt: new Date('2100-01-01T00:00:00Z'),
    })),
  );
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(sequence), 0)::int as last from waiver_acceptances`,
  );
  await db.insert(waiverAcceptances).values(
    people.map(({ id }, index) => ({
      sequence: (rows[0]?.last ?? 0) + index + 1,
      userId: id,
      version: '1',
      contentHash: 'hash',
      method: 'checkbox' as const,
      waiverAccepted: true,
      paymentConsent: true,
      serverAddress: '127.0.0.1',
      acceptedAt: deps.clock.now(),
      previousHash: 'crowd',
      chainHash: id,
    })),
  );
  const tokenOf = ({ id, family }: (typeof people)[number]) =>
    deps.accessTokens.issue({ userId: id, email: `${id}@crowd.test`, family });
  return Promise.all(
    people.map(async (one) => ({ id: one.id, token: await tokenOf(one), renewed: () => tokenOf(one) })),
  );
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { seedRuns } from '../db/schema/server.ts';
import { demoPeople, floorMates } from './people/demo-people.ts';

/** The database is not one for how the server was started; the message says how to mend it. */
export class WrongDatabase extends Error {}

/** Any number that only seeding uses. */
const SEED_LOCK = 4_100_202;
/** What stands in `seed_runs` once a database was used in production. */
const LIVE = 'production';

/** One at a time decides what a database is for, until the transaction ends. */
export async function lockSeeding(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
}

/**
 * Notes for good that the database is used in production. Throws WrongDatabase where the demo's people are: their password is
 * published, and one of them is staff.
 */
export async function useInProduction(database: Database, now: Date): Promise<void> {
  await database.withTx(async (tx) => {
    await lockSeeding(tx);
    // By id: anybody could sign up with one of their addresses.
    const ids = [...demoPeople, ...floorMates].map(({ id }) => id);
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), eq(users.isActive, true)))
      .orderBy(users.id);
    if (found.length > 0) throw new WrongDatabase(holdsDemo(found.map(({ id }) => id)));
    await tx.insert(seedRuns).values({ name: LIVE, rows: 0, createdAt: now }).onConflictDoNothing();
  });
}

/** Throws WrongDatabase where production was ever started: the demo has no business there. */
export async function refuseIfLive(db: Db): Promise<void> {
  const [live] = await db.select().from(seedRuns).where(eq(seedRuns.name, LIVE));
  if (live === undefined) return;
  throw new WrongDatabase(
    'The database was used in production, and the demo must not be put into it. Set DEPLOYMENT=production, or name another database in DATABASE_URL.',
  );
}

const holdsDemo = (ids: readonly string[]) =>
  [
    `The database holds ${ids.length} people of the demo, whose password is published. Production does not start on it.`,
    'Name an empty database in DATABASE_URL. If real people are in this one already, close the accounts of the demo first:',
    `  update users set is_active = false, is_staff = false, password_hash = '!' where id in (${ids.map((id) => `'${id}'`).join(', ')});`,
  ].join('\n');

import { OperatorError } from '@detroit-well/config/env';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { storedClock } from '../../platform/studio-clock/studio-clock.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { seedRuns } from '../../platform/database/schema/server.ts';
import { clientIds } from './people/clients.ts';
import { demoPeople } from './people/demo-people.ts';

/** The database does not fit the server's deployment. The message says how to fix it. */
export class WrongDatabase extends OperatorError {}

/** An arbitrary advisory lock id for seeding. */
const seedLock = 4_100_202;
/** The name of the row in `seed_runs` after a database was used in production. */
const liveMarker = 'production';

/** Serializes decisions about the purpose of a database until the transaction ends. */
export async function lockSeeding(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
}

/**
 * Permanently records that the database is used in production. Throws WrongDatabase when it contains demo people: their
 * password is public, and some of them work in the office. Also throws when the clock of the database was set or moved.
 */
export async function useInProduction(database: Database, now: Date): Promise<void> {
  await database.withTx(async (tx) => {
    await lockSeeding(tx);
    // Checked by id, because anyone could sign up with one of their emails.
    const ids = [...demoPeople.map(({ id }) => id), ...clientIds];
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), eq(users.isActive, true)))
      .orderBy(users.id);
    if (found.length > 0) throw new WrongDatabase(holdsDemo(found.map(({ id }) => id)));
    const { setMs, movedMs } = await storedClock({ db: tx });
    if (setMs + movedMs !== 0) throw new WrongDatabase(movedClock);
    await tx.insert(seedRuns).values({ name: liveMarker, rows: 0, createdAt: now }).onConflictDoNothing();
  });
}

/** Throws WrongDatabase when the database was ever used in production, because demo data must not be added to it. */
export async function assertNotLive(db: Db): Promise<void> {
  const [live] = await db.select().from(seedRuns).where(eq(seedRuns.name, liveMarker));
  if (live === undefined) return;
  throw new WrongDatabase(
    'The database was used in production, and the demo must not be put into it. Set DEPLOYMENT=production, or name another database in DATABASE_URL.',
  );
}

const movedClock =
  'The clock of the database was set or moved, so it holds times that never were. Production does not start on it. Name an empty database in DATABASE_URL.';

const holdsDemo = (ids: readonly string[]) =>
  [
    `The database holds ${ids.length} people of the demo, whose password is published. Production does not start on it.`,
    'Name an empty database in DATABASE_URL. If real people are in this one already, close the accounts of the demo first:',
    `  update users set is_active = false, password_hash = '!' where id in (${ids.map((id) => `'${id}'`).join(', ')});`,
    `  delete from team_members where user_id in (${ids.map((id) => `'${id}'`).join(', ')});`,
  ].join('\n');

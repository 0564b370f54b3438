import { eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';

/** Throws unless this is a person, with an account that is open or closed. */
export async function requireKnown(db: Db, id: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (found.length === 0) throw problem('not_found');
}

/** Throws unless this is a person with an open account. With `keepOpen`, it stays open until the transaction ends. */
export async function requirePerson(db: Db, id: string, { keepOpen = false } = {}): Promise<void> {
  const person = db.select().from(users).where(eq(users.id, id));
  const [found] = await (keepOpen ? person.for('key share') : person);
  requireStandsAlone(found);
}

/** Throws unless an account is open and was not merged into another one. */
export function requireStandsAlone<Account extends typeof users.$inferSelect>(
  account: Account | undefined,
): asserts account is Account {
  if (account?.isActive !== true) throw problem('not_found');
  if (account.mergedInto !== null)
    throw problem('not_found', {
      message: 'This record is part of another one now. Load it again to see that one.',
    });
}

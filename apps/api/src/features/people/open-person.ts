import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { requireStandsAlone } from '../users/require-person.ts';
import { requireAtMost, rightsOf } from '../team/rights.ts';

/** The target of a person in audit entries. */
export const targetOf = (id: string): string => `person:${id}`;

/** The account of a person, which stays open until the transaction ends. Throws when there is none, it is closed or part of another. */
export async function lockOpenPerson(tx: Db, id: string): Promise<typeof users.$inferSelect> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  requireStandsAlone(account);
  return account;
}

/** Throws when the person is in the team with rights above those of the caller. */
export async function requireNotAbove(db: Db, callerId: string, id: string): Promise<void> {
  const [member] = await db.select().from(teamMembers).where(eq(teamMembers.userId, id));
  if (member) requireAtMost(await rightsOf(db, callerId), member.role);
}

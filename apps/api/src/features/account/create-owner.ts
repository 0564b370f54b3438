import { OperatorError } from '@detroit-well/config/env';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { joinTeam } from '../team/team-members.ts';
import { createPerson } from '../users/people.ts';

/** An arbitrary advisory lock id, so that two commands cannot both create the first owner. */
const ownerLock = 4_100_203;

/** The owner cannot be created. The message says why. */
class OwnerProblem extends OperatorError {}

interface NewOwner {
  readonly email: string;
  readonly passwordHash: string;
  /** Creates an account although there is an owner. */
  readonly another?: boolean;
}

/**
 * Creates an account with the role of an owner. Its email counts as verified, because the operator of the server names it. Throws an
 * OperatorError if there is an owner, or if the email has an account, which a stranger may have created.
 */
export async function createOwner(
  tx: Db,
  { email, passwordHash, another = false }: NewOwner,
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ownerLock})`);
  if (!another) {
    const owners = await tx
      .select({ email: users.email })
      .from(users)
      .innerJoin(teamMembers, eq(teamMembers.userId, users.id))
      .where(and(eq(teamMembers.role, 'owner'), eq(users.isActive, true)));
    if (owners.length > 0) throw new OwnerProblem(alreadyOwned(owners.map((person) => person.email ?? '')));
  }
  const person = await createPerson(tx, { email, passwordHash });
  if (person === undefined) throw new OwnerProblem(`${email} already has an account. Name another address.`);
  await tx.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, person.id));
  await joinTeam(tx, person.id, 'owner');
}

const alreadyOwned = (emails: readonly string[]) =>
  `The studio already has an owner: ${emails.join(', ')}. To create a further account, add --another.`;

import type { NestedFieldErrors } from '@detroit-well/api-client/contract';
import { isOldEnough, missingIdentity, type Identity } from '@detroit-well/pricing';
import { untilOfAge } from '@detroit-well/validation';
import { identityMessages, messages } from '@detroit-well/validation/messages';
import { eq } from 'drizzle-orm';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { fieldProblem, problem, type ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles } from '../../platform/database/schema/people.ts';

/** An empty identity, for an account without a profile. */
export const unknownIdentity: Identity = { first_name: '', last_name: '', date_of_birth: null };

/** Rejects what needs to know who the person is, with a list of errors for each missing field. */
export function profileIncomplete(identity: Identity): ProblemError {
  const fields: NestedFieldErrors = {};
  for (const field of missingIdentity(identity)) fields[field] = [identityMessages[field]];
  return problem('profile_incomplete', fields);
}

/** Throws unless the person's name is known: memberships and passes are sold only to people with a name. */
export async function requireNamed(db: Db, userId: string): Promise<void> {
  const identity = await identityOf(db, userId);
  if (missingIdentity(identity).some((field) => field !== 'date_of_birth')) throw profileIncomplete(identity);
}

/** Throws unless the person's name and date of birth are known and the person is an adult on the day of signing. */
export async function requireSigner(tx: Db, userId: string, at: Date): Promise<void> {
  const identity = await identityOf(tx, userId);
  const { date_of_birth: dateOfBirth } = identity;
  if (dateOfBirth === null || missingIdentity(identity).length > 0) throw profileIncomplete(identity);
  if (!isOldEnough(dateOfBirth, studioDay(at)))
    throw fieldProblem({ date_of_birth: [untilOfAge(messages.tooYoungToSign, dateOfBirth)] });
}

/** What is known of who a person is. */
export async function identityOf(db: Db, userId: string): Promise<Identity> {
  const [known] = await db
    .select({
      first_name: profiles.firstName,
      last_name: profiles.lastName,
      date_of_birth: profiles.dateOfBirth,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return known ?? unknownIdentity;
}

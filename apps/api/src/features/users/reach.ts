import type { ApiSettings } from '@detroit-well/config/env';
import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { textNumberOf } from '../../platform/sms/text-number.ts';

export const unsendable = (sentence: string) => fieldProblem({ send: [sentence] });

/** The address or number that gets a link. Throws when the person cannot be reached this way. */
export async function reach(
  tx: Db,
  { sms }: Pick<ApiSettings, 'sms'>,
  userId: string,
  send: 'email' | 'sms' | 'none',
): Promise<string | null> {
  if (send === 'none') return null;
  const [person] = await tx
    .select({ email: users.email, phone: profiles.phone })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (send === 'email') {
    if (!person?.email) throw unsendable('No email address of this person is known.');
    return person.email;
  }
  if (sms.provider === 'none') throw unsendable('The studio has not set up text messages.');
  const number = textNumberOf(person?.phone);
  if (number === null) throw unsendable('No phone number of this person that gets texts is known.');
  return number;
}

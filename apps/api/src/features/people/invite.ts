import type { Contract } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { firstNameOf } from '../users/first-name.ts';
import { makeMailToken, resetUrl } from '../users/mail-links.ts';
import type { PeopleDeps } from './dependencies.ts';
import { personInvitationEmail } from './email-templates.ts';
import { lockOpenPerson, targetOf } from './open-person.ts';

/** People open the email when they are at home, not within the hour of a link that they asked for. */
const lifeMs = 7 * dayMs;

/** Emails a person a link that sets a password. */
export const invite: Handler<Contract['officePeople']['invite'], PeopleDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { id } = call.params;
    const { email } = await lockOpenPerson(tx, id);
    if (email === null) throw problem('email_missing');
    await sendInvitation(tx, deps, { id, email });
    await record({ action: 'person.invite', target: targetOf(id), personId: id, before: null, after: null });
  });

/** Queues the email with the link. */
export async function sendInvitation(
  tx: Db,
  { mail, clock, settings }: PeopleDeps,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const now = clock.now();
  const token = await makeMailToken(tx, id, 'reset_password', now, lifeMs);
  const firstName = await firstNameOf(tx, id);
  await mail.send(tx, personInvitationEmail(email, { firstName, url: resetUrl(settings, id, token) }));
  await tx.update(users).set({ invitedAt: now }).where(eq(users.id, id));
}

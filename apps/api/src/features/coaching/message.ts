import type { Contract } from '@detroit-well/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { sessionUrl } from '../booking/registration/confirmation-email.ts';
import { postAsLeader } from '../registered-sessions/thread.ts';
import { sessionMessageEmail } from './email-templates.ts';
import { ownSession, type LedSession } from './own-session.ts';

/** Rows for each insert, far below the limit of parameters in one statement. */
const batchSize = 500;

interface Recipient {
  email: string;
  firstName: string | null;
}

/**
 * Sends a message to everybody with a confirmed registration: as an update, in the session's thread, and as one email each. One
 * transaction stores all of it under an id derived from the idempotency key, so that a repeated request sends nothing.
 */
export const message: Handler<Contract['sessions']['message']> = async (call, deps) => {
  const { database, clock } = deps;
  const session = await ownSession(database.db, call.caller.userId, call.params.id);
  const recipients = await database.withTx(async (tx) => {
    const people = await peopleOf(tx, session.id);
    const post = {
      id: idOfRequest(call),
      sessionId: session.id,
      senderId: call.caller.userId,
      message: call.body.message,
      coachName: session.coachName,
    };
    if (await postAsLeader(tx, post, clock.now())) await mailAll(tx, deps, session, people, post.message);
    return people.length;
  });
  const who = recipients === 1 ? '1 person' : `${recipients} people`;
  return { message: `Your message went to ${who}.`, recipients };
};

const peopleOf = (tx: Db, sessionId: string): Promise<Recipient[]> =>
  tx
    .select({ email: users.email, firstName: profiles.firstName })
    .from(registrations)
    .innerJoin(users, eq(users.id, registrations.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(registrations.sessionId, sessionId),
        eq(registrations.status, 'confirmed'),
        eq(users.isActive, true),
      ),
    )
    .orderBy(asc(registrations.createdAt), asc(registrations.id));

async function mailAll(tx: Db, deps: PlatformDeps, session: LedSession, people: Recipient[], text: string) {
  const { title: sessionTitle, startsAt, coachName, id } = session;
  const shared = { sessionTitle, startsAt, coachName, text, sessionUrl: sessionUrl(id, deps.settings) };
  const emails = people.map(({ email: to, firstName }) =>
    deps.mail.row(sessionMessageEmail(to, { ...shared, firstName: firstName ?? '' })),
  );
  for (let from = 0; from < emails.length; from += batchSize) {
    await tx.insert(outboxMails).values(emails.slice(from, from + batchSize));
  }
}

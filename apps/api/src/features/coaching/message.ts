import type { Contract } from '@detroit-well/api-client/contract';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { nextOf } from '../../platform/database/meetings.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { confirmedPeople, type ConfirmedPerson } from '../booking/ledger/registration-queries.ts';
import { sessionUrl } from '../booking/registration/session-url.ts';
import { postToThread } from '../chat/post-to-thread.ts';
import { sessionMessageEmail } from './email-templates.ts';
import { ownSession, type LedSession } from './own-session.ts';

/**
 * Sends a message to everybody with a confirmed registration: as an update, in the session's thread, and as one email each. One
 * transaction stores all of it under an id derived from the idempotency key, so that a repeated request sends nothing.
 */
export const message: Handler<Contract['sessions']['message']> = async (call, deps) => {
  const { database, clock } = deps;
  const session = await ownSession(database.db, call.caller, call.params.id);
  const recipients = await database.withTx(async (tx) => {
    const people = await confirmedPeople(tx, session.id);
    const post = {
      id: idOfRequest(call),
      sessionId: session.id,
      senderId: call.caller.userId,
      message: call.body.message,
      announce: true,
    };
    if (await postToThread(tx, post, clock.now())) await mailAll(tx, deps, session, people, post.message);
    return people.length;
  });
  const who = recipients === 1 ? '1 person' : `${recipients} people`;
  return { message: `Your message went to ${who}.`, recipients };
};

function mailAll(
  tx: Db,
  { mail, settings, clock }: PlatformDeps,
  session: LedSession,
  people: readonly ConfirmedPerson[],
  text: string,
) {
  const { title: sessionTitle, coachName, id } = session;
  const startsAt = new Date(nextOf(session.meetings, clock.now()).start_datetime);
  const shared = { sessionTitle, startsAt, coachName, text, sessionUrl: sessionUrl(id, settings) };
  const emails = people.map(({ email, firstName }) => sessionMessageEmail(email, { ...shared, firstName }));
  return mail.sendAll(tx, emails);
}

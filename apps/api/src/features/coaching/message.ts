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

/** Sends a message to all people with a confirmed registration. */
export const message: Handler<Contract['sessions']['message']> = async (call, deps) => {
  const { database } = deps;
  const session = await ownSession(database.db, call.caller, call.params.id);
  const post = { id: idOfRequest(call), senderId: call.caller.userId, message: call.body.message };
  const { recipients } = await database.withTx((tx) => messageSession(tx, deps, session, post));
  return sentTo(recipients);
};

export function sentTo(recipients: number) {
  const who = recipients === 1 ? '1 person' : `${recipients} people`;
  return { message: `Your message went to ${who}.`, recipients };
}

type MessageDeps = Pick<PlatformDeps, 'mail' | 'settings' | 'clock'>;

/**
 * Stores a message as an update, in the session's thread, and as one email each, in one transaction and under an id derived from
 * the idempotency key, so that a repeated request sends nothing.
 */
export async function messageSession(
  tx: Db,
  deps: MessageDeps,
  session: LedSession,
  {
    id,
    senderId,
    message: text,
  }: { readonly id: string; readonly senderId: string; readonly message: string },
): Promise<{ readonly recipients: number; readonly isNew: boolean }> {
  const people = await confirmedPeople(tx, session.id);
  const post = { id, sessionId: session.id, senderId, message: text, announce: true };
  const isNew = await postToThread(tx, post, deps.clock.now());
  if (isNew) await mailAll(tx, deps, session, people, text);
  return { recipients: people.length, isNew };
}

function mailAll(
  tx: Db,
  { mail, settings, clock }: MessageDeps,
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

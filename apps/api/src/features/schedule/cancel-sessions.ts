import type { Db } from '../../platform/database/database.ts';
import { getsEmail, notifyWaiting } from '../booking/waitlist/notify.ts';
import {
  endWaitlist,
  lockWaitlist,
  type WaitingMember,
  type WaitlistSession,
} from '../booking/waitlist/waitlist-session.ts';
import { cancelUntold, concerned, type Cancelling, type Session } from './cancel-session.ts';
import { waitlistsClosedEmail } from './email-templates.ts';

interface Closed {
  readonly session: WaitlistSession;
  readonly waited: readonly WaitingMember[];
}

/**
 * Cancels the sessions of a closure, whose rows are locked. Everybody gets one email about all of theirs: who is registered from
 * the job for cancelled sessions, and who only waits at once.
 */
export async function cancelSessions(
  tx: Db,
  cancelling: Cancelling,
  sessions: readonly Session[],
  cause: { readonly reason: string; readonly cancelledFor: string },
): Promise<void> {
  const registered = new Set<string | null>();
  const closed: Closed[] = [];
  for (const one of sessions) {
    for (const { userId } of (await concerned(tx, one.id)).booked) registered.add(userId);
    await cancelUntold(tx, cancelling, one, cause);
    const session = await lockWaitlist(tx, one.id);
    if (session) closed.push({ session, waited: await endWaitlist(tx, one.id, cancelling.now) });
  }
  await tellWaiting(tx, cancelling, closed, { registered, reason: cause.reason });
}

async function tellWaiting(
  tx: Db,
  { mail, settings, now }: Cancelling,
  closed: readonly Closed[],
  { registered, reason }: { readonly registered: ReadonlySet<string | null>; readonly reason: string },
): Promise<void> {
  const byPerson = new Map<string, { person: WaitingMember; session: WaitlistSession }[]>();
  for (const { session, waited } of closed)
    for (const person of waited)
      if (person.purpose === 'waitlist')
        byPerson.set(person.userId, [...(byPerson.get(person.userId) ?? []), { person, session }]);
  const isWritten = ({ userId }: WaitingMember): boolean =>
    registered.has(userId) || (byPerson.get(userId)?.length ?? 0) > 1;
  for (const { session, waited } of closed)
    await notifyWaiting(tx, { mail, settings }, session, 'waitlist_closed', waited, now, { isWritten });
  const emails = [...byPerson.values()].flatMap((all) => {
    const [first] = all;
    const isOwed = first && !registered.has(first.person.userId) && all.length > 1;
    if (!isOwed || !all.some(({ person }) => getsEmail(person, settings))) return [];
    const { email, firstName } = first.person;
    return [waitlistsClosedEmail(email, { firstName, reason, sessions: all.map(({ session }) => session) })];
  });
  await mail.sendAll(tx, emails);
}

import { mayDo, whoMay } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { replyWith, type HandlersOf, type StaffCaller } from '../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { leadsSession } from '../../platform/database/team-access.ts';
import { ownSession } from '../coaching/own-session.ts';
import { isOpen } from '../users/require-open.ts';
import type { WaiverLinkDeps } from './dependencies.ts';
import { sendSigningLink } from './send-link.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

export const officeWaiverLinksHandlers: HandlersOf<'officeWaiverLinks', WaiverLinkDeps> = {
  send: (call, deps) =>
    deps.office.change(call, async (tx, record) => {
      const { id } = call.params;
      const { send } = call.body;
      await requireKnownTo(tx, call.caller, id);
      const { url, expiresAt, sentTo } = await sendSigningLink(tx, deps, { userId: id, send });
      await record({
        action: 'waiver_link.send',
        target: `person:${id}`,
        personId: id,
        before: null,
        after: { send },
      });
      return replyWith(201, { url, expires_at: toStudioIso(expiresAt), sent_to: sentTo });
    }),

  sendToRoster: (call, deps) =>
    deps.office.change(call, async (tx, record) => {
      const { send, person_ids: ids } = call.body;
      const session = await ownSession(tx, call.caller, call.params.id);
      const listed = await registeredFor(tx, session.id, ids);
      const people = [...new Set(ids)].toSorted();
      // All accounts first and in one order: nobody waits for an account who holds the lock of signatures.
      for (const userId of people) await isOpen(tx, userId, 'no key update');
      const results: Awaited<ReturnType<typeof sendToOne>>[] = [];
      for (const userId of people)
        results.push(await sendToOne(tx, deps, { userId, send, isListed: listed.has(userId) }));
      const sent = results.filter(({ state }) => state === 'sent').length;
      if (sent > 0)
        await record({
          action: 'waiver_link.send',
          target: `session:${session.id}`,
          before: null,
          after: { send, sent },
        });
      return {
        results: ids.flatMap((id) => results.find(({ person_id }) => person_id === id) ?? []),
      };
    }),
};

/** Throws unless the caller may see the person: a coach without all rosters knows only the people of own sessions. */
async function requireKnownTo(db: Db, { userId, role }: StaffCaller, id: string): Promise<void> {
  if (mayDo(role, 'roster.all')) return;
  const [known] = await readRows(
    z.object({ id: z.string() }),
    db.execute(sql`
    select r.id from registrations r join sessions s on s.id = r.session_id
      where r.user_id in ${recordsOf(id)} and r.status = 'confirmed' and ${leadsSession(sql`s.coach_id`, sql`${userId}`)} limit 1`),
  );
  if (known === undefined)
    throw problem('permission_denied', { permission: 'roster.all', who_may: whoMay('roster.all') });
}

async function registeredFor(
  db: Db,
  sessionId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(and(eq(registrations.sessionId, sessionId), inArray(registrations.userId, [...ids])));
  return new Set(rows.flatMap(({ userId }) => userId ?? []));
}

interface One {
  readonly userId: string;
  readonly send: 'email' | 'sms';
  readonly isListed: boolean;
}

/** A person who cannot be reached keeps nobody else from a link: nothing is stored before that is known. */
async function sendToOne(tx: Db, deps: WaiverLinkDeps, { userId, send, isListed }: One) {
  try {
    if (!isListed) throw problem('not_found');
    const { expiresAt, sentTo } = await sendSigningLink(tx, deps, { userId, send });
    return {
      person_id: userId,
      state: 'sent',
      sent_to: sentTo,
      expires_at: toStudioIso(expiresAt),
      problem: null,
    } as const;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return {
      person_id: userId,
      state: 'refused',
      sent_to: null,
      expires_at: null,
      problem: why(error),
    } as const;
  }
}

/** What was wrong with the way of sending says more than that something was wrong. */
function why({ code, message, extras }: ProblemError): { code: string; message: string } {
  const [sentence] = (extras['send'] as readonly string[] | undefined) ?? [];
  return { code, message: sentence ?? message };
}

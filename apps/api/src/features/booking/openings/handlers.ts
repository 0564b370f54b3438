import { openingRequested } from '@detroit-well/api-client/contract';
import { hourMs } from '@detroit-well/config/durations';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { HandlersOf } from '../../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { openingRequests } from '../../../platform/database/schema/registrations.ts';
import type { HumanCheckDeps } from '../../challenge/human-check.ts';
import { sessionRows, sessionView, shownNow } from '../../sessions/session-view.ts';
import { confirmOpeningEmail } from './email-templates.ts';
import { idOfToken, openingUrl } from './links.ts';

/** The hours for which the link in the first email confirms the address. */
const confirmHours = 24;

async function sessionOf(deps: PlatformDeps, id: string) {
  const [row] = await sessionRows(deps.database, {
    callerId: null,
    where: sql`s.id = ${id}`,
    limit: 1,
    offset: 0,
  });
  if (row === undefined) throw problem('not_found');
  return sessionView(row, [], shownNow(deps));
}

function idOf(token: string, { keys }: PlatformDeps): string {
  const id = idOfToken(token, keys);
  if (id === null) throw problem('verification_link_invalid');
  return id;
}

export const openingsHandlers: HandlersOf<'openings', HumanCheckDeps> = {
  /** Does the same for every address: known, unknown, repeated or already confirmed. */
  request: async ({ params, body, address }, deps) => {
    const { database, humanCheck, mail, clock } = deps;
    const session = await sessionOf(deps, params.id);
    if (!session.registration_open) throw problem('registration_closed');
    if (!session.is_full) throw problem('waitlist_not_needed', { waitlist_not_needed: true });
    await humanCheck.spend(database.db, body.turnstile_token, { address, action: 'opening' });
    const now = clock.now();
    const confirmBy = new Date(now.getTime() + confirmHours * hourMs);
    await database.withTx(async (tx) => {
      const [request] = await tx
        .insert(openingRequests)
        .values({
          sessionId: session.public_id,
          email: body.email,
          status: 'unconfirmed',
          confirmBy,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({
          target: [openingRequests.sessionId, openingRequests.email],
          set: { confirmBy, updatedAt: now },
        })
        .returning({ id: openingRequests.id });
      if (request === undefined) throw new Error('the request was not stored');
      await mail.send(
        tx,
        confirmOpeningEmail(body.email, {
          sessionTitle: session.title,
          startsAt: new Date(session.start_datetime),
          openingUrl: openingUrl(request.id, deps),
        }),
      );
    });
    return { message: openingRequested };
  },

  confirm: async ({ body }, deps) => {
    const { database, clock } = deps;
    const now = clock.now();
    const isThis = eq(openingRequests.id, idOf(body.token, deps));
    await database.db
      .update(openingRequests)
      .set({ status: 'waiting', updatedAt: now })
      .where(and(isThis, eq(openingRequests.status, 'unconfirmed'), gt(openingRequests.confirmBy, now)));
    const [request] = await database.db.select().from(openingRequests).where(isThis);
    if (request === undefined) throw problem('verification_link_invalid');
    const session = await sessionOf(deps, request.sessionId);
    const isOver = session.status === 'cancelled' || new Date(session.start_datetime) <= now;
    // Only the link that came too late leaves the request unconfirmed.
    const status = request.status === 'unconfirmed' ? 'expired' : request.status;
    return { status: status === 'waiting' && isOver ? 'ended' : status, session };
  },

  withdraw: async ({ body }, deps) => {
    const { database, clock } = deps;
    await database.db
      .update(openingRequests)
      .set({ status: 'ended', email: null, updatedAt: clock.now() })
      .where(
        and(
          eq(openingRequests.id, idOf(body.token, deps)),
          inArray(openingRequests.status, ['unconfirmed', 'waiting']),
        ),
      );
  },
};

import type { Contract, SessionCancelPreview } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Change } from '../../platform/audit/audit-entry.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { madeAt, previewToken } from '../../platform/calls/preview-token.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, liveEntryStatuses } from '../../platform/database/schema/statuses.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { wakeJob } from '../../platform/jobs/claim-job.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { refundJob } from '../booking/registration/refund-cancelled-sessions.ts';
import { clearFull } from '../booking/seats/claim-seat.ts';
import { offerNextSeats } from '../booking/waitlist/offer-next-seats.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { concernedPeople, personView, refundCents } from './concerned-people.ts';
import { notifyRegistered } from './notify-registered.ts';
import { sessionKind } from './session-kind.ts';
import { findSession } from './session-list.ts';

export interface CancelDeps extends RecordDeps, Pick<PlatformDeps, 'keys'> {}
export type Session = typeof sessions.$inferSelect;

/** Who is concerned by a cancellation. */
export async function concerned(db: Db, sessionId: string) {
  const booked = await concernedPeople(db, sessionId);
  const waiting = await readRows(
    z.object({ id: z.string(), userId: z.string() }),
    db.execute(sql`
    select id, user_id as "userId" from waitlist_entries where session_id = ${sessionId} and status in ${listed(liveEntryStatuses)} order by id`),
  );
  return { booked, waiting };
}

/**
 * The effects of cancelling now. The token confirms nothing else: any booking, payment or change in between makes another one.
 */
export async function cancelPreview(
  db: Db,
  deps: Pick<CancelDeps, 'keys'>,
  session: Session,
  at: Date,
): Promise<SessionCancelPreview> {
  requireOpen(session, at);
  const { booked, waiting } = await concerned(db, session.id);
  return {
    preview_token: previewToken(deps, at, ['session.cancel', session.id, session.version, booked, waiting]),
    people_count: booked.length,
    waiting_count: waiting.length,
    refund_total: fromCents(refundCents(booked)),
    people: booked.map(personView),
  };
}

export const previewCancel: Handler<Contract['officeSessions']['previewCancel'], CancelDeps> = (call, deps) =>
  deps.office.read(async (db) => cancelPreview(db, deps, await stored(db, call.params.id), deps.clock.now()));

/**
 * Cancels a session that its preview still describes. Its waitlist ends at once. The job for cancelled sessions, which it
 * wakes, refunds each registration and writes to its person, so the call answers before the provider has.
 */
export const cancel: Handler<Contract['officeSessions']['cancel'], CancelDeps> = async (call, deps) => {
  const { id } = call.params;
  const { reason, preview_token: token } = call.body;
  const now = deps.clock.now();
  const cancelled = await deps.office.change(call, async (tx, record) => {
    await sessionKind.lock(tx, id);
    const session = await stored(tx, id);
    await requirePreview(tx, deps, session, token, now);
    await cancelStored(tx, { ...deps, now, record }, session, reason);
    return findSession(tx, id);
  });
  purgeSessionLists();
  return cancelled;
};

export interface Cancelling extends Pick<CancelDeps, 'mail' | 'settings'> {
  readonly now: Date;
  readonly record: (change: Change) => Promise<void>;
}

/** Cancels a session whose row is locked, with an entry for it and for each registration. Who waits is told at once. */
export async function cancelStored(
  tx: Db,
  cancelling: Cancelling,
  session: Session,
  reason: string,
): Promise<void> {
  await cancelUntold(tx, cancelling, session, { reason });
  await offerNextSeats(tx, cancelling, session.id, cancelling.now);
}

/** The same without its waitlist. `cancelledFor`: the closure whose sessions are cancelled together. */
export async function cancelUntold(
  tx: Db,
  { now, record }: Pick<Cancelling, 'now' | 'record'>,
  session: Session,
  { reason, cancelledFor = null }: { readonly reason: string; readonly cancelledFor?: string | null },
): Promise<void> {
  const { id, version: before } = session;
  const { booked } = await concerned(tx, id);
  const version = before + 1;
  await tx
    .update(sessions)
    .set({
      status: 'cancelled',
      cancelReason: reason,
      cancelledFor,
      version,
      revision: session.revision + 1,
      updatedAt: now,
    })
    .where(eq(sessions.id, id));
  clearFull(id);
  await record({
    action: 'session.cancel',
    target: `session:${id}`,
    before: { status: session.status },
    after: { status: 'cancelled', people_count: booked.length },
    reason,
    version,
  });
  for (const { id: registrationId, userId: personId } of booked) {
    await record({
      action: 'registration.cancel',
      target: `registration:${registrationId}`,
      personId,
      before: { status: 'confirmed' },
      after: { status: 'cancelled', cancelled_by: 'business' },
      reason,
    });
  }
  await notifyRegistered(tx, id);
  await wakeJob(tx, refundJob);
}

async function requirePreview(tx: Db, deps: CancelDeps, session: Session, token: string, now: Date) {
  requireOpen(session, now);
  const at = madeAt(token, now);
  if (at && (await cancelPreview(tx, deps, session, at)).preview_token === token) return;
  throw problem('preview_changed', { preview: { ...(await cancelPreview(tx, deps, session, now)) } });
}

async function stored(db: Db, id: string): Promise<Session> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  if (session === undefined) throw problem('not_found');
  return session;
}

function requireOpen({ status, endsAt }: Session, now: Date): void {
  if (status === 'cancelled' || endsAt <= now) throw problem('session_over');
}

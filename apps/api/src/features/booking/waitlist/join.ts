import type { Contract } from '@detroit-well/api-client/contract';
import { isLastDay } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import {
  listed,
  liveEntryStatuses,
  liveRegistrationStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { idOfRequest } from '../../../platform/idempotency/request-id.ts';
import { assertMayHaveSeat, ineligibleProblem } from '../seats/eligibility.ts';
import { readRegistrationContext } from '../seats/registration-context.ts';
import type { WaitlistDeps } from './notify.ts';
import { offerNextSeats } from './offer-next-seats.ts';
import { entryView, entryWhere } from './view.ts';
import { lockWaitlist } from './waitlist-session.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

type Join = Contract['waitlist']['join'];

/** Adds the caller to the end of the waitlist. Only a person who may register can join. */
export const join: Handler<Join> = async (call, deps) => {
  const { database, clock } = deps;
  const now = clock.now();
  const context = await readRegistrationContext(database, call.body.session_id, call.caller.userId, now);
  if (context === null) throw problem('not_found');
  assertMayHaveSeat(context, now);
  const id = idOfRequest(call);
  const { session_id: sessionId, notify_email: notifyEmail, notify_sms: notifySms } = call.body;
  const entered = { id, sessionId, userId: call.caller.userId, notifyEmail, notifySms };
  await database.withTx((tx) => addEntry(tx, deps, entered, now));
  const entry = await entryWhere(database.db, sql`e.id = ${id}`);
  if (entry === null) throw problem('not_found');
  return entryView(entry, now);
};

type NewEntry = Pick<
  typeof waitlistEntries.$inferSelect,
  'id' | 'sessionId' | 'userId' | 'notifyEmail' | 'notifySms'
>;

/** Adds an entry to the end, under the per-session lock, which orders the waitlist. Rejects the request while a seat is free to all. */
export async function addEntry(tx: Db, deps: WaitlistDeps, entered: NewEntry, now: Date): Promise<void> {
  const { id, sessionId, userId } = entered;
  await offerNextSeats(tx, deps, sessionId, now);
  const session = await lockWaitlist(tx, sessionId);
  const own = await readOwnState(tx, sessionId, userId);
  // The same idempotent request again, after a crash or a lost response.
  if (session === null || own.entryId === id) return;
  if (own.entryId !== null) throw problem('already_waiting', { already_waiting: true });
  if (own.registered) throw ineligibleProblem('already_registered');
  const free = session.maxParticipants === null || session.taken < session.maxParticipants;
  if (free && (isLastDay(session.startsAt, now) || !own.othersWait)) {
    throw problem('waitlist_not_needed', { waitlist_not_needed: true });
  }
  await tx
    .insert(waitlistEntries)
    .values({ ...entered, status: 'waiting', createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: waitlistEntries.id });
  if (free) await offerNextSeats(tx, deps, sessionId, now);
}

const ownState = z.object({
  entryId: z.string().nullable(),
  registered: z.boolean(),
  othersWait: z.boolean(),
});

async function readOwnState(tx: Db, sessionId: string, userId: string) {
  const [own] = await readRows(
    ownState,
    tx.execute(sql`
    select (select id from waitlist_entries where session_id = ${sessionId} and user_id in ${recordsOf(userId)}
        and status in ${listed(liveEntryStatuses)}) as "entryId",
      exists (select 1 from registrations where session_id = ${sessionId} and user_id in ${recordsOf(userId)}
        and status in ${listed(liveRegistrationStatuses)}) as registered,
      exists (select 1 from waitlist_entries where session_id = ${sessionId} and status = 'waiting') as "othersWait"`),
  );
  return own ?? { entryId: null, registered: false, othersWait: false };
}

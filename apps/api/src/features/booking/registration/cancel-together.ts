import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { idsIn } from '../../../platform/database/ids-in.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import type { BookingDeps } from './apply-charge-outcome.ts';
import { cancelUntold } from './cancel.ts';
import { registrationCancelledEmail, type CancelledRegistration } from './email-templates.ts';
import { hasOpenCharge } from './end-registration.ts';
import { sessionsCancelledEmail, type WaitedSession } from './sessions-cancelled-email.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

/** True for a registration that ends by itself: of a single session, or with a payment in progress, which the others must not wait for. */
export const isAlone = (one: RegistrationRecord): boolean =>
  one.cancelledFor === null || one.status !== 'confirmed' || one.moving || hasOpenCharge(one);

type Group = readonly [RegistrationRecord, ...RegistrationRecord[]];

/** Groups registrations of sessions that were cancelled together by person. */
export function groupsOf(all: readonly RegistrationRecord[]): Group[] {
  const groups = new Map<string, [RegistrationRecord, ...RegistrationRecord[]]>();
  for (const one of all) {
    const { id, cancelledFor, userId, email } = one;
    const key = isAlone(one) ? id : `${cancelledFor} ${userId ?? email}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/**
 * Cancels the registrations of one person in sessions that were cancelled together, in one transaction with one email. Its
 * refunds are recorded, and not yet asked of the provider.
 */
export async function cancelTogether(deps: BookingDeps, group: Group, reason: string): Promise<void> {
  const now = deps.clock.now();
  const byStart = group.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const [{ email, userId }] = group;
  await deps.database.withTx(async (tx) => {
    const sessionIds = group.map(({ sessionId }) => sessionId);
    const ids = group.map(({ id }) => id);
    await tx.execute(sql`select 1 from sessions where id in ${idsIn(sessionIds)} order by id for update`);
    await tx.execute(sql`select 1 from registrations where id in ${idsIn(ids)} order by id for update`);
    const ended: CancelledRegistration[] = [];
    for (const one of byStart) {
      const data = await cancelUntold(tx, deps, one, reason, now);
      if (data) ended.push(data);
    }
    const [first, ...others] = ended;
    if (first === undefined) return;
    const waited = await waitedFor(tx, userId, sessionIds);
    const isOne = others.length === 0 && waited.length === 0;
    await deps.mail.send(
      tx,
      isOne
        ? registrationCancelledEmail(email, first)
        : sessionsCancelledEmail(email, { sessions: [first, ...others], waited }),
    );
  });
  purgeSessionLists();
}

const waitedRow = z.object({ title: z.string(), startsAt: dateOfMs });

/** The sessions cancelled together with these for which a person waited. Their entries ended at the same instant. */
const waitedFor = (tx: Db, userId: string | null, sessionIds: readonly string[]): Promise<WaitedSession[]> =>
  readRows(
    waitedRow,
    tx.execute(sql`
    select s.title, ${epochMs('s.starts_at')} as "startsAt"
    from waitlist_entries e join sessions s on s.id = e.session_id
    where e.user_id in ${recordsOf(userId)} and e.status = 'expired' and e.purpose = 'waitlist' and e.updated_at = s.updated_at
      and exists (select 1 from sessions g
        where g.id in ${idsIn(sessionIds)} and g.cancelled_for = s.cancelled_for and g.updated_at = s.updated_at)
    order by s.starts_at, s.id`),
  );

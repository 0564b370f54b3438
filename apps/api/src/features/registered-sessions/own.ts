import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { bookedRegistrationStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { findRegistrations, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/**
 * Finds the caller's registration by the session's id or its own id: the live one, otherwise the newest cancelled one. Does not
 * find registrations of other people.
 */
export async function ownRegistration(db: Db, userId: string, id: string): Promise<RegistrationRecord> {
  const registrations = await findRegistrations(
    db,
    sql`(r.session_id = ${id} or r.id = ${id}) and r.user_id in ${recordsOf(userId)} and r.status in ${listed(bookedRegistrationStatuses)}`,
  );
  const [found] = registrations.sort(
    (a, b) =>
      Number(b.status === 'confirmed') - Number(a.status === 'confirmed') ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
  if (found === undefined) throw problem('not_found');
  return found;
}

/** The same, or the registration that moved from this session to another date, for addresses in earlier emails. */
export async function ownOrMovedRegistration(
  db: Db,
  userId: string,
  id: string,
): Promise<RegistrationRecord> {
  const [moved] = await readRows(
    z.object({ id: z.string() }),
    db.execute(sql`
      select h.moves as id from registrations h
      where h.session_id = ${id} and h.user_id in ${recordsOf(userId)} and h.moves is not null and h.status = 'released'
        and h.confirmed_at is not null and not exists (select 1 from registrations r where r.session_id = ${id}
          and r.user_id in ${recordsOf(userId)} and r.status in ${listed(bookedRegistrationStatuses)})
      order by h.confirmed_at desc limit 1`),
  );
  return ownRegistration(db, userId, moved?.id ?? id);
}

import { sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { bookedRegistrationStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { findRegistrations, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';

/**
 * Finds the caller's registration by the session's id or its own id: the live one, otherwise the newest cancelled one. Does not
 * find registrations of other people.
 */
export async function ownRegistration(db: Db, userId: string, id: string): Promise<RegistrationRecord> {
  const registrations = await findRegistrations(
    db,
    sql`(r.session_id = ${id} or r.id = ${id}) and r.user_id = ${userId} and r.status in ${listed(bookedRegistrationStatuses)}`,
  );
  const [found] = registrations.sort(
    (a, b) =>
      Number(b.status === 'confirmed') - Number(a.status === 'confirmed') ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
  if (found === undefined) throw problem('not_found');
  return found;
}

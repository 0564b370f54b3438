import type { MembershipTerm } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** A membership as hand-written statements select it. */
export const membershipTerm = z.object({
  is_active: z.boolean(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  pause_from: z.string().nullable(),
  pause_until: z.string().nullable(),
});

/** The caller's memberships, which decide the price on the day of a session; empty for a visitor. */
export async function membershipsOf(
  database: Pick<Database, 'prepared'>,
  userId: string | null,
): Promise<MembershipTerm[]> {
  if (userId === null) return [];
  return readRows(
    membershipTerm,
    database.prepared(sql`
    select is_active, start_date::text as start_date, end_date::text as end_date, pause_from::text as pause_from,
      pause_until::text as pause_until
    from memberships where user_id in ${recordsOf(userId)}`),
  );
}

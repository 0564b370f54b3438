import type { MembershipTerm } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** The caller's memberships, which decide the price on the day of a session; empty for a visitor. */
export async function membershipsOf(
  database: Pick<Database, 'prepared'>,
  userId: string | null,
): Promise<MembershipTerm[]> {
  if (userId === null) return [];
  const { rows } = await database.prepared<{
    is_active: boolean;
    start_date: string;
    end_date: string | null;
  }>(sql`
    select is_active, start_date::text as start_date, end_date::text as end_date
    from memberships where user_id = ${userId}`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Caller } from '../calls.ts';
import type { Db } from '../db/database.ts';
import { belongsThere, type ChatPlace } from './rooms.ts';

/** How somebody stands to a place now: sign-ins end, and registrations are cancelled, while a connection lives. */
export type ChatMembership = 'welcome' | 'signed_out' | 'not_allowed';

interface Row extends Record<string, unknown> {
  family: string;
  userId: string;
  signedIn: boolean;
  belongs: boolean;
}

/** How each of the callers stands, in their order; one question for all of them. */
export async function chatMemberships(
  db: Db,
  place: ChatPlace,
  callers: readonly Caller[],
  now: Date,
): Promise<ChatMembership[]> {
  if (callers.length === 0) return [];
  const families = sql.join(
    [...new Set(callers.map(({ family }) => family))].map((family) => sql`${family}`),
    sql`, `,
  );
  const { rows } = await db.execute<Row>(sql`
    select f.id as family, u.id as "userId",
      f.ended_at is null and f.expires_at > ${now.toISOString()}::timestamptz and u.is_active as "signedIn",
      ${belongsThere(place)} as belongs
    from refresh_families f join users u on u.id = f.user_id where f.id in (${families})`);
  const found = new Map(rows.map((row) => [row.family, row]));
  return callers.map(({ family, userId }) => {
    const row = found.get(family);
    if (row?.userId !== userId || !row.signedIn) return 'signed_out';
    return row.belongs ? 'welcome' : 'not_allowed';
  });
}

/** The same for one. */
export async function chatMembershipOf(
  db: Db,
  place: ChatPlace,
  caller: Caller,
  now: Date,
): Promise<ChatMembership> {
  const [standing = 'signed_out'] = await chatMemberships(db, place, [caller], now);
  return standing;
}

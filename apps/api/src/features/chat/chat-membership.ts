import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Caller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { hasRoomAccess, type ChatRoomRef } from './rooms.ts';

/** A caller's access to a room now. It can change during a connection: sign-ins end, registrations are cancelled. */
export type ChatMembership = 'welcome' | 'signed_out' | 'not_allowed';

const membershipRow = z.object({
  family: z.string(),
  userId: z.string(),
  signedIn: z.boolean(),
  belongs: z.boolean(),
});

/** Returns the membership of each caller, in the order of the callers, with one query. */
export async function chatMemberships(
  db: Db,
  roomRef: ChatRoomRef,
  callers: readonly Caller[],
  now: Date,
): Promise<ChatMembership[]> {
  if (callers.length === 0) return [];
  const families = sql.join(
    [...new Set(callers.map(({ family }) => family))].map((family) => sql`${family}`),
    sql`, `,
  );
  const rows = await readRows(
    membershipRow,
    db.execute(sql`
    select f.id as family, u.id as "userId",
      f.ended_at is null and f.locked_at is null and f.expires_at > ${now.toISOString()}::timestamptz and u.is_active as "signedIn",
      ${hasRoomAccess(roomRef)} as belongs
    from refresh_families f join users u on u.id = f.user_id where f.id in (${families})`),
  );
  const found = new Map(rows.map((row) => [row.family, row]));
  return callers.map(({ family, userId }) => {
    const row = found.get(family);
    if (row?.userId !== userId || !row.signedIn) return 'signed_out';
    return row.belongs ? 'welcome' : 'not_allowed';
  });
}

/** The membership of one caller. */
export async function chatMembershipOf(
  db: Db,
  roomRef: ChatRoomRef,
  caller: Caller,
  now: Date,
): Promise<ChatMembership> {
  const [membership = 'signed_out'] = await chatMemberships(db, roomRef, [caller], now);
  return membership;
}

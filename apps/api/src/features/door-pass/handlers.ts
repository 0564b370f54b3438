import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { doorPasses } from '../../platform/database/schema/people.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import { newPassCode } from './pass-code.ts';

export const doorPassHandlers: HandlersOf<'doorPass'> = {
  get: async ({ caller: { userId } }, { database }) => {
    const { db } = database;
    if ((await codeOf(db, userId)) === null) await database.withTx((tx) => makePass(tx, userId));
    return passOf(db, userId);
  },
  renew: async ({ caller: { userId } }, { database }) => {
    await database.withTx((tx) => renewPass(tx, userId));
    return passOf(database.db, userId);
  },
};

async function codeOf(db: Db, userId: string): Promise<string | null> {
  const [pass] = await db.select().from(doorPasses).where(eq(doorPasses.userId, userId));
  return pass?.code ?? null;
}

/** Makes the first pass of a person. Two requests at once make the same one. */
export async function makePass(
  tx: Db,
  userId: string,
  { open = requireOpen }: { readonly open?: RequireOpen | undefined } = {},
): Promise<void> {
  await open(tx, userId);
  await tx.insert(doorPasses).values({ userId, code: newPassCode() }).onConflictDoNothing();
}

/** Gives a person a new code, which ends the old one. */
export async function renewPass(
  tx: Db,
  userId: string,
  { open = requireOpen }: { readonly open?: RequireOpen | undefined } = {},
): Promise<void> {
  await open(tx, userId);
  const code = newPassCode();
  await tx
    .insert(doorPasses)
    .values({ userId, code })
    .onConflictDoUpdate({ target: doorPasses.userId, set: { code } });
}

async function passOf(db: Db, userId: string) {
  const [pass] = await readRows(
    z.object({ code: z.string(), name: z.string() }),
    db.execute(sql`
    select d.code, ${personName('u', 'f')} as name
    from door_passes d join users u on u.id = d.user_id left join profiles f on f.user_id = u.id
    where d.user_id = ${userId}`),
  );
  if (pass === undefined) throw new Error('the pass was not stored');
  return pass;
}

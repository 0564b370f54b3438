import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import type { Intent } from './intent.ts';

/** How long an answer is kept. */
export const keptMs = 24 * 3_600_000;
/** How long a worker may be believed to live: longer than the slowest provider call. */
export const workLimitMs = 30_000;

/** What is known of an intent. */
export type KeyState =
  | { readonly state: 'fresh' }
  /** The same key was used with another body. */
  | { readonly state: 'reused' }
  | { readonly state: 'done'; readonly status: number; readonly reply: unknown; readonly progress: Progress }
  | { readonly state: 'in_progress'; readonly progress: Progress; readonly lockedUntil: Date };

/** What the work had reached when it was last heard of. */
export type Progress = Readonly<Record<string, unknown>>;

const same = (intent: Intent) =>
  and(
    eq(idempotencyKeys.owner, intent.owner),
    eq(idempotencyKeys.key, intent.key),
    eq(idempotencyKeys.operation, intent.operation),
  );

/** Reads what became of an intent. A key older than its 24 hours is forgotten. */
export async function readKey(db: Db, intent: Intent, now: Date): Promise<KeyState> {
  const [row] = await db.select().from(idempotencyKeys).where(same(intent));
  if (row === undefined) return { state: 'fresh' };
  if (row.expiresAt <= now) {
    await db.delete(idempotencyKeys).where(and(same(intent), lt(idempotencyKeys.expiresAt, now)));
    return { state: 'fresh' };
  }
  if (row.bodyHash !== intent.bodyHash) return { state: 'reused' };
  const { progress } = row;
  if (row.status === 'done') {
    return { state: 'done', status: row.replyStatus ?? 200, reply: row.reply, progress };
  }
  return { state: 'in_progress', progress, lockedUntil: row.lockedUntil };
}

/** Keeps the answer, in the transaction of the effect it answers. */
export async function finishKey(tx: Db, intent: Intent, status: number, reply: unknown): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: 'done', replyStatus: status, reply })
    .where(and(same(intent), eq(idempotencyKeys.status, 'in_progress')));
}

/** Gives the work up to the next retry: nobody works on it any more. */
export async function unlockKey(db: Db, intent: Intent, now: Date): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ lockedUntil: now })
    .where(and(same(intent), eq(idempotencyKeys.status, 'in_progress')));
}

/** Takes the work of somebody who seems dead; false when somebody lives, or another was faster. */
export async function takeOverKey(db: Db, intent: Intent, now: Date): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ lockedUntil: new Date(now.getTime() + workLimitMs) })
    .where(
      and(same(intent), eq(idempotencyKeys.status, 'in_progress'), lte(idempotencyKeys.lockedUntil, now)),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/** Forgets an intent that had no effect, so that it may be tried anew. */
export async function dropKey(db: Db, intent: Intent): Promise<void> {
  await db.delete(idempotencyKeys).where(and(same(intent), eq(idempotencyKeys.status, 'in_progress')));
}

/** At the start of a process that is alone with its database: whoever worked on these is dead. */
export async function unlockAllKeys(db: Db, now: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ lockedUntil: now }).where(eq(idempotencyKeys.status, 'in_progress'));
}

/** Forgets what is older than 24 hours. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
}

/** The columns of a new key as a row to insert; raw because it travels inside the statement of its effect. */
export function newKeyValues(
  intent: Intent,
  now: Date,
  answer: { status: number; reply: unknown } | null,
  progress: Progress,
) {
  return sql`${intent.owner}::text, ${intent.key}::text, ${intent.operation}::text, ${intent.bodyHash}::text,
    ${answer === null ? 'in_progress' : 'done'}::text, ${new Date(now.getTime() + workLimitMs).toISOString()}::timestamptz,
    ${JSON.stringify(progress)}::jsonb, ${answer?.status ?? null}::smallint,
    ${answer === null ? null : JSON.stringify(answer.reply)}::jsonb,
    ${new Date(now.getTime() + keptMs).toISOString()}::timestamptz`;
}

export const newKeyColumns = sql.raw(
  'owner, key, operation, body_hash, status, locked_until, progress, reply_status, reply, expires_at',
);

import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

/** How long an answer is kept. */
export const retentionMs = 24 * 3_600_000;
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

/** Of work that writes nothing down on its way. */
export const noProgress: Progress = {};

const same = (intent: IdempotentRequest) =>
  and(
    eq(idempotencyKeys.owner, intent.owner),
    eq(idempotencyKeys.key, intent.key),
    eq(idempotencyKeys.operation, intent.operation),
  );

/** Unanswered, and still about this try: an intent that is tried anew has another row under the same key. */
const openTry = (intent: IdempotentRequest, progress: Progress) =>
  and(
    same(intent),
    eq(idempotencyKeys.status, 'in_progress'),
    sql`${idempotencyKeys.progress} = ${JSON.stringify(progress)}::jsonb`,
  );

/** Reads what became of an intent. A key is forgotten when its 24 hours are over. */
export async function readKey(db: Db, intent: IdempotentRequest, now: Date): Promise<KeyState> {
  const [row] = await db.select().from(idempotencyKeys).where(same(intent));
  if (row === undefined) return { state: 'fresh' };
  if (row.expiresAt <= now) {
    await db.delete(idempotencyKeys).where(and(same(intent), lte(idempotencyKeys.expiresAt, now)));
    return { state: 'fresh' };
  }
  if (row.bodyHash !== intent.bodyHash) return { state: 'reused' };
  const { progress } = row;
  if (row.status === 'done') {
    return { state: 'done', status: row.replyStatus ?? 200, reply: row.reply, progress };
  }
  return { state: 'in_progress', progress, lockedUntil: row.lockedUntil };
}

/** Keeps the answer, in the transaction of the effect it answers. False: somebody else has answered, or tries anew. */
export async function finishKey(
  tx: Db,
  intent: IdempotentRequest,
  status: number,
  reply: unknown,
  progress = noProgress,
): Promise<boolean> {
  const finished = await tx
    .update(idempotencyKeys)
    .set({ status: 'done', replyStatus: status, reply })
    .where(openTry(intent, progress))
    .returning({ key: idempotencyKeys.key });
  return finished.length > 0;
}

/** Gives the work up to the next retry: nobody works on it any more. */
export async function unlockKey(
  db: Db,
  intent: IdempotentRequest,
  now: Date,
  progress = noProgress,
): Promise<void> {
  await db.update(idempotencyKeys).set({ lockedUntil: now }).where(openTry(intent, progress));
}

/** Takes the work of somebody who seems dead; false when somebody lives, or another was faster. */
export async function takeOverKey(db: Db, intent: IdempotentRequest, now: Date): Promise<boolean> {
  const taken = await db
    .update(idempotencyKeys)
    .set({ lockedUntil: new Date(now.getTime() + workLimitMs) })
    .where(
      and(same(intent), eq(idempotencyKeys.status, 'in_progress'), lte(idempotencyKeys.lockedUntil, now)),
    )
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/**
 * Forgets a try that had no effect, so that the intent may be tried anew. False: somebody else did, and may be at it; the
 * key says more.
 */
export async function dropKey(db: Db, intent: IdempotentRequest, progress = noProgress): Promise<boolean> {
  const dropped = await db
    .delete(idempotencyKeys)
    .where(openTry(intent, progress))
    .returning({ key: idempotencyKeys.key });
  return dropped.length > 0;
}

/** At the start of a process that is alone with its database: whoever worked on these is dead. */
export async function unlockAllKeys(db: Db, now: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ lockedUntil: now }).where(eq(idempotencyKeys.status, 'in_progress'));
}

/** Forgets those whose 24 hours are over. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}

/** The columns of a new key as a row to insert; raw because it travels inside the statement of its effect. */
export function newKeyValues(
  intent: IdempotentRequest,
  now: Date,
  answer: { status: number; reply: unknown } | null,
  progress: Progress,
) {
  return sql`${intent.owner}::text, ${intent.key}::text, ${intent.operation}::text, ${intent.bodyHash}::text,
    ${answer === null ? 'in_progress' : 'done'}::text, ${new Date(now.getTime() + workLimitMs).toISOString()}::timestamptz,
    ${JSON.stringify(progress)}::jsonb, ${answer?.status ?? null}::smallint,
    ${answer === null ? null : JSON.stringify(answer.reply)}::jsonb,
    ${new Date(now.getTime() + retentionMs).toISOString()}::timestamptz`;
}

export const newKeyColumns = sql.raw(
  'owner, key, operation, body_hash, status, locked_until, progress, reply_status, reply, expires_at',
);

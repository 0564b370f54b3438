import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/idempotency.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

/** The time for which a response is stored. */
const retentionMs = 24 * 3_600_000;
/** The time for which a key stays locked for the process that works on it: longer than the slowest provider call. */
export const workLimitMs = 30_000;

/** The state of an idempotent request. */
export type KeyState =
  | { readonly state: 'fresh' }
  /** The same key was used with another body. */
  | { readonly state: 'reused' }
  | { readonly state: 'done'; readonly status: number; readonly reply: unknown; readonly progress: Progress }
  | { readonly state: 'in_progress'; readonly progress: Progress; readonly lockedUntil: Date };

/** The last recorded step of the work. */
export type Progress = Readonly<Record<string, unknown>>;

/** For work that records no intermediate steps. */
const noProgress: Progress = {};

const sameRequest = (request: IdempotentRequest) =>
  and(
    eq(idempotencyKeys.owner, request.owner),
    eq(idempotencyKeys.key, request.key),
    eq(idempotencyKeys.operation, request.operation),
  );

/** The unfinished row of this attempt. A repeated attempt has another row with the same key but different progress. */
const openAttempt = (request: IdempotentRequest, progress: Progress) =>
  and(
    sameRequest(request),
    eq(idempotencyKeys.status, 'in_progress'),
    sql`${idempotencyKeys.progress} = ${JSON.stringify(progress)}::jsonb`,
  );

/** Reads the state of an idempotent request. Deletes the key when its 24 hours are over. */
export async function readKey(db: Db, request: IdempotentRequest, now: Date): Promise<KeyState> {
  const [row] = await db.select().from(idempotencyKeys).where(sameRequest(request));
  if (row === undefined) return { state: 'fresh' };
  if (row.expiresAt <= now) {
    await db.delete(idempotencyKeys).where(and(sameRequest(request), lte(idempotencyKeys.expiresAt, now)));
    return { state: 'fresh' };
  }
  if (row.bodyHash !== request.bodyHash) return { state: 'reused' };
  const { progress } = row;
  if (row.status === 'done') {
    return { state: 'done', status: row.replyStatus ?? 200, reply: row.reply, progress };
  }
  return { state: 'in_progress', progress, lockedUntil: row.lockedUntil };
}

/** Stores the response in the transaction of its effect. Returns false when another process finished or restarted the request. */
export async function finishKey(
  tx: Db,
  request: IdempotentRequest,
  status: number,
  reply: unknown,
  progress = noProgress,
): Promise<boolean> {
  const finished = await tx
    .update(idempotencyKeys)
    .set({ status: 'done', replyStatus: status, reply })
    .where(openAttempt(request, progress))
    .returning({ key: idempotencyKeys.key });
  return finished.length > 0;
}

/** Unlocks the key, so that the next retry can take over the work. */
export async function unlockKey(
  db: Db,
  request: IdempotentRequest,
  now: Date,
  progress = noProgress,
): Promise<void> {
  await db.update(idempotencyKeys).set({ lockedUntil: now }).where(openAttempt(request, progress));
}

/** Deletes the key of the caller's own attempt without effect, so that the client can retry. */
export async function dropKey(db: Db, request: IdempotentRequest, progress = noProgress): Promise<boolean> {
  const dropped = await db
    .delete(idempotencyKeys)
    .where(openAttempt(request, progress))
    .returning({ key: idempotencyKeys.key });
  return dropped.length > 0;
}

/**
 * Deletes the key of an earlier attempt whose lock expired, so that the work can start again. Returns false when another process
 * finished the request or started it again first.
 */
export async function dropExpiredKey(
  db: Db,
  request: IdempotentRequest,
  progress: Progress,
  now: Date,
): Promise<boolean> {
  const dropped = await db
    .delete(idempotencyKeys)
    .where(and(openAttempt(request, progress), lte(idempotencyKeys.lockedUntil, now)))
    .returning({ key: idempotencyKeys.key });
  return dropped.length > 0;
}

/** Unlocks all keys when a process with an embedded database starts: no other process can still be working on them. */
export async function unlockAllKeys(db: Db, now: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ lockedUntil: now }).where(eq(idempotencyKeys.status, 'in_progress'));
}

/** Deletes the keys whose 24 hours are over. */
export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.expiresAt, now));
}

/** The values of a new key row, in the order of `newKeyColumns`. Raw SQL, because it is part of the statement of its effect. */
export function newKeyValues(
  request: IdempotentRequest,
  now: Date,
  response: { status: number; reply: unknown } | null,
  progress: Progress,
) {
  return sql`${request.owner}::text, ${request.key}::text, ${request.operation}::text, ${request.bodyHash}::text,
    ${response === null ? 'in_progress' : 'done'}::text, ${new Date(now.getTime() + workLimitMs).toISOString()}::timestamptz,
    ${JSON.stringify(progress)}::jsonb, ${response?.status ?? null}::smallint,
    ${response === null ? null : JSON.stringify(response.reply)}::jsonb,
    ${new Date(now.getTime() + retentionMs).toISOString()}::timestamptz`;
}

export const newKeyColumns = sql.raw(
  'owner, key, operation, body_hash, status, locked_until, progress, reply_status, reply, expires_at',
);

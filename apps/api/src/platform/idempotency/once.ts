import type { Endpoint } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { ReplyWithStatus, type Call } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import type { Db } from '../database/database.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { inProgress } from './in-progress.ts';
import { dropKey, finishKey, newKeyColumns, newKeyValues, unlockKey, type KeyState } from './keys.ts';
import { idempotentRequestOf } from './read-idempotent-request.ts';
import { runIdempotent, tryAgain } from './run-idempotent.ts';

/**
 * Runs a call with the policy `once` only once per idempotency key. A retry gets the stored response, and a concurrent second request waits for
 * the first. Problems are not stored, because they had no effect. After a crash a retry runs the work again, so handlers
 * that use `once` must be safe to repeat.
 */
export async function once(
  endpoint: Endpoint,
  call: Call<Endpoint>,
  { database, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (endpoint.idempotency !== 'once') return work();
  const request = idempotentRequestOf(call);
  if (request === null) return work();
  const code = endpoint.problems.includes('already_processing') ? 'already_processing' : 'in_progress';
  return runIdempotent({ database, systemClock }, request, {
    attempt: () => workAndStore(endpoint, request, { database, systemClock }, work),
    resume: async (key) => (key.state === 'done' ? replay(key, endpoint) : tryAgain),
    busy: () => inProgress({}, code),
  });
}

async function workAndStore(
  endpoint: Endpoint,
  request: IdempotentRequest,
  { database: { db }, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!(await takeKey(db, request, systemClock.now()))) return tryAgain;
  try {
    const result = await work();
    const stored =
      result instanceof ReplyWithStatus ? result : new ReplyWithStatus(endpoint.status ?? 200, result);
    await finishKey(db, request, stored.status, withoutTokens(stored.reply) ?? null);
    return result;
  } catch (error) {
    await dropKey(db, request).catch(() => unlockKey(db, request, systemClock.now()).catch(() => {}));
    throw error;
  }
}

/** Tokens are sent once and never stored, so a replayed response has none. */
function withoutTokens(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null || !('tokens' in reply)) return reply;
  const { tokens: _given, ...stored } = reply;
  return stored;
}

async function takeKey(db: Db, request: IdempotentRequest, now: Date): Promise<boolean> {
  try {
    await db.execute(
      sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, now, null, {})}`,
    );
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'idempotency_keys_owner_key_operation_pk') return false;
    throw error;
  }
}

function replay({ status, reply }: Extract<KeyState, { state: 'done' }>, endpoint: Endpoint): unknown {
  return endpoint.reply === 'nothing' ? undefined : new ReplyWithStatus(status, reply);
}

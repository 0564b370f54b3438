import type { Endpoint } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { ReplyWithStatus, type Call } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import type { Db } from '../database/database.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { inProgress } from './in-progress.ts';
import {
  dropKey,
  finishKey,
  newKeyColumns,
  newKeyValues,
  takeOverKey,
  unlockKey,
  type KeyState,
} from './keys.ts';
import { idempotentRequestOf, keyReused } from './read-idempotent-request.ts';
import { waitForKey } from './wait-for-key.ts';

/**
 * Runs a call with the policy `once` only once per idempotency key. A retry gets the stored response, and a concurrent second request waits for
 * the first. Problems are not stored, because they had no effect. After a crash a retry runs the work again, so handlers
 * that use `once` must be safe to repeat.
 */
export async function once(
  endpoint: Endpoint,
  call: Call<Endpoint>,
  { database, clock }: Pick<PlatformDeps, 'database' | 'clock'>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (endpoint.idempotency !== 'once') return work();
  const request = idempotentRequestOf(call);
  if (request === null) return work();
  while (!(await takeKey(database.db, request, clock.now()))) {
    const state = await waitForKey(database.db, request, () => clock.now());
    if (state.state === 'reused') throw keyReused();
    if (state.state === 'done') return replay(state, endpoint);
    if (state.state === 'fresh') continue;
    if (await takeOverKey(database.db, request, clock.now())) break;
    throw inProgress(
      {},
      endpoint.problems.includes('already_processing') ? 'already_processing' : 'in_progress',
    );
  }
  try {
    const result = await work();
    const stored =
      result instanceof ReplyWithStatus ? result : new ReplyWithStatus(endpoint.status ?? 200, result);
    await finishKey(database.db, request, stored.status, withoutTokens(stored.reply) ?? null);
    return result;
  } catch (error) {
    await dropKey(database.db, request).catch(() =>
      unlockKey(database.db, request, clock.now()).catch(() => {}),
    );
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

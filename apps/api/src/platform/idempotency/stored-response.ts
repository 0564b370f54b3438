import { replyWith, type ReplyWithStatus } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import { problem, ProblemError } from '../calls/problem.ts';
import type { IdempotentRequest } from './idempotent-request.ts';
import { finishKey, unlockKey, type Progress } from './keys.ts';
import { tryAgain, type KnownKey, type TryAgain } from './run-idempotent.ts';

/** A problem as stored with its idempotency key. */
interface StoredProblem {
  readonly code: ProblemError['code'];
  readonly extras: ProblemError['extras'];
}

/** The response that is stored with a key; null if it was a 202, or if there is none. Throws a stored problem. */
export function storedResponse<Reply>(key: KnownKey): ReplyWithStatus<Reply> | null {
  if (key.state !== 'done' || key.status === 202) return null;
  if (key.status < 400) return replyWith(key.status, key.reply as Reply); // stored by storeResponse, nowhere else
  const { code, extras } = key.reply as StoredProblem; // stored by storeResponse, nowhere else
  throw problem(code, extras);
}

/** Stores the response, or the problem, with the key of its request. `tryAgain`: another request owns the response. */
export async function storeResponse<Reply>(
  { database: { db }, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  request: IdempotentRequest | null,
  progress: Progress,
  respond: () => Promise<ReplyWithStatus<Reply>>,
): Promise<ReplyWithStatus<Reply> | TryAgain> {
  try {
    const response = await respond();
    if (request) await finishKey(db, request, response.status, response.reply, progress);
    return response;
  } catch (error) {
    if (!request || !(error instanceof ProblemError)) throw error;
    const { code, extras, status } = error;
    const stored: StoredProblem = { code, extras };
    if (code === 'in_progress') await unlockKey(db, request, systemClock.now(), progress);
    else if (!(await finishKey(db, request, status, stored, progress))) return tryAgain;
    throw error;
  }
}

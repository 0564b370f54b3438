import * as constants from '@detroit-well/config/constants';
import { learnServerTime } from '@detroit-well/config/server-clock';
import type { OnEvent } from './events.ts';
import { rawRecord } from '../contract/definition/lenient.ts';
import { retryAfterSeconds } from './error-from-response.ts';
import { statusMessages } from '../contract/definition/statuses.ts';
import type { CallInfo } from './event-for.ts';
import type { Sleep } from './sleep.ts';
import { NoResponse } from './wire.ts';
import type { Transport, WireRequest, WireResponse } from './wire.ts';

export interface RetryPolicy {
  readonly transport: Transport;
  readonly onEvent: OnEvent;
  readonly sleep: Sleep;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The client does not wait longer than this: it throws the problem with its `retryAfter`. Milliseconds. */
  readonly longestWaitMs: number;
  /** Delays before each retry of an idempotent call whose response was lost. Milliseconds. */
  readonly lostReplyWaitsMs: readonly number[];
}

/** The policy of one call. */
export interface CallPolicy extends RetryPolicy {
  /** Whether the call has used its one automatic retry after a 429. */
  retried: boolean;
}

async function send(request: WireRequest, { transport }: RetryPolicy): Promise<WireResponse> {
  const response = await transport(request);
  learnServerTime(response.header('Date'));
  return response;
}

/** Retries once after a 429, waiting for `Retry-After` (default 5 s), and emits `rateLimited` (SPEC-B 8.1). */
async function sendRespectingRateLimit(
  request: WireRequest,
  info: CallInfo,
  by: CallPolicy,
): Promise<WireResponse> {
  const first = await send(request, by);
  if (first.status !== 429) return first;
  const retryAfter = retryAfterSeconds(first.header('Retry-After'), by.now());
  const waitMs = retryAfter === undefined ? constants.rateLimitWaitMs : retryAfter * 1000;
  const retries = !by.retried && waitMs <= by.longestWaitMs;
  by.onEvent({ type: 'rateLimited', message: statusMessages.rateLimited, waitMs, retries, ...info });
  if (!retries) return first;
  by.retried = true;
  await by.sleep(waitMs, request.signal);
  return send(request, by);
}

/** Whether the server is still processing the first attempt. */
function isBusy(response: WireResponse): boolean {
  return response.status === 409 && rawRecord(response.data).code === 'in_progress';
}

/**
 * Sends the request. After a lost response, retries an idempotent call with the same key; the server runs it once and
 * returns the stored response. If the retries fail too, the outcome is unknown.
 */
export async function sendWithRetry(
  request: WireRequest,
  idempotent: boolean,
  info: CallInfo,
  by: CallPolicy,
): Promise<WireResponse> {
  const waits = idempotent ? [...by.lostReplyWaitsMs] : [];
  for (;;) {
    const wait = waits.shift();
    try {
      const response = await sendRespectingRateLimit(request, info, by);
      if (!isBusy(response) || wait === undefined) return response;
    } catch (failure) {
      const lost = failure instanceof NoResponse && failure.kind === 'network';
      if (!lost || wait === undefined) throw failure;
    }
    await by.sleep(wait ?? 0, request.signal);
  }
}

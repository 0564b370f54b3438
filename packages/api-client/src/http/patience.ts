import { constants } from '@detroit-well/config/constants';
import type { OnEvent } from '../client/events.ts';
import { loose } from '../contract/reads/loose.ts';
import { retryAfterSeconds } from '../errors/from-response.ts';
import { announcements } from '../errors/statuses.ts';
import type { CallInfo } from './event-for.ts';
import type { Sleep } from './sleep.ts';
import { NoAnswer } from './wire.ts';
import type { Transport, WireRequest, WireResponse } from './wire.ts';

export interface Patience {
  readonly transport: Transport;
  readonly onEvent: OnEvent;
  readonly sleep: Sleep;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A longer wait than this is not sat out: the refusal is thrown with its `retryAfter`. Milliseconds. */
  readonly longestWaitMs: number;
  /** Waits before an idempotent call whose answer was lost is asked again with its key. Milliseconds. */
  readonly lostReplyWaitsMs: readonly number[];
}

/** Retries once after a 429, waiting for `Retry-After` (default 5 s), and emits `rateLimited` (SPEC-B 8.1). */
async function sendUnhurried(request: WireRequest, info: CallInfo, by: Patience): Promise<WireResponse> {
  const first = await by.transport(request);
  if (first.status !== 429) return first;
  const asked = retryAfterSeconds(first.header('Retry-After'), by.now());
  const waitMs = asked === undefined ? constants.rateLimitWaitMs : asked * 1000;
  const retries = waitMs <= by.longestWaitMs;
  by.onEvent({ type: 'rateLimited', message: announcements.rateLimited, waitMs, retries, ...info });
  if (!retries) return first;
  await by.sleep(waitMs, request.signal);
  return by.transport(request);
}

/** The first asking is still being worked on. */
function isBusy(response: WireResponse): boolean {
  return response.status === 409 && loose(response.data).code === 'in_progress';
}

/**
 * Sends; an idempotent call whose answer was lost is asked again with the same key, which cannot happen twice and
 * brings back the stored answer. When that fails too, the outcome stays unknown.
 */
export async function sendPatiently(
  request: WireRequest,
  idempotent: boolean,
  info: CallInfo,
  by: Patience,
): Promise<WireResponse> {
  const waits = idempotent ? [...by.lostReplyWaitsMs] : [];
  for (;;) {
    const wait = waits.shift();
    try {
      const response = await sendUnhurried(request, info, by);
      if (!isBusy(response) || wait === undefined) return response;
    } catch (failure) {
      const lost = failure instanceof NoAnswer && failure.kind === 'network';
      if (!lost || wait === undefined) throw failure;
    }
    await by.sleep(wait ?? 0, request.signal);
  }
}

import * as constants from '@detroit-well/config/constants';
import { learnServerTime } from '@detroit-well/config/server-clock';
import type { OnEvent } from './events.ts';
import { rawRecord } from '../contract/definition/lenient.ts';
import { retryAfterSeconds } from './error-from-response.ts';
import { statusMessages } from '../contract/definition/statuses.ts';
import type { CallInfo } from './event-for.ts';
import type { Sleep } from './sleep.ts';
import { isWithoutAddress, NoResponse } from './wire.ts';
import type { Transport, WireRequest, WireResponse } from './wire.ts';

export interface RetryPolicy {
  readonly transport: Transport;
  readonly onEvent: OnEvent;
  readonly sleep: Sleep;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The client does not wait longer than this: it throws the problem with its `retryAfter`. Milliseconds. */
  readonly longestWaitMs: number;
  /** How often one call is repeated after a failure that may pass. A 429 has one more of its own. */
  readonly maxRetries: number;
  /** Whether the client repeats reads, too. */
  readonly retryReads: boolean;
  /** The wait before a retry, by the number of retries before it. Milliseconds. */
  readonly backoffMs: (retries: number) => number;
}

/** The policy of one call. */
export interface CallPolicy extends RetryPolicy {
  /** Whether the call has used its one automatic retry after a 429. */
  rateLimitRetried: boolean;
  /** How often the call was repeated after other failures. */
  retries: number;
}

/** What may be repeated: a read; a change whose key keeps it from running twice; nothing of any other change. */
export type Repeats = 'read' | 'keyed' | 'never';

const firstBackoffMs = 500;
const longestBackoffMs = 5_000;

/** Half a second, doubled with each retry up to 5 seconds, less a random part of up to a half (as stripe-node waits). */
export function backoffMs(retries: number): number {
  const longest = Math.min(firstBackoffMs * 2 ** retries, longestBackoffMs);
  return Math.max(firstBackoffMs, longest * (0.5 + Math.random() / 2));
}

async function send(request: WireRequest, { transport }: RetryPolicy): Promise<WireResponse> {
  const response = await transport(request);
  learnServerTime(response.header('Date'));
  return response;
}

/** How long the response asks to wait. Milliseconds; `undefined` when it does not say. */
function askedWaitMs(response: WireResponse, now: number): number | undefined {
  const seconds = retryAfterSeconds(response.header('Retry-After'), now);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Retries once after a 429, waiting for `Retry-After` (default 5 s), and emits `rateLimited` (SPEC-B 8.1). */
async function sendRespectingRateLimit(
  request: WireRequest,
  info: CallInfo,
  by: CallPolicy,
): Promise<WireResponse> {
  const first = await send(request, by);
  if (first.status !== 429) return first;
  const waitMs = askedWaitMs(first, by.now()) ?? constants.rateLimitWaitMs;
  const retries = !by.rateLimitRetried && waitMs <= by.longestWaitMs;
  by.onEvent({ type: 'rateLimited', message: statusMessages.rateLimited, waitMs, retries, ...info });
  if (!retries) return first;
  by.rateLimitRetried = true;
  await by.sleep(waitMs, request.signal);
  return send(request, by);
}

/** Of a server or proxy that is overloaded or restarting. */
const unavailable: readonly number[] = [502, 503, 504];

/** Whether the same request may succeed in a moment. A timeout is not: the server had its time. */
function mayPass(outcome: WireResponse | NoResponse, repeats: Repeats): boolean {
  if (outcome instanceof NoResponse) return outcome.kind === 'network' && !isWithoutAddress(outcome);
  const { status, data } = outcome;
  if (repeats === 'read') return status === 500 || unavailable.includes(status);
  const firstAttemptRuns = status === 409 && rawRecord(data).code === 'in_progress';
  return firstAttemptRuns || unavailable.includes(status);
}

/** The wait before the next attempt in milliseconds; `undefined` when there is none. */
function waitBeforeRetry(
  outcome: WireResponse | NoResponse,
  repeats: Repeats,
  by: CallPolicy,
): number | undefined {
  const allowed = repeats === 'keyed' || (repeats === 'read' && by.retryReads);
  if (!allowed || by.retries >= by.maxRetries || !mayPass(outcome, repeats)) return undefined;
  const asked = outcome instanceof NoResponse ? undefined : askedWaitMs(outcome, by.now());
  if (asked !== undefined && asked > by.longestWaitMs) return undefined;
  return Math.max(by.backoffMs(by.retries), asked ?? 0);
}

/**
 * Sends the request, and repeats it after a lost response or a failure of the server that may pass. A change is repeated
 * with its key: the server runs it once and returns the stored response. If the retries fail too, its outcome is unknown.
 */
export async function sendWithRetry(
  request: WireRequest,
  repeats: Repeats,
  info: CallInfo,
  by: CallPolicy,
): Promise<WireResponse> {
  for (;;) {
    const outcome = await sendRespectingRateLimit(request, info, by).catch(orNoResponse);
    const waitMs = waitBeforeRetry(outcome, repeats, by);
    if (waitMs !== undefined) {
      by.retries += 1;
      await by.sleep(waitMs, request.signal);
    } else if (outcome instanceof NoResponse) throw outcome;
    else return outcome;
  }
}

function orNoResponse(failure: unknown): NoResponse {
  if (failure instanceof NoResponse) return failure;
  throw failure;
}

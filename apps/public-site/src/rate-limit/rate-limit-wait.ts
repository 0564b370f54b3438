import { isApiError, type OnEvent } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { emitSignal } from '@detroit-well/telemetry/signals';

/** A rate limit that a screen counts down. */
export interface RateLimitWait {
  /** When it is over; milliseconds since the epoch. */
  readonly until: number;
  /** Whether the request is then repeated automatically. */
  readonly automatic: boolean;
}

export type ShowWait = (wait: RateLimitWait) => void;

/** How long a 429 response asks to wait, in milliseconds; null for any other error. */
export function retryAfterMs(error: unknown): number | null {
  if (!isApiError(error) || error.status !== 429) return null;
  return error.retryAfter === undefined ? constants.rateLimitWaitMs : error.retryAfter * 1_000;
}

/** The wait until the visitor may press again; null if the error is no rate limit. */
export function rateLimitWaitOf(error: unknown): RateLimitWait | null {
  const waitMs = retryAfterMs(error);
  return waitMs === null ? null : { until: Date.now() + waitMs, automatic: false };
}

/** Passes the waits of a call to the screen that counts them down, and all other events to the overlay (ADR-040). */
export function showRateLimits(show: ShowWait): OnEvent {
  return (event) => {
    if (event.type === 'rateLimited' && event.retries && !event.background) {
      show({ until: Date.now() + event.waitMs, automatic: true });
    } else emitSignal(event);
  };
}

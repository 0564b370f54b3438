import { serverNow } from '@detroit-well/config/server-clock';
import type { OnEvent } from '@detroit-well/api-client';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';
import { emitSignal } from '@detroit-well/telemetry/signals';

/** A rate limit that a screen counts down. */
export interface RateLimitWait {
  /** When it is over; milliseconds since the epoch. */
  readonly until: number;
  /** True if the request is then repeated automatically. */
  readonly automatic: boolean;
}

export type ShowWait = (wait: RateLimitWait) => void;

/** The wait until the visitor may press again; null if the error is no rate limit. */
export function rateLimitWaitOf(error: unknown): RateLimitWait | null {
  const until = rateLimitEnds(error);
  return until === null ? null : { until, automatic: false };
}

/** Passes the waits of a call to the screen that counts them down, and all other events to the overlay (ADR-040). */
export function showRateLimits(show: ShowWait): OnEvent {
  return (event) => {
    if (event.type === 'rateLimited' && event.retries && !event.background) {
      show({ until: serverNow() + event.waitMs, automatic: true });
    } else emitSignal(event);
  };
}

import * as constants from '@detroit-well/config/constants';
import type { OnEvent } from './events.ts';
import { noSession } from './client-session.ts';
import type { ClientSession } from './client-session.ts';
import type { CheckReply, Performer } from './perform.ts';
import { sleep } from './sleep.ts';
import type { Sleep } from './sleep.ts';
import { backoffMs } from './retry-policy.ts';
import type { Transport } from './wire.ts';

export interface PerformerOptions {
  readonly transport: Transport;
  /** Without a session, the client never sends a token. */
  readonly session?: ClientSession;
  readonly onEvent?: OnEvent;
  /** A longer `Retry-After` throws at once. Milliseconds; one minute by default. */
  readonly longestWaitMs?: number;
  /**
   * How often the client repeats a read, or a change with its idempotency key, whose response was lost or that met a server
   * that is down; 3 by default, and 0 for never. A 429 is repeated once, whatever this number.
   */
  readonly maxRetries?: number;
  /** Whether the client repeats reads; `false` where a layer above it does, such as TanStack Query. */
  readonly retryReads?: boolean;
  /**
   * Delays before each retry. Milliseconds.
   *
   * @deprecated Use `maxRetries`. The delays then grow from half a second, with a random part.
   */
  readonly lostReplyWaitsMs?: readonly number[];
  /** Checks every successful reply before it is read; see `checkReply` of the entry `./strict`. */
  readonly checkReply?: CheckReply | undefined;
  readonly sleep?: Sleep;
  readonly now?: () => number;
}

/** The names of the options. */
export const performerOptions: Readonly<Record<keyof PerformerOptions, true>> = {
  transport: true,
  session: true,
  onEvent: true,
  longestWaitMs: true,
  maxRetries: true,
  retryReads: true,
  lostReplyWaitsMs: true,
  checkReply: true,
  sleep: true,
  now: true,
};

/** The options with their defaults. */
export function performerOf(options: PerformerOptions): Performer {
  const { lostReplyWaitsMs: waitsMs } = options;
  return {
    transport: options.transport,
    session: options.session ?? noSession,
    onEvent: options.onEvent ?? (() => {}),
    checkReply: options.checkReply,
    sleep: options.sleep ?? sleep,
    now: options.now ?? Date.now,
    longestWaitMs: options.longestWaitMs ?? constants.longestRateLimitWaitMs,
    maxRetries: options.maxRetries ?? waitsMs?.length ?? constants.sessionsRetry.maxRetries,
    retryReads: options.retryReads ?? true,
    backoffMs: (retries) => waitsMs?.[retries] ?? backoffMs(retries),
  };
}

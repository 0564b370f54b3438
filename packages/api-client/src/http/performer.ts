import * as constants from '@detroit-well/config/constants';
import type { OnEvent } from './events.ts';
import { noSession } from './client-session.ts';
import type { ClientSession } from './client-session.ts';
import type { CheckReply, Performer } from './perform.ts';
import { sleep } from './sleep.ts';
import type { Sleep } from './sleep.ts';
import type { Transport } from './wire.ts';

export interface PerformerOptions {
  readonly transport: Transport;
  /** Without a session, the client never sends a token. */
  readonly session?: ClientSession;
  readonly onEvent?: OnEvent;
  /** A longer `Retry-After` throws at once. Milliseconds; one minute by default. */
  readonly longestWaitMs?: number;
  /** Delays before each retry of an idempotent call without a response. Milliseconds. */
  readonly lostReplyWaitsMs?: readonly number[];
  /** Checks every successful reply before it is read; see `checkReply` of the entry `./strict`. */
  readonly checkReply?: CheckReply | undefined;
  readonly sleep?: Sleep;
  readonly now?: () => number;
}

/** The options with their defaults. */
export function performerOf(options: PerformerOptions): Performer {
  return {
    transport: options.transport,
    session: options.session ?? noSession,
    onEvent: options.onEvent ?? (() => {}),
    checkReply: options.checkReply,
    sleep: options.sleep ?? sleep,
    now: options.now ?? Date.now,
    longestWaitMs: options.longestWaitMs ?? constants.longestRateLimitWaitMs,
    lostReplyWaitsMs: options.lostReplyWaitsMs ?? [500, 1500, 3000],
  };
}

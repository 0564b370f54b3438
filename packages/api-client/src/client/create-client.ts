import { constants } from '@detroit-well/config/constants';
import { axiosWhenNeeded } from '../http/axios-when-needed.ts';
import { batch } from '../http/batch.ts';
import { perform } from '../http/perform.ts';
import type { CallOptions, Performer, Row } from '../http/perform.ts';
import { sleep } from '../http/sleep.ts';
import type { Sleep } from '../http/sleep.ts';
import type { Transport } from '../http/wire.ts';
import { noSession } from '../session/client-session.ts';
import type { ClientSession } from '../session/client-session.ts';
import type { Calls } from './call-types.ts';
import type { OnEvent } from './events.ts';
import { withFallbacks } from './fallbacks.ts';
import { wireTable } from './wire-table.ts';

export interface ClientOptions {
  /** With the base path, for example `http://localhost:4000/api/v2`. */
  baseUrl: string;
  /** Without one, no token is ever sent. */
  session?: ClientSession;
  onEvent?: OnEvent;
  /** Milliseconds; 30 seconds unless stated (Spec B 9). */
  timeoutMs?: number;
  /** A longer `Retry-After` than this is thrown, not waited for. Milliseconds; one minute unless stated. */
  longestWaitMs?: number;
  /** Waits before an idempotent call without an answer is repeated with its key. Milliseconds. */
  lostReplyWaitsMs?: readonly number[];
  /** Decision 2.13: pretend that a waitlist exists where the server answers 404. */
  assumeWaitlistAccepted?: boolean;
  transport?: Transport;
  sleep?: Sleep;
  now?: () => number;
}

export type Client = Calls & { readonly batch: typeof batch };

function methods(rows: Readonly<Record<string, Row>>, by: Performer) {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      (options: CallOptions = {}) => perform(row, options, by),
    ]),
  );
}

/** Every call of the contract as a typed method. Throws `ApiError`; shows nothing and goes nowhere. */
export function createClient(options: ClientOptions): Client {
  const by: Performer = {
    transport:
      options.transport ?? axiosWhenNeeded(options.baseUrl, options.timeoutMs ?? constants.apiTimeoutMs),
    session: options.session ?? noSession,
    onEvent: options.onEvent ?? (() => {}),
    sleep: options.sleep ?? sleep,
    now: options.now ?? Date.now,
    longestWaitMs: options.longestWaitMs ?? 60_000,
    lostReplyWaitsMs: options.lostReplyWaitsMs ?? [500, 1500, 3000],
  };
  const nouns = Object.entries(wireTable).map(([noun, rows]) => [noun, methods(rows, by)]);
  // The table is generated from the contract and tested against it; the types come from the contract itself.
  const calls = Object.fromEntries(nouns) as Calls;
  return { ...withFallbacks(calls, by.session, options.assumeWaitlistAccepted === true), batch };
}

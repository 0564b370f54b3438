import { CallPromise } from '../http/call-promise.ts';
import { perform } from '../http/perform.ts';
import type { CallOptions, Performer, Row } from '../http/perform.ts';
import { sleep } from '../http/sleep.ts';
import type { Sleep } from '../http/sleep.ts';
import type { Transport } from '../http/wire.ts';
import { noSession } from '../session/client-session.ts';
import type { ClientSession } from '../session/client-session.ts';
import type { Calls } from './call-types.ts';
import type { OnEvent } from './events.ts';

export interface CallsOptions {
  readonly transport: Transport;
  /** Without a session, the client never sends a token. */
  readonly session?: ClientSession;
  readonly onEvent?: OnEvent;
  /** A longer `Retry-After` throws at once. Milliseconds; one minute by default. */
  readonly longestWaitMs?: number;
  /** Delays before each retry of an idempotent call without a response. Milliseconds. */
  readonly lostReplyWaitsMs?: readonly number[];
  readonly sleep?: Sleep;
  readonly now?: () => number;
}

/** The calls of one noun. Each noun has its own file, so that a page loads only the nouns it uses. */
export type Rows = Readonly<Record<string, Row>>;

function performerOf(options: CallsOptions): Performer {
  return {
    transport: options.transport,
    session: options.session ?? noSession,
    onEvent: options.onEvent ?? (() => {}),
    sleep: options.sleep ?? sleep,
    now: options.now ?? Date.now,
    longestWaitMs: options.longestWaitMs ?? 60_000,
    lostReplyWaitsMs: options.lostReplyWaitsMs ?? [500, 1500, 3000],
  };
}

/** Starts one call. */
export type StartCall = (row: Row, options: CallOptions, by: Performer) => CallPromise<unknown>;

const startCall: StartCall = (row, options, by) => new CallPromise(perform(row, options, by));

function methods(rows: Rows, by: Performer, start: StartCall) {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      (...parts: CallOptions[]) => start(row, Object.assign({}, ...parts), by),
    ]),
  );
}

export function callsStartedBy<Noun extends keyof Calls>(
  start: StartCall,
  tables: Readonly<Record<Noun, Rows>>,
  options: CallsOptions,
): Pick<Calls, Noun> {
  const by = performerOf(options);
  const nouns = Object.entries<Rows>(tables).map(([noun, rows]) => [noun, methods(rows, by, start)]);
  // The tables are generated from the contract and tested against it; the contract provides the types.
  return Object.fromEntries(nouns) as Pick<Calls, Noun>;
}

/**
 * Creates the calls of some nouns, for a page that must not load the whole contract: `createCalls({ profile: profileRows },
 * { transport })`. They behave like those of `createClient`, but without its fallbacks for calls that a server lacks
 * and its loops over pages.
 */
export function createCalls<Noun extends keyof Calls>(
  tables: Readonly<Record<Noun, Rows>>,
  options: CallsOptions,
): Pick<Calls, Noun> {
  return callsStartedBy(startCall, tables, options);
}

import { CallPromise } from '../http/call-promise.ts';
import { keepCore } from './core-of.ts';
import { perform } from '../http/perform.ts';
import type { CallOptions, Performer, Row, Rows } from '../http/perform.ts';
import { performerOf, performerOptions } from '../http/performer.ts';
import type { PerformerOptions } from '../http/performer.ts';
import { checkOptions } from './check-options.ts';
import type { Calls } from './call-types.ts';

/** The options of `createCalls`. The transport is required, because none is loaded by default. */
export type CallsOptions = PerformerOptions;

const needsTransport =
  'transport is missing: createCalls loads none, so pass one such as fetchTransport(baseUrl, 30_000).';

/** Starts one call. */
export type StartCall = (row: Row, options: CallOptions, by: Performer) => CallPromise<unknown>;

const startCall: StartCall = (row, options, by) => new CallPromise(perform(row, options, by));

export function methodsOf(rows: Rows, by: Performer, start: StartCall) {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      (...parts: CallOptions[]) => start(row, Object.assign({}, ...parts), by),
    ]),
  );
}

/**
 * Creates the calls of some nouns, for a page that must not load the whole contract: `createCalls({ profile: profileRows },
 * { transport })`. They behave like those of `createClient`, but without its fallbacks for calls that a server lacks and its
 * loops over pages.
 */
export function createCalls<Noun extends keyof Calls>(
  tables: Readonly<Record<Noun, Rows>>,
  options: CallsOptions,
): Pick<Calls, Noun> {
  checkOptions('createCalls', options, performerOptions);
  if (typeof options?.transport !== 'function') throw new TypeError(needsTransport);
  const by = performerOf(options);
  const nouns = Object.entries<Rows>(tables).map(([noun, rows]) => [noun, methodsOf(rows, by, startCall)]);
  // The tables are generated from the contract and tested against it; the contract provides the types.
  return keepCore(Object.fromEntries(nouns) as Pick<Calls, Noun>, by);
}

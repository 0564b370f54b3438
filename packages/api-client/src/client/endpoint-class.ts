import { CallPromise } from '../http/call-promise.ts';
import { perform } from '../http/perform.ts';
import type { Rows } from '../http/perform.ts';
import type { Endpoints } from './generated/index.ts';
import type { Core } from './core.ts';
import { methodsOf } from './create-calls.ts';
import type { StartCall } from './create-calls.ts';
import { pagedCall } from './paging.ts';

/** The calls of one noun, without the rest of the client. */
export type EndpointClass<Noun extends keyof Endpoints> = new (core: Core) => Endpoints[Noun];

/** Starts a call; one that lists pages can be iterated. */
export const startPaged: StartCall = (row, options, by) => {
  const load = (query: object | undefined) => perform(row, { ...options, query }, by);
  return row.paging === undefined
    ? new CallPromise(load(options.query))
    : pagedCall(row.paging, load, options.query);
};

/** Makes the class of a noun from its rows. `fallbacks` replaces the calls whose failures mean more than their status. */
export function endpointClass<Noun extends keyof Endpoints>(
  rows: Rows,
  fallbacks: (calls: Endpoints[Noun], core: Core) => Partial<Endpoints[Noun]> = () => ({}),
): EndpointClass<Noun> {
  function Endpoint(core: Core): Endpoints[Noun] {
    // The rows are generated from the contract and tested against it; the contract provides the types.
    const calls = methodsOf(rows, core, startPaged) as unknown as Endpoints[Noun];
    return { ...calls, ...fallbacks(calls, core) };
  }
  // A function that returns an object can be called with `new`.
  return Endpoint as unknown as EndpointClass<Noun>;
}

import { constants } from '@detroit-well/config/constants';
import { axiosWhenNeeded } from '../http/axios-when-needed.ts';
import { CallPromise } from '../http/call-promise.ts';
import { perform } from '../http/perform.ts';
import type { Transport } from '../http/wire.ts';
import { noSession } from '../session/client-session.ts';
import type { Client } from './call-types.ts';
import { callsStartedBy } from './create-calls.ts';
import type { CallsOptions, StartCall } from './create-calls.ts';
import { withFallbacks } from './fallbacks.ts';
import { pagedCall } from './paging.ts';
import { wireTable } from './wire-table.ts';

export interface ClientOptions extends Omit<CallsOptions, 'transport'> {
  /** URL of the API with the base path, for example `http://localhost:4000/api/v2`. */
  readonly baseUrl: string;
  /** Milliseconds; 30 seconds by default (SPEC-B 9). */
  readonly timeoutMs?: number;
  /** SPEC-A 7.13: treat a 404 from joining the waitlist as a success. */
  readonly assumeWaitlistAccepted?: boolean;
  readonly transport?: Transport;
}

const startCall: StartCall = (row, options, by) => {
  const load = (query: object | undefined) => perform(row, { ...options, query }, by);
  return row.paging === undefined
    ? new CallPromise(load(options.query))
    : pagedCall(row.paging, load, options.query);
};

/**
 * Creates a typed method for every call of the contract. The methods throw `ApiError`; they show nothing and never
 * navigate.
 */
export function createClient(options: ClientOptions): Client {
  const transport =
    options.transport ?? axiosWhenNeeded(options.baseUrl, options.timeoutMs ?? constants.apiTimeoutMs);
  const session = options.session ?? noSession;
  const calls = callsStartedBy(startCall, wireTable, { ...options, transport, session });
  // `startCall` makes the lists `PagedCall`s.
  return withFallbacks(calls, session, options.assumeWaitlistAccepted === true) as Client;
}

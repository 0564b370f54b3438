import { constants } from '@detroit-well/config/constants';
import { axiosWhenNeeded } from '../http/axios-when-needed.ts';
import { batch } from '../http/batch.ts';
import type { Transport } from '../http/wire.ts';
import { noSession } from '../session/client-session.ts';
import type { Calls } from './call-types.ts';
import { createCalls } from './create-calls.ts';
import type { CallsOptions } from './create-calls.ts';
import { withFallbacks } from './fallbacks.ts';
import { wireTable } from './wire-table.ts';

export interface ClientOptions extends Omit<CallsOptions, 'transport'> {
  /** With the base path, for example `http://localhost:4000/api/v2`. */
  baseUrl: string;
  /** Milliseconds; 30 seconds unless stated (SPEC-B 9). */
  timeoutMs?: number;
  /** SPEC-A 7.13: pretend that a waitlist exists where the server answers 404. */
  assumeWaitlistAccepted?: boolean;
  transport?: Transport;
}

export type Client = Calls & { readonly batch: typeof batch };

/** Every call of the contract as a typed method. Throws `ApiError`; shows nothing and goes nowhere. */
export function createClient(options: ClientOptions): Client {
  const transport =
    options.transport ?? axiosWhenNeeded(options.baseUrl, options.timeoutMs ?? constants.apiTimeoutMs);
  const session = options.session ?? noSession;
  const calls = createCalls(wireTable, { ...options, transport, session });
  return { ...withFallbacks(calls, session, options.assumeWaitlistAccepted === true), batch };
}

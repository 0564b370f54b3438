import * as constants from '@detroit-well/config/constants';
import { axiosWhenNeeded } from '../http/axios-when-needed.ts';
import { performerOf, performerOptions } from '../http/performer.ts';
import type { PerformerOptions } from '../http/performer.ts';
import type { Performer } from '../http/perform.ts';
import type { Transport } from '../http/wire.ts';
import { checkOptions } from './check-options.ts';

/** The options of `createCore`. Only `baseUrl` is required. */
export interface CoreOptions extends Omit<PerformerOptions, 'transport'> {
  /** URL of the API with the base path, for example `http://localhost:4000/api/v2`. */
  readonly baseUrl: string;
  /** Milliseconds; 30 seconds by default (SPEC-B 9). */
  readonly timeoutMs?: number;
  /** SPEC-A 7.13: treat a 404 from joining the waitlist as a success. */
  readonly assumeWaitlistAccepted?: boolean;
  readonly transport?: Transport;
}

/** What the endpoints of one API share: its address, the session and the waits. */
export interface Core extends Performer {
  readonly assumeWaitlistAccepted: boolean;
}

const needsBaseUrl =
  'baseUrl is missing: the address of the API with its base path, such as http://localhost:4000/api/v2.';

const coreOptions: Readonly<Record<keyof CoreOptions, true>> = {
  ...performerOptions,
  baseUrl: true,
  timeoutMs: true,
  assumeWaitlistAccepted: true,
};

/** Throws one sentence for options that cannot work. `of` is the function that they were given to. */
export function checkCoreOptions(of: string, options: { readonly baseUrl?: unknown } | undefined): void {
  checkOptions(of, options, coreOptions);
  if (typeof options?.baseUrl !== 'string') throw new TypeError(needsBaseUrl);
}

/** The shared part of `createClient`, for code that uses single endpoints: `new SessionsEndpoint(createCore({ baseUrl }))`. */
export function createCore(options: CoreOptions): Core {
  checkCoreOptions('createCore', options);
  const transport =
    options.transport ?? axiosWhenNeeded(options.baseUrl, options.timeoutMs ?? constants.apiTimeoutMs);
  return {
    ...performerOf({ ...options, transport }),
    assumeWaitlistAccepted: options.assumeWaitlistAccepted === true,
  };
}

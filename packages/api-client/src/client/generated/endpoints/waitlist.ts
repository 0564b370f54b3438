// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { waitlistFallbacks } from '../../fallbacks.ts';
import { waitlistRows } from '../waitlist.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.waitlist` without the rest of the client: `new WaitlistEndpoint(createCore({ baseUrl }))`. */
export type WaitlistEndpoint = Endpoints['waitlist'];
export const WaitlistEndpoint: EndpointClass<'waitlist'> = /* @__PURE__ */ endpointClass(waitlistRows, waitlistFallbacks);

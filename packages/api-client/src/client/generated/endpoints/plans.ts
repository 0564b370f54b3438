// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { plansRows } from '../plans.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.plans` without the rest of the client: `new PlansEndpoint(createCore({ baseUrl }))`. */
export type PlansEndpoint = Endpoints['plans'];
export const PlansEndpoint: EndpointClass<'plans'> = /* @__PURE__ */ endpointClass(plansRows);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { passesRows } from '../passes.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.passes` without the rest of the client: `new PassesEndpoint(createCore({ baseUrl }))`. */
export type PassesEndpoint = Endpoints['passes'];
export const PassesEndpoint: EndpointClass<'passes'> = /* @__PURE__ */ endpointClass(passesRows);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { openingsRows } from '../openings.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.openings` without the rest of the client: `new OpeningsEndpoint(createCore({ baseUrl }))`. */
export type OpeningsEndpoint = Endpoints['openings'];
export const OpeningsEndpoint: EndpointClass<'openings'> = /* @__PURE__ */ endpointClass(openingsRows);

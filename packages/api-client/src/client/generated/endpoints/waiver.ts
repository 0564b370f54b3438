// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { waiverRows } from '../waiver.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.waiver` without the rest of the client: `new WaiverEndpoint(createCore({ baseUrl }))`. */
export type WaiverEndpoint = Endpoints['waiver'];
export const WaiverEndpoint: EndpointClass<'waiver'> = /* @__PURE__ */ endpointClass(waiverRows);

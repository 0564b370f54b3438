// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { engagementRows } from '../engagement.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.engagement` without the rest of the client: `new EngagementEndpoint(createCore({ baseUrl }))`. */
export type EngagementEndpoint = Endpoints['engagement'];
export const EngagementEndpoint: EndpointClass<'engagement'> = /* @__PURE__ */ endpointClass(engagementRows);

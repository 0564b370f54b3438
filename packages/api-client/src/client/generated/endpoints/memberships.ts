// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { membershipsRows } from '../memberships.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.memberships` without the rest of the client: `new MembershipsEndpoint(createCore({ baseUrl }))`. */
export type MembershipsEndpoint = Endpoints['memberships'];
export const MembershipsEndpoint: EndpointClass<'memberships'> = /* @__PURE__ */ endpointClass(membershipsRows);

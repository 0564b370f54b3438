// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { navigationRows } from '../navigation.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.navigation` without the rest of the client: `new NavigationEndpoint(createCore({ baseUrl }))`. */
export type NavigationEndpoint = Endpoints['navigation'];
export const NavigationEndpoint: EndpointClass<'navigation'> = /* @__PURE__ */ endpointClass(navigationRows);

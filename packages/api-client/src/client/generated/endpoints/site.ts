// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { siteRows } from '../site.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.site` without the rest of the client: `new SiteEndpoint(createCore({ baseUrl }))`. */
export type SiteEndpoint = Endpoints['site'];
export const SiteEndpoint: EndpointClass<'site'> = /* @__PURE__ */ endpointClass(siteRows);

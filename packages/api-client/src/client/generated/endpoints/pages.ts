// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { pagesRows } from '../pages.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.pages` without the rest of the client: `new PagesEndpoint(createCore({ baseUrl }))`. */
export type PagesEndpoint = Endpoints['pages'];
export const PagesEndpoint: EndpointClass<'pages'> = /* @__PURE__ */ endpointClass(pagesRows);

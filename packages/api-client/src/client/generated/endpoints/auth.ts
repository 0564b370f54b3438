// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { authRows } from '../auth.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.auth` without the rest of the client: `new AuthEndpoint(createCore({ baseUrl }))`. */
export type AuthEndpoint = Endpoints['auth'];
export const AuthEndpoint: EndpointClass<'auth'> = /* @__PURE__ */ endpointClass(authRows);

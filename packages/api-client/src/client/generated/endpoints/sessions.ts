// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { sessionsFallbacks } from '../../fallbacks.ts';
import { sessionsRows } from '../sessions.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.sessions` without the rest of the client: `new SessionsEndpoint(createCore({ baseUrl }))`. */
export type SessionsEndpoint = Endpoints['sessions'];
export const SessionsEndpoint: EndpointClass<'sessions'> = /* @__PURE__ */ endpointClass(sessionsRows, sessionsFallbacks);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { registeredSessionRows } from '../registered-session.ts';
import { registeredSessionsRows } from '../registered-sessions.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.registeredSessions` without the rest of the client: `new RegisteredSessionsEndpoint(createCore({ baseUrl }))`. */
export type RegisteredSessionsEndpoint = Endpoints['registeredSessions'];
export const RegisteredSessionsEndpoint: EndpointClass<'registeredSessions'> = /* @__PURE__ */ endpointClass(/* @__PURE__ */ Object.assign({}, registeredSessionsRows, registeredSessionRows));

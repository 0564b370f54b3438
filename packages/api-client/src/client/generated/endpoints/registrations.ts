// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { registrationsRows } from '../registrations.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.registrations` without the rest of the client: `new RegistrationsEndpoint(createCore({ baseUrl }))`. */
export type RegistrationsEndpoint = Endpoints['registrations'];
export const RegistrationsEndpoint: EndpointClass<'registrations'> = /* @__PURE__ */ endpointClass(registrationsRows);

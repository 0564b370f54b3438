// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { doorPassRows } from '../door-pass.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.doorPass` without the rest of the client: `new DoorPassEndpoint(createCore({ baseUrl }))`. */
export type DoorPassEndpoint = Endpoints['doorPass'];
export const DoorPassEndpoint: EndpointClass<'doorPass'> = /* @__PURE__ */ endpointClass(doorPassRows);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { coachesRows } from '../coaches.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.coaches` without the rest of the client: `new CoachesEndpoint(createCore({ baseUrl }))`. */
export type CoachesEndpoint = Endpoints['coaches'];
export const CoachesEndpoint: EndpointClass<'coaches'> = /* @__PURE__ */ endpointClass(coachesRows);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { programsRows } from '../programs.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.programs` without the rest of the client: `new ProgramsEndpoint(createCore({ baseUrl }))`. */
export type ProgramsEndpoint = Endpoints['programs'];
export const ProgramsEndpoint: EndpointClass<'programs'> = /* @__PURE__ */ endpointClass(programsRows);

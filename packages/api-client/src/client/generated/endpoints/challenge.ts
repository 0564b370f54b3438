// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { challengeRows } from '../challenge.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.challenge` without the rest of the client: `new ChallengeEndpoint(createCore({ baseUrl }))`. */
export type ChallengeEndpoint = Endpoints['challenge'];
export const ChallengeEndpoint: EndpointClass<'challenge'> = /* @__PURE__ */ endpointClass(challengeRows);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { profileFallbacks } from '../../fallbacks.ts';
import { profileRows } from '../profile.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.profile` without the rest of the client: `new ProfileEndpoint(createCore({ baseUrl }))`. */
export type ProfileEndpoint = Endpoints['profile'];
export const ProfileEndpoint: EndpointClass<'profile'> = /* @__PURE__ */ endpointClass(profileRows, profileFallbacks);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { accountFallbacks } from '../../fallbacks.ts';
import { accountRows } from '../account.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.account` without the rest of the client: `new AccountEndpoint(createCore({ baseUrl }))`. */
export type AccountEndpoint = Endpoints['account'];
export const AccountEndpoint: EndpointClass<'account'> = /* @__PURE__ */ endpointClass(accountRows, accountFallbacks);

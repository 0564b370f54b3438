// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { creditRows } from '../credit.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.credit` without the rest of the client: `new CreditEndpoint(createCore({ baseUrl }))`. */
export type CreditEndpoint = Endpoints['credit'];
export const CreditEndpoint: EndpointClass<'credit'> = /* @__PURE__ */ endpointClass(creditRows);

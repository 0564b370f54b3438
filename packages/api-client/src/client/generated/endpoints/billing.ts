// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { billingRows } from '../billing.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.billing` without the rest of the client: `new BillingEndpoint(createCore({ baseUrl }))`. */
export type BillingEndpoint = Endpoints['billing'];
export const BillingEndpoint: EndpointClass<'billing'> = /* @__PURE__ */ endpointClass(billingRows);

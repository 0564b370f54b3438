// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { paymentsRows } from '../payments.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.payments` without the rest of the client: `new PaymentsEndpoint(createCore({ baseUrl }))`. */
export type PaymentsEndpoint = Endpoints['payments'];
export const PaymentsEndpoint: EndpointClass<'payments'> = /* @__PURE__ */ endpointClass(paymentsRows);

// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { promoCodesRows } from '../promo-codes.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.promoCodes` without the rest of the client: `new PromoCodesEndpoint(createCore({ baseUrl }))`. */
export type PromoCodesEndpoint = Endpoints['promoCodes'];
export const PromoCodesEndpoint: EndpointClass<'promoCodes'> = /* @__PURE__ */ endpointClass(promoCodesRows);

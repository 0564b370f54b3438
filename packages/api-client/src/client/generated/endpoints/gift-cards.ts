// Generated from the contract by `pnpm run generate`; do not edit.

import { endpointClass } from '../../endpoint-class.ts';
import { giftCardsRows } from '../gift-cards.ts';
import type { EndpointClass } from '../../endpoint-class.ts';
import type { Endpoints } from '../index.ts';

/** The calls of `client.giftCards` without the rest of the client: `new GiftCardsEndpoint(createCore({ baseUrl }))`. */
export type GiftCardsEndpoint = Endpoints['giftCards'];
export const GiftCardsEndpoint: EndpointClass<'giftCards'> = /* @__PURE__ */ endpointClass(giftCardsRows);

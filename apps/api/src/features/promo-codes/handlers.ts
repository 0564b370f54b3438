import type { HandlersOf } from '../../platform/calls/calls.ts';
import { recordHandlers } from '../../platform/records/record-handlers.ts';
import { checkCode } from './check-code.ts';
import { promoCodeKind } from './promo-code-kind.ts';

export const promoCodesHandlers: HandlersOf<'promoCodes'> = { check: checkCode };

export const officePromoCodesHandlers = recordHandlers(promoCodeKind);

import { recordIn } from '../definition/lenient.ts';
import { promoCodeCheckRecord, type PromoCodeCheck } from '../generated/promo-codes.ts';

export const readPromoCodeCheck = (raw: unknown): PromoCodeCheck => promoCodeCheckRecord(recordIn(raw, []));

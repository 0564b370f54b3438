import { cleanCode } from '../text/plain-characters.ts';
import { caps, optionalField } from './text.ts';

/** A promo code as people type it, in any case; empty for none. */
export const promoCodeField = optionalField(caps.code, cleanCode);

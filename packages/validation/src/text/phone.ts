import { cleanCode } from './plain-characters.ts';

const link = /^tel:/i;
const separator = /[./]/g;

/** A phone number as it is stored, from the forms that people type and paste: `tel:313.555.0142` becomes `313-555-0142`. */
export const cleanPhone = (text: string): string =>
  cleanCode(cleanCode(text).replace(link, '').replace(separator, '-'));

/** The rules by which a text is stored and compared. Loads no schema. */
export { cleanLine, cleanText } from './text/clean-text.ts';
export { canonicalPassword, cleanAccountEmail, cleanCode, cleanEmail } from './text/plain-characters.ts';
export { canonicalPostalCode } from './text/postal-code.ts';
export { cleanPhone } from './text/phone.ts';

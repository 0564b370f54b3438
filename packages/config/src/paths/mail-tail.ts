/** Signs behind an address that a mail program may take for a part of it: the end of a sentence, a bracket or a quotation. */
const signs = '.,;:!?\'")]}>»”’。、，．！？';

const escaped = (sign: string): string =>
  sign < '\x80' ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign);
const forms = Array.from(signs, (sign) => `${sign.replace(/[^\w]/, String.raw`\$&`)}|${escaped(sign)}`);
const tail = new RegExp(`(?:${forms.join('|')})+$`, 'i');

/**
 * An address without the signs that a mail program cut off too late, also percent-encoded ones: `/contact.%22` becomes `/contact`.
 * No address of ours ends in one; a search may.
 */
export const withoutMailTail = (address: string): string => address.replace(tail, '');

import { cleanLine } from './clean-text.ts';

const dash = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfee0;
const digit = /\p{Nd}/u;

/** Dashes and full-width characters in their ASCII form. */
const plainSigns = (text: string): string =>
  text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
    .replace(dash, '-');

/** The value of a decimal digit of any script. The digits of a script follow each other, ten by ten. */
function valueOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** A phone number, postal code, day or number: spaces, dashes, compatible characters and digits of any script in ASCII. */
export function cleanCode(text: string): string {
  // The long vowel sign is the dash of Japanese keyboards. Lines are clean first, because NFKC of any text takes quadratic time.
  const signs = plainSigns(cleanLine(text).normalize('NFKC').replaceAll('\u30FC', '-'));
  return cleanLine(signs.replace(/[^\P{Nd}\d]/gu, valueOf));
}

/** A domain in its ASCII form (UTS #46), as every browser computes it; unchanged where it has none. */
export function asciiDomain(domain: string): string {
  const dotted = domain.replace(/[\u3002\uFF61]/g, '.');
  // Nothing that a URL would read as something else than a name.
  if (!/^(?:[\p{L}\p{M}\p{N}.-]|\u200C|\u200D){1,253}$/u.test(dotted)) return domain;
  try {
    return new URL(`https://${dotted}`).hostname;
  } catch {
    return domain;
  }
}

/** In an address, also what a text of its script needs: two addresses that look the same would be two accounts. */
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;

/**
 * An email address with its domain in the ASCII form. The part before the @ keeps its visible characters, because its owner
 * decides its case.
 */
export function cleanEmail(text: string): string {
  const address = plainSigns(text);
  const domainAt = address.lastIndexOf('@') + 1;
  if (domainAt === 0) return cleanLine(address);
  return (
    cleanLine(address.slice(0, domainAt).replace(unseen, '')) +
    asciiDomain(cleanLine(address.slice(domainAt)))
  );
}

/** The address of an account or subscription, also in lower case, so that each person has one spelling. */
export function cleanAccountEmail(text: string): string {
  return cleanEmail(cleanEmail(text).toLowerCase());
}

/** A password as it is compared: NFKC, so that each keyboard produces the same characters. */
export function canonicalPassword(password: string): string {
  return password.normalize('NFKC');
}

/** Card data as typed. The caller keeps it and sends it only to the payment provider. */
export interface CardText {
  readonly number: string;
  readonly expires: string;
  readonly cvc: string;
}

export type CardErrors = Partial<Record<keyof CardText, string>>;

/** Digits of the keyboards that write them in full width, as ASCII. */
const plain = (typed: string): string => typed.normalize('NFKC');

/** Digits only, at most 4 for the security code. */
export const shapeCode = (typed: string): string => plain(typed).replace(/\D/g, '').slice(0, 4);

/** Digits only, at most 19 as the provider requires, in groups of four. */
export function groupCardNumber(typed: string): string {
  const digits = plain(typed).replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

const expiry = (month: string, year: string): string =>
  `${month.slice(0, 2).padStart(2, '0')} / ${year.length === 4 ? year.slice(2) : year.slice(0, 4)}`;

/**
 * Formats `0828`, `8/28`, `08 / 2028`, `082028` and `2028-08` as `08 / 28`. Also formats partial input: a sign behind a month ends
 * it, and so does a digit that no month has.
 */
export function formatExpiry(typed: string): string {
  const text = plain(typed);
  const parts = text.split(/\D+/).filter(Boolean);
  const [first = '', second = ''] = parts;
  if (parts.length >= 2)
    return first.length === 4 ? expiry(second, first) : expiry(first, parts.at(-1) ?? '');
  if (/\d\D+$/.test(text) && /^(?:0?[1-9]|1[0-2])$/.test(first)) return expiry(first, '');
  return formatDigits(first.slice(0, 6));
}

function formatDigits(digits: string): string {
  const isMonth = Number(digits.slice(0, 2)) <= 12;
  if (digits.length === 6 && !isMonth) return expiry(digits.slice(4), digits.slice(0, 4));
  const length = isMonth && !/^.20..$/.test(digits) ? 2 : 1;
  if (digits.length > length) return expiry(digits.slice(0, length), digits.slice(length));
  return /^[2-9]$/.test(digits) ? `0${digits}` : digits;
}

/** True if a part of the text was deleted, and nothing typed. */
export const isDeletion = (typed: string, before: string): boolean =>
  typed.length < before.length &&
  Array.from({ length: typed.length + 1 }, (_, at) => at).some(
    (at) => before.startsWith(typed.slice(0, at)) && before.endsWith(typed.slice(at)),
  );

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

/** Formats `0828`, `8/28` and `08 / 2028` as `08 / 28`. Also formats partial input. */
export function formatExpiry(typed: string): string {
  const parts = plain(typed).split(/\D+/).filter(Boolean);
  if (parts.length >= 2) {
    const [month = '', year = ''] = parts;
    return `${month.slice(0, 2).padStart(2, '0')} / ${year.length === 4 ? year.slice(2) : year.slice(0, 4)}`;
  }
  const digits = (parts[0] ?? '').slice(0, 4);
  if (/^[2-9]$/.test(digits)) return `0${digits}`;
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

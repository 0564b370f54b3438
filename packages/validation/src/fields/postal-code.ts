import { messages } from '../messages.ts';
import { canonicalPostalCode } from '../text/postal-code.ts';

const labels: Readonly<Record<string, string>> = { US: 'ZIP Code', CA: 'Postal Code', GB: 'Postcode' };

const formats: Readonly<Record<string, { pattern: RegExp; error: string }>> = {
  US: { pattern: /^\d{5}(?:-\d{4})?$/, error: messages.zipInvalid },
  CA: { pattern: /^[A-Z]\d[A-Z] \d[A-Z]\d$/, error: messages.postalCodeInvalid },
};

/** The field's label in a country (SPEC-A 5). */
export function postalCodeLabel(country: string): string {
  return (Object.hasOwn(labels, country) ? labels[country] : undefined) ?? 'Postal Code';
}

/** The problem with a postal code for its country, or undefined; countries without a format accept any text. */
export function postalCodeProblem(country: string, code: string): string | undefined {
  const format = Object.hasOwn(formats, country) ? formats[country] : undefined;
  return format && !format.pattern.test(canonicalPostalCode(country, code)) ? format.error : undefined;
}

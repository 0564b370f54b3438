/** `tel:` address of a United States number as people write it, for example (313) 555-0142. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

import { createHash, randomInt } from 'node:crypto';

/** Crockford's base 32: no letters that look like others. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A new code of 60 random bits, such as `K7QM-2F9D-TR4X`. */
export const newCode = (): string =>
  Array.from({ length }, () => symbols[randomInt(symbols.length)])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** SHA-256 of a code, however it was typed: without spaces and dashes, with O as 0, and I and L as 1. */
export function hashOfCode(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(plain).digest('hex');
}

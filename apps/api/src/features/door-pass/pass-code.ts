import { createHash, randomBytes } from 'node:crypto';

/** The alphabet of RFC 4648, section 6. */
const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const symbolBits = 5;
const randomBytesCount = 16;

/** A new code: 128 random bits in base 32, such as `K7QMF2D5TR4XK7QMF2D5TR4XKA`. */
export function newPassCode(): string {
  const bits = Array.from(randomBytes(randomBytesCount), (byte) => byte.toString(2).padStart(8, '0')).join(
    '',
  );
  const groups = bits.match(new RegExp(`.{1,${symbolBits}}`, 'g')) ?? [];
  return groups.map((group) => symbols[Number.parseInt(group.padEnd(symbolBits, '0'), 2)]).join('');
}

/** What a device compares a scanned code with: SHA-256 in hexadecimal digits. */
export const hashOfPassCode = (code: string): string => createHash('sha256').update(code).digest('hex');

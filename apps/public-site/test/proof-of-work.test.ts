import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findNonce, leadingZeroBits } from '../src/challenge/proof-of-work.ts';
import { sha256Words } from '../src/challenge/sha256.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

describe('local proof of work', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 200])(
    'computes the SHA-256 hash of a text of %i characters',
    (length) => {
      const text = 'salt-and-nonce '.repeat(20).slice(0, length);
      expect(hex(sha256Words(text))).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );

  it('finds a nonce whose digest starts with the requested zero bits', async () => {
    const nonce = await findNonce('a1b2c3', 12);
    const digest = createHash('sha256').update(`a1b2c3${nonce}`).digest();
    expect(digest.readUInt16BE(0) >> 4).toBe(0);
  });

  it('counts leading zero bits across a word boundary', () => {
    expect(leadingZeroBits(new Uint32Array([0, 0x00ffffff]))).toBe(40);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findNonce, leadingZeroBits } from '../src/human-check/find-nonce.ts';

describe('local proof of work', () => {
  it.each([1, 8, 12, 15])('finds a nonce whose digest starts with %i zero bits', async (difficulty) => {
    const salt = 'a1b2c3';
    const nonce = await findNonce(salt, difficulty);
    const digest = createHash('sha256')
      .update(salt + nonce)
      .digest();
    expect(digest.readUInt32BE(0) >>> (32 - difficulty)).toBe(0);
  });

  it('rejects when it is aborted', async () => {
    await expect(findNonce('a1b2c3', 256, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });

  it.each([
    [[0, 0, 0, 0, 0, 0x7f], 41],
    [[0x01], 7],
    [[0xff], 0],
    [[0, 0], 16],
  ])('counts the leading zero bits of %j as %i', (bytes, bits) => {
    expect(leadingZeroBits(new Uint8Array(bytes))).toBe(bits);
  });
});

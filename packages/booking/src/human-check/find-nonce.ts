import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The number of zero bits at the start of a digest. */
export function leadingZeroBits(digest: Uint8Array): number {
  const index = digest.findIndex((byte) => byte !== 0);
  return index < 0 ? digest.length * 8 : index * 8 + Math.clz32(digest[index] ?? 0) - 24;
}

const pause = (): Promise<void> => new Promise((next) => setTimeout(next, 0));

const sliceMs = 12;

/**
 * Finds a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits. Works in slices of 12 ms to keep typing
 * smooth. The hash is synchronous, because the browser's own returns a promise for each of thousands of tries. Rejects when
 * the signal is aborted.
 */
export async function findNonce(salt: string, difficulty: number, signal?: AbortSignal): Promise<string> {
  let until = performance.now() + sliceMs;
  for (let tries = 0; ; tries += 1) {
    const nonce = tries.toString(36);
    if (leadingZeroBits(sha256(utf8ToBytes(salt + nonce))) >= difficulty) return nonce;
    if ((tries & 63) === 0 && performance.now() > until) {
      await pause();
      signal?.throwIfAborted();
      until = performance.now() + sliceMs;
    }
  }
}

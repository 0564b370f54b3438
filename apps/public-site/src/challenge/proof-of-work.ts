import { sha256Words } from './sha256.ts';

/** How many zero bits a digest starts with, up to 64. */
export function leadingZeroBits(words: Uint32Array): number {
  const first = Math.clz32(words[0] ?? 0);
  return first < 32 ? first : 32 + Math.clz32(words[1] ?? 0);
}

const pause = (): Promise<void> => new Promise((next) => setTimeout(next, 0));

const sliceMs = 12;

/**
 * Finds a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits. Works in slices of 12 ms to keep typing
 * smooth. Rejects when the signal is aborted.
 */
export async function findNonce(salt: string, difficulty: number, signal?: AbortSignal): Promise<string> {
  let until = performance.now() + sliceMs;
  for (let tries = 0; ; tries += 1) {
    const nonce = tries.toString(36);
    if (leadingZeroBits(sha256Words(salt + nonce)) >= difficulty) return nonce;
    if ((tries & 63) === 0 && performance.now() > until) {
      await pause();
      signal?.throwIfAborted();
      until = performance.now() + sliceMs;
    }
  }
}

const batch = 512;

export function startsWithZeroBits(digest: ArrayBuffer, bits: number): boolean {
  const view = new DataView(digest);
  const whole = Math.floor(bits / 32);
  for (let index = 0; index < whole; index += 1) if (view.getUint32(index * 4) !== 0) return false;
  const rest = bits % 32;
  return rest === 0 || Math.clz32(view.getUint32(whole * 4)) >= rest;
}

/**
 * Finds a nonce so that SHA-256(salt + nonce) starts with `difficulty` zero bits. Works in batches: the browser hashes them
 * off the main thread, so typing stays smooth. Needs a secure context.
 */
export async function findNonce(salt: string, difficulty: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += batch) {
    const nonces = Array.from({ length: batch }, (_, index) => (from + index).toString(36));
    const digests = await Promise.all(
      nonces.map((nonce) => crypto.subtle.digest('SHA-256', encoder.encode(salt + nonce))),
    );
    const found = digests.findIndex((digest) => startsWithZeroBits(digest, difficulty));
    const nonce = nonces[found];
    if (nonce !== undefined) return nonce;
  }
}

import { SignJWT, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller, TokenReader } from '../../platform/calls/calls.ts';
import type { Clock } from '../../platform/clock/clock.ts';

/** Five minutes (SPEC-B 10.10). */
const accessTokenSeconds = 300;

/** Verifying a signature takes a fifth of a member's request, and an app sends one token for many requests. */
const mostVerified = 10_000;

interface Verified {
  readonly caller: Caller;
  /** In seconds, as in the token. */
  readonly expires: number;
}

export interface AccessTokens extends TokenReader {
  issue(caller: Caller): Promise<string>;
}

/** HS256 tokens with the payload of SPEC-A 3: `user_public_id`, `email`, `exp`. `sid` identifies the sign-in session. */
export function createAccessTokens(secret: Uint8Array, clock: Clock): AccessTokens {
  // Imported once: from raw bytes, the library would import the key again for each token.
  const imported = crypto.subtle.importKey(
    'raw',
    new Uint8Array(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const verified = new LRUCache<string, Verified>({ max: mostVerified });
  return {
    issue: async (caller) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ user_public_id: caller.userId, email: caller.email, sid: caller.family })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(await imported);
    },
    read: async (token) => {
      const known = verified.get(token);
      if (known !== undefined) return known.expires * 1000 > clock.now().getTime() ? known.caller : undefined;
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: ['HS256'],
          currentDate: clock.now(),
          requiredClaims: ['exp'],
        });
        const { user_public_id: userId, email, sid: family, exp: expires = 0 } = payload;
        if (typeof userId !== 'string' || typeof email !== 'string' || typeof family !== 'string')
          return undefined;
        const caller = { userId, email, family };
        verified.set(token, { caller, expires });
        return caller;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

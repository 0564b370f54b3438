import { SignJWT, errors, jwtVerify } from 'jose';
import type { Caller, TokenReader } from '../../platform/calls/calls.ts';
import type { Clock } from '../../platform/clock/clock.ts';

/** Five minutes (SPEC-B 10.10). */
const accessTokenSeconds = 300;

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
      try {
        const { payload } = await jwtVerify(token, await imported, {
          algorithms: ['HS256'],
          currentDate: clock.now(),
        });
        const { user_public_id: userId, email, sid: family } = payload;
        if (typeof userId !== 'string' || typeof email !== 'string' || typeof family !== 'string')
          return undefined;
        return { userId, email, family };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

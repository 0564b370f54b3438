import { describe, expect, it } from 'vitest';
import { testClock } from '../../../test/server.ts';
import { createAccessTokens } from './access-tokens.ts';

const secret = new Uint8Array(32).fill(7);
const caller = { userId: 'ada', email: 'ada@example.com', family: 'sign-in-1' };

describe('an access token', () => {
  it('names its caller, the first time and when it is known', async () => {
    const tokens = createAccessTokens(secret, testClock());
    const token = await tokens.issue(caller);
    expect(await tokens.read(token)).toEqual(caller);
    expect(await tokens.read(token)).toEqual(caller);
  });

  it.each([true, false])('expires after five minutes (read before: %s)', async (isKnown) => {
    const clock = testClock();
    const tokens = createAccessTokens(secret, clock);
    const token = await tokens.issue(caller);
    if (isKnown) await tokens.read(token);
    clock.pass(299);
    if (isKnown) expect(await tokens.read(token)).toEqual(caller);
    clock.pass(1);
    expect(await tokens.read(token)).toBeUndefined();
  });

  it('is rejected with another signature, also after the valid one was read', async () => {
    const tokens = createAccessTokens(secret, testClock());
    const token = await tokens.issue(caller);
    const forged = await createAccessTokens(new Uint8Array(32).fill(8), testClock()).issue(caller);
    await tokens.read(token);
    const [head, , signature] = token.split('.');
    const [, otherPayload] = (await tokens.issue({ ...caller, userId: 'eve' })).split('.');
    for (const wrong of [forged, `${head}.${otherPayload}.${signature}`, `${token}x`, 'none', ''])
      expect(await tokens.read(wrong), wrong).toBeUndefined();
    expect(await tokens.read(forged)).toBeUndefined();
  });
});

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

  it('expires after five minutes, whether or not it was read before', async () => {
    const clock = testClock();
    const tokens = createAccessTokens(secret, clock);
    const [read, unread] = [await tokens.issue(caller), await tokens.issue({ ...caller, userId: 'bo' })];
    clock.pass(299);
    expect(await tokens.read(read)).toEqual(caller);
    clock.pass(1);
    expect(await tokens.read(read)).toBeUndefined();
    expect(await tokens.read(unread)).toBeUndefined();
  });

  it('is rejected with another signature, also after the valid one was read', async () => {
    const tokens = createAccessTokens(secret, testClock());
    const token = await tokens.issue(caller);
    const forged = await createAccessTokens(new Uint8Array(32).fill(8), testClock()).issue(caller);
    const [, otherPayload] = (await tokens.issue({ ...caller, userId: 'eve' })).split('.');
    const [head, , signature] = token.split('.');
    await tokens.read(token);
    const wrong = [forged, forged, `${head}.${otherPayload}.${signature}`, `${token}x`, 'none', ''];
    expect(await Promise.all(wrong.map((one) => tokens.read(one)))).toEqual(wrong.map(() => undefined));
  });
});

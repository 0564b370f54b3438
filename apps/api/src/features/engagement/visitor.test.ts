import { expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

const deps = {
  keys: { visitors: Buffer.alloc(32) },
  accessTokens: { read: () => Promise.resolve(undefined) },
} as unknown as Parameters<typeof visitorOf>[2]; // the function reads nothing else

const at = (address: string, ip_address?: string) =>
  visitorOf({ headers: {}, address }, { ip_address }, deps);

it.each([
  ['2001:db8:1:2::7', '2001:db8:1:2:aaaa::9', true],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ['203.0.113.7', '203.0.113.8', false],
])('visitors at %s and %s are in the same network: %s', async (one, other, same) => {
  const [first, second] = [await at(one, other), await at(other)];
  expect(first.mine === second.mine).toBe(same);
  expect(first.clientAddress).toBe(second.serverAddress);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { readApiSettings, SettingsError } from '@detroit-well/config/env';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  // Nobody is let in here; hashing a hundred wrong passwords would only take time.
  const passwords = { hash: () => Promise.resolve('!'), matches: () => Promise.resolve(false) };
  server = await testServer({ env: { RATE_LIMITS: 'default' }, adapters: { passwords } });
});
afterAll(() => server?.close());

const guess = (email: string, address: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v2/token/',
    remoteAddress: address,
    payload: { email, password: 'Wrong!2026' },
  });

it('guessing at one account from many networks is stopped for a while, and other accounts are not', async () => {
  for (let n = 1; n <= 10; n += 1) {
    expect((await guess('target@demo.test', `203.0.113.${n}`)).statusCode).toBe(401);
  }
  const stopped = await guess('Target@demo.test', '203.0.113.99');
  expect(stopped.statusCode).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect(stopped.json()).toMatchObject({ code: 'rate_limited' });
  expect((await guess('other@demo.test', '203.0.113.99')).statusCode).toBe(401);
  server.clock.pass(Number(stopped.headers['retry-after']));
  expect((await guess('target@demo.test', '203.0.113.99')).statusCode).toBe(401);
});

it('guessing at many accounts from one network is stopped', async () => {
  const statuses = [];
  for (let n = 0; n <= 100; n += 1)
    statuses.push((await guess(`many${n}@demo.test`, '198.51.100.7')).statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(100);
  expect(statuses.at(-1)).toBe(429);
});

it('cannot be lifted in production', () => {
  const read = () => readApiSettings({ DEPLOYMENT: 'production', RATE_LIMITS: 'load-test' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow('RATE_LIMITS must be default in production');
});

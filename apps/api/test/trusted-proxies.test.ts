import { readApiSettings } from '@detroit-well/config/env';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app/app.ts';
import type { Database } from '../src/platform/database/database.ts';
import { anyDatabase } from './database.ts';

let database: Database;
beforeAll(async () => void (database = await anyDatabase()));
afterAll(() => database?.close());

/** The client's address as the server sees it when `remoteAddress` forwards a request for 198.51.100.9. */
async function client(TRUSTED_PROXIES: string | undefined, remoteAddress: string): Promise<string> {
  const settings = readApiSettings({ TRUSTED_PROXIES, LOG_LEVEL: 'silent' });
  const { app } = await buildApp({ settings, database, logger: false });
  app.get('/client', (request) => request.ip);
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const { body } = await app.inject({ url: '/client', remoteAddress, headers });
  await app.close();
  return body;
}

describe('X-Forwarded-For sent by', () => {
  it.each([
    ['a trusted private network', 'uniquelocal', '10.0.0.7'],
    ['a trusted loopback address', 'loopback', '127.0.0.1'],
    ['a proxy configured by its address', '203.0.113.1', '203.0.113.1'],
    ['a proxy in a configured range', 'loopback,203.0.113.0/24', '203.0.113.1'],
    ['a proxy configured as an IPv4-mapped IPv6 address', '::ffff:203.0.113.1', '203.0.113.1'],
    ['a proxy in an IPv6 range', '2001:db8::/32', '2001:db8::1'],
  ])('%s determines the client address', async (_name, setting, proxy) => {
    expect(await client(setting, proxy)).toBe('198.51.100.9');
  });

  it.each([
    ['a public address', undefined, '203.0.113.1'],
    ['a private network by default', undefined, '10.0.0.7'],
    ['a loopback address by default', undefined, '127.0.0.1'],
    ['a loopback address when no proxy is trusted', 'none', '127.0.0.1'],
    ['a private address when another one is configured', '10.0.0.1', '10.0.0.7'],
  ])('%s is ignored', async (_name, setting, stranger) => {
    expect(await client(setting, stranger)).toBe(stranger);
  });
});

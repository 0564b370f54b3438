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
    ['a private network that is trusted', 'uniquelocal', '10.0.0.7'],
    ['this machine where it is trusted', 'loopback', '127.0.0.1'],
    ['a proxy named by its address', '203.0.113.1', '203.0.113.1'],
    ['a proxy in a named range', 'loopback,203.0.113.0/24', '203.0.113.1'],
    ['a proxy named in the clothes of IPv6', '::ffff:203.0.113.1', '203.0.113.1'],
    ['a proxy in a range of IPv6', '2001:db8::/32', '2001:db8::1'],
  ])('%s determines the client address', async (_name, setting, proxy) => {
    expect(await client(setting, proxy)).toBe('198.51.100.9');
  });

  it.each([
    ['a stranger', undefined, '203.0.113.1'],
    ['a private network', undefined, '10.0.0.7'],
    ['this machine', undefined, '127.0.0.1'],
    ['this machine, where nobody is trusted', 'none', '127.0.0.1'],
    ['a neighbor, where another is named', '10.0.0.1', '10.0.0.7'],
  ])('%s is ignored', async (_name, setting, stranger) => {
    expect(await client(setting, stranger)).toBe(stranger);
  });
});

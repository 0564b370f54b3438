import { readApiSettings } from '@detroit-well/config/env';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { listenForWebsockets } from '../../../test/chat-client.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { chatTimes } from './limits.ts';
import { mountChat } from './mount.ts';
import { knownOriginsOnly } from './origin.ts';

const { addresses, allowedOrigins } = readApiSettings({
  PUBLIC_SITE_URL: 'https://well.example',
  PORTAL_URL: 'https://my.well.example:8443',
  ALLOWED_ORIGINS: 'https://app.example, http://localhost:5173/',
});

describe('knownOriginsOnly', () => {
  it.each([
    ['https://well.example', true],
    ['https://my.well.example:8443', true],
    [undefined, true],
    ['https://app.example', true],
    ['http://localhost:5173', true],
    ['https://my.well.example', false],
    ['http://well.example', false],
    ['https://evil.example', false],
    ['https://well.example.evil.example', false],
    ['https://sub.app.example', false],
    ['http://localhost:5174', false],
    ['null', false],
    ['', false],
  ])('returns for %s: %s', (origin, allowed) => {
    expect(knownOriginsOnly({ addresses, allowedOrigins })(origin)).toBe(allowed);
  });
});

describe('a websocket handshake', () => {
  let server: TestServer;
  let unguarded: FastifyInstance;
  let base: string;
  let unguardedBase: string;
  let ada: Person;
  let bea: Person;
  beforeAll(async () => {
    server = await testServer({ env: { ALLOWED_ORIGINS: 'https://app.example' } });
    [ada, bea] = [await aMember(server, { waiver: false }), await aMember(server, { waiver: false })];
    base = await listenForWebsockets(server.app);
    unguarded = Fastify();
    await mountChat(unguarded, server.deps, chatTimes, { allowsOrigin: () => true });
    unguardedBase = await listenForWebsockets(unguarded);
  });
  afterAll(async () => {
    await unguarded?.close();
    await server?.close();
  });

  /** Opens a socket with the origin of a page, and returns whether the server accepts it. */
  const opens = async (at: string, origin: string | undefined, prefix = ''): Promise<boolean> => {
    const socket = new WebSocket(`${at}${prefix}/ws/chat/private/${ada.id}/${bea.id}/`, {
      protocols: ['bearer', ada.token],
      ...(origin === undefined ? {} : { headers: { origin } }),
    });
    const opened = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    socket.close();
    return opened;
  };

  it('is accepted from the public site, the portal, an allowed origin, and without the header', async () => {
    const { siteUrl, portalUrl } = server.deps.settings.addresses;
    expect(await opens(base, siteUrl)).toBe(true);
    expect(await opens(base, portalUrl, '/api/v2')).toBe(true);
    expect(await opens(base, 'https://app.example')).toBe(true);
    expect(await opens(base, undefined)).toBe(true);
  });

  it('is rejected from a foreign page, whatever its token', async () => {
    expect(await opens(base, 'https://evil.example')).toBe(false);
    expect(await opens(base, 'https://evil.example', '/api/v2')).toBe(false);
  });

  it('is accepted from a foreign page when the check is removed (positive control)', async () => {
    expect(await opens(unguardedBase, 'https://evil.example')).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { createPortalSession, createSession, memoryTokenStore } from '../src/auth/index.ts';
import { noSession } from '../src/http/client-session.ts';
import { createClient } from '../src/index.ts';
import { authServer } from './auth-server.ts';

const credentials = { email: 'member@demo.test', password: 'Standard!2026' };

test('one client signs in, carries the token, renews it and signs out', async () => {
  const server = await authServer();
  const client = createClient({ baseUrl: server.url });
  await client.signIn(credentials);
  server.expire();
  expect(await client.profile.me()).toMatchObject({ email: 'member@demo.test' });
  expect(server.to('/token/refresh/')).toHaveLength(1);
  await client.signOut();
  expect(server.to('/auth/logout/')).toHaveLength(1);
  expect(await client.session.accessToken()).toBeNull();
});

test('a wrong password rejects, and nobody is signed in', async () => {
  const server = await authServer();
  const client = createClient({ baseUrl: `${server.url}/nowhere` });
  await expect(client.signIn(credentials)).rejects.toMatchObject({ name: 'ApiError' });
  expect(await client.session.accessToken()).toBeNull();
});

test('signs in with a session of its own', async () => {
  const server = await authServer();
  const store = memoryTokenStore();
  const client = createClient({ baseUrl: server.url, session: (calls) => createSession({ calls, store }) });
  await client.signIn(credentials);
  expect(await store.read()).toMatchObject({ access: 'access-0' });
  expect(await client.profile.me()).toMatchObject({ email: 'member@demo.test' });
});

test('a session that cannot start one says what to pass instead', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:9', session: noSession });
  await expect(client.signIn(credentials)).rejects.toThrow(/Leave out `session`/);
});

describe('createPortalSession on a server', () => {
  const onServer = async () => {
    const server = await authServer();
    return {
      server,
      client: createClient({ baseUrl: server.url, session: (calls) => createPortalSession({ calls }) }),
    };
  };

  test('is signed out, so that a page is rendered for visitors', async () => {
    const { server, client } = await onServer();
    await client.sessions.upcoming().catch(() => undefined);
    expect(server.to('/training/')[0]?.token).toBeUndefined();
  });

  test('rejects a call for members with what to do, and sends nothing', async () => {
    const { server, client } = await onServer();
    await expect(client.profile.me()).rejects.toThrow(/Make this call in the browser/);
    await expect(client.signIn(credentials)).rejects.toThrow(/client.signIn/);
    expect(server.seen).toEqual([]);
  });
});

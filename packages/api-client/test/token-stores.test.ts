import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '../src/index.ts';
import { createSession, memoryTokenStore, type TokenStore } from '../src/auth/index.ts';
import { fileTokenStore } from '../src/auth-node/index.ts';
import { authServer, firstTokens } from './auth-server.ts';
import { realServer } from './real-server.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-tokens-'));
  path = join(folder, 'studio', 'session.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process with its own client and session over a store that it may share. */
function processWith(store: TokenStore, baseUrl: string) {
  const session = createSession({ calls: createClient({ baseUrl }).auth, store });
  return { session, client: createClient({ baseUrl, session }) };
}

describe.each<[string, () => TokenStore]>([
  ['memory', memoryTokenStore],
  ['a file', () => fileTokenStore(path)],
])('tokens in %s', (_, storeOf) => {
  test('are sent, refreshed once for concurrent 401s, and cleared by a sign-out', async () => {
    const server = await authServer();
    const store = storeOf();
    const { session, client } = processWith(store, server.url);
    const changes: boolean[] = [];
    session.subscribe((authenticated) => changes.push(authenticated));
    await session.start(firstTokens);
    server.expire();
    await Promise.all(Array.from({ length: 10 }, () => client.profile.me()));
    expect(server.to('/token/refresh/')).toHaveLength(1);
    expect(await store.read()).toMatchObject({ access: 'access-1', refresh: 'refresh-1', generation: 2 });
    await session.signOut();
    expect(await store.read()).toBeNull();
    expect(server.to('/auth/logout/')).toHaveLength(1);
    expect(changes).toEqual([true, false]);
  });

  test('are cleared when the server rejects the refresh, but not when it does not respond', async () => {
    const server = await authServer();
    const store = storeOf();
    const { session, client } = processWith(store, server.url);
    await session.start(firstTokens);
    server.expire();
    server.setRefreshResponse({ status: 503 });
    await expect(client.profile.me()).rejects.toMatchObject({ status: 503 });
    expect(await store.read()).toMatchObject({ refresh: 'refresh-0' });
    server.setRefreshResponse({ status: 401, json: { code: 'token_invalid' } });
    await expect(client.profile.me()).rejects.toMatchObject({ status: 401 });
    expect(await store.read()).toBeNull();
  });
});

describe('a token file', () => {
  const shared = async () => {
    const server = await authServer();
    const processes = Array.from({ length: 4 }, () => processWith(fileTokenStore(path), server.url));
    await processes[0]?.session.start(firstTokens);
    await Promise.all(processes.map(({ session }) => session.current()));
    return { server, processes };
  };

  test('lets several processes share one sign-in with one refresh at a time', async () => {
    const { server, processes } = await shared();
    for (let turn = 1; turn <= 3; turn += 1) {
      server.expire();
      await Promise.all(processes.map(({ client }) => client.profile.me()));
      expect(server.to('/token/refresh/')).toHaveLength(turn);
    }
  });

  test('is refreshed more than once without the lock (positive control)', async () => {
    const server = await authServer();
    const { withLock: _lock, ...unlocked } = fileTokenStore(path);
    const processes = Array.from({ length: 4 }, () => processWith(unlocked, server.url));
    await processes[0]?.session.start(firstTokens);
    await Promise.all(processes.map(({ session }) => session.current()));
    server.expire();
    await Promise.allSettled(processes.map(({ client }) => client.profile.me()));
    expect(server.to('/token/refresh/').length).toBeGreaterThan(1);
  });

  test('can be read by its owner only', async () => {
    const server = await realServer(() => ({}));
    await processWith(fileTokenStore(path), server.url).session.start(firstTokens);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'studio'))).mode & 0o777).toBe(0o700);
  });

  test('that is damaged counts as signed out, and a lock of a killed process is taken over', async () => {
    const { server, processes } = await shared();
    await writeFile(path, '{"sid":');
    expect(await processes[0]?.session.current()).toBeNull();
    await processes[0]?.session.start(firstTokens);
    await mkdir(`${path}.lock`);
    await utimes(`${path}.lock`, 0, 0);
    server.expire();
    await processes[0]?.client.profile.me();
    expect(server.to('/token/refresh/')).toHaveLength(1);
  });
});

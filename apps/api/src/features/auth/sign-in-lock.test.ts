import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { connectChat, listenForWebsockets, type ChatClient } from '../../../test/chat-client.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { allCalls } from '../../app/routes.ts';
import { users } from '../../platform/database/schema/people.ts';
import { refreshFamilies } from '../../platform/database/schema/tokens.ts';

const password = 'Roll//Bounce7';
let server: TestServer;
let base: string;
const clients: ChatClient[] = [];
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  base = await listenForWebsockets(server.app);
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => server?.close());

/** Somebody of the desk with a password. */
async function deskPerson(): Promise<Person> {
  const person = await aTeamMember(server, 'front_desk');
  const passwordHash = await server.deps.passwords.hash(password);
  await server.database.db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  return person;
}
const signIn = async ({ email }: Person) =>
  (await server.call('POST', '/token/', { body: { email, password } })).body as {
    access: string;
    refresh: string;
  };
const call = (method: string, path: string, token: string, body?: object) =>
  server.call(method, path, { token, ...(body && { body }) });
const lock = async (token: string) => {
  const { status } = await call('POST', '/auth/lock/', token);
  expect(status).toBe(204);
};
const unlock = (token: string, given = password) => call('POST', '/auth/unlock/', token, { password: given });
const today = (token: string) => call('GET', '/office/today/', token);
const isLocked = async (token: string) => {
  const { status, body } = await today(token);
  return status === 423 && body['code'] === 'locked';
};

/** The calls that a sign-in can make, by name. */
const withToken = allCalls().filter(({ endpoint }) => endpoint.access !== 'public');
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'x');

describe('a locked sign-in', () => {
  it('gets 423 from every call but the unlocking and the sign-out', async () => {
    const { token } = await deskPerson();
    await lock(token);
    const answered: string[] = [];
    for (const { noun, name, endpoint } of withToken) {
      if (endpoint.whileLocked === true) continue;
      const { status, body } = await call(endpoint.method, pathOf(endpoint.path), token);
      if (status !== 423 || body['code'] !== 'locked') answered.push(`${noun}.${name}: ${status}`);
    }
    expect(answered).toEqual([]);
    const open = withToken.filter(({ endpoint }) => endpoint.whileLocked === true);
    expect(open.map(({ noun, name }) => `${noun}.${name}`)).toEqual(['auth.signOut', 'auth.unlock']);
  });

  it('is locked on every device that has a copy of its token, and after each renewal', async () => {
    const tokens = await signIn(await deskPerson());
    await lock(tokens.access);
    server.clock.pass(60);
    const { body } = await server.call('POST', '/token/refresh/', { body: { refresh: tokens.refresh } });
    expect(await isLocked(tokens.access)).toBe(true);
    expect(await isLocked(String(body['access']))).toBe(true);
  });

  it('leaves every other sign-in of the person open', async () => {
    const person = await deskPerson();
    const [tablet, laptop] = [await signIn(person), await signIn(person)];
    await lock(tablet.access);
    expect((await today(laptop.access)).status).toBe(200);
  });

  it('lets the waiver of a link be read, with the token or without', async () => {
    const person = await deskPerson();
    const { access } = await signIn(person);
    const { id } = await aMember(server, { waiver: false });
    const { body } = await call('POST', `/office/people/${id}/waiver-link/`, access, { send: 'none' });
    await lock(access);
    const path = `/waiver/links/${String(body['url']).split('/').at(-1)}/`;
    expect((await call('GET', path, access)).status).toBe(200);
  });

  it('can sign out', async () => {
    const { access, refresh } = await signIn(await deskPerson());
    await lock(access);
    expect((await call('POST', '/auth/logout/', access, { refresh })).status).toBe(204);
    expect((await unlock(access)).status).toBe(401);
  });
});

describe('unlocking', () => {
  it('takes the password of the account, and gives everything back', async () => {
    const { access } = await signIn(await deskPerson());
    await lock(access);
    expect((await unlock(access)).status).toBe(204);
    expect((await today(access)).status).toBe(200);
  });

  it('works with a token that was renewed while the device was away', async () => {
    const { access, refresh } = await signIn(await deskPerson());
    await lock(access);
    server.clock.pass(20 * 60);
    expect((await unlock(access)).status).toBe(401);
    const { body } = await server.call('POST', '/token/refresh/', { body: { refresh } });
    expect((await unlock(String(body['access']))).status).toBe(204);
  });

  it('says how many tries are left, and ends the sign-in with the fifth wrong password', async () => {
    const { access, refresh } = await signIn(await deskPerson());
    await lock(access);
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
      const { status, body } = await unlock(access, 'Wrong//Guess1');
      expect([status, body['password']]).toEqual([
        400,
        [`This password is not right. ${left} left, then the sign-in ends.`],
      ]);
      expect(await isLocked(access)).toBe(true);
    }
    const fifth = await unlock(access, 'Wrong//Guess1');
    expect([fifth.status, fifth.body['code']]).toEqual([401, 'token_invalid']);
    expect((await unlock(access)).status).toBe(401);
    expect((await today(access)).status).toBe(401);
    expect((await server.call('POST', '/token/refresh/', { body: { refresh } })).status).toBe(401);
  });

  it('counts anew after each lock', async () => {
    const { access } = await signIn(await deskPerson());
    for (let round = 0; round < 2; round += 1) {
      await lock(access);
      for (let tries = 0; tries < 4; tries += 1) await unlock(access, 'Wrong//Guess1');
      expect((await unlock(access)).status).toBe(204);
    }
  });

  it('of a sign-in that another tab has unlocked changes nothing', async () => {
    const person = await deskPerson();
    const { access } = await signIn(person);
    await lock(access);
    await unlock(access);
    expect((await unlock(access, 'Wrong//Guess1')).status).toBe(204);
    const rows = await server.database.db
      .select()
      .from(refreshFamilies)
      .where(eq(refreshFamilies.userId, person.id));
    expect(rows.every(({ endedAt, unlockFailures }) => endedAt === null && unlockFailures === 0)).toBe(true);
  });
});

it('a lock closes the sockets of its sign-in, and lets no new one in', async () => {
  const person = await deskPerson();
  const [tablet, laptop] = [await signIn(person), await signIn(person)];
  const sessionId = await aSession(server.database);
  const paths = [`${base}/ws/chat/training/${sessionId}/`, `${base}/ws/notifications/`];
  const connect = async (path: string, token: string) => {
    const client = await connectChat(path, token);
    clients.push(client);
    return client;
  };
  const open = await Promise.all(paths.map((path) => connect(path, tablet.access)));
  const others = await Promise.all(paths.map((path) => connect(path, laptop.access)));
  open[0]?.send({ message: 'hello' });
  await open[0]?.waitForFrames(1);
  await open[1]?.waitForFrames(1);
  await lock(tablet.access);
  expect(await Promise.all(open.map(({ closeCode }) => closeCode))).toEqual([4401, 4401]);
  const again = await Promise.all(paths.map((path) => connect(path, tablet.access)));
  expect(await Promise.all(again.map(({ closeCode }) => closeCode))).toEqual([4401, 4401]);
  others[0]?.send({ message: 'still here' });
  await others[0]?.waitForFrames(2);
});

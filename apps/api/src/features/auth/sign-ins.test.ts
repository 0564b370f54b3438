import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectChat, listenForWebsockets } from '../../../test/chat-client.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { users } from '../../platform/database/schema/people.ts';
import { seedStudio } from '../../../test/booking.ts';
import { signInOrigin } from './sign-in-origin.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('the origin of a sign-in', () => {
  it.each([
    [iPhone, 'Safari on iPhone'],
    [windows, 'Chrome on Windows'],
    [`${windows} Edg/131.0`, 'Edge on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox on Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('of %j is %j', (userAgent, device) => {
    expect(signInOrigin({ userAgent, address: '' }).device).toBe(device);
  });

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:1:2:3::4', '2001:db8:1::'],
    ['', ''],
  ])('in the network %j is %j', (address, network) => {
    expect(signInOrigin({ userAgent: '', address }).network).toBe(network);
  });
});

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  base = await listenForWebsockets(server.app);
});
afterAll(() => server?.close());

const password = 'Standard!2026';
let serial = 0;

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** An account with an address of its own, and functions that sign it in from a device. */
async function account() {
  const email = `sign-ins${(serial += 1)}@demo.test`;
  await server.database.db
    .insert(users)
    .values({ email, passwordHash: await server.deps.passwords.hash(password) });
  const [user] = await server.database.db.select().from(users).where(eq(users.email, email));
  const signIn = async (device: string): Promise<Tokens> => {
    const { body } = await server.call('POST', '/token/', {
      body: { email, password },
      headers: { 'user-agent': device },
    });
    return body as unknown as Tokens;
  };
  return { id: user?.id ?? '', signIn };
}

const list = async ({ access: token }: Tokens) =>
  (await server.call('GET', '/auth/sign-ins/', { token })).body as unknown as {
    public_id: string;
    device: string;
    is_current: boolean;
    last_used_at: string;
  }[];
const devices = async (tokens: Tokens) => (await list(tokens)).map(({ device }) => device);
const refresh = ({ refresh: token }: Tokens) =>
  server.call('POST', '/token/refresh/', { body: { refresh: token } });

describe("a member's sign-ins", () => {
  it('are listed with device and last use, the current one first, and nobody else’s', async () => {
    const [member, other] = [await account(), await account()];
    await other.signIn(windows);
    const phone = await member.signIn(iPhone);
    server.clock.pass(60);
    const laptop = await member.signIn(windows);
    expect(await list(phone)).toMatchObject([
      { device: 'Safari on iPhone', is_current: true },
      { device: 'Chrome on Windows', is_current: false },
    ]);
    const [before] = await list(laptop);
    server.clock.pass(120);
    const renewed = (await refresh(laptop)).body as unknown as Tokens;
    const [after] = await list(renewed);
    expect(Date.parse(after?.last_used_at ?? '') - Date.parse(before?.last_used_at ?? '')).toBe(120_000);
  });

  it('end one by one', async () => {
    const { signIn } = await account();
    const [phone, laptop] = [await signIn(iPhone), await signIn(windows)];
    const other = (await list(phone)).find(({ is_current }) => !is_current);
    const end = () => server.call('DELETE', `/auth/sign-ins/${other?.public_id}/`, { token: phone.access });
    expect((await end()).status).toBe(204);
    expect((await refresh(laptop)).status).toBe(401);
    expect((await server.call('GET', '/me/', { token: laptop.access })).status).toBe(401);
    expect(await devices(phone)).toEqual(['Safari on iPhone']);
    expect((await end()).status).toBe(404);
  });

  it('of another member cannot be ended', async () => {
    const [member, other] = [await account(), await account()];
    const [own, foreign] = [await member.signIn(iPhone), await other.signIn(windows)];
    const [theirs] = await list(foreign);
    const path = `/auth/sign-ins/${theirs?.public_id}/`;
    expect((await server.call('DELETE', path, { token: own.access })).status).toBe(404);
    expect((await refresh(foreign)).status).toBe(200);
  });

  it('end all but the current one, whose tokens keep working', async () => {
    const { signIn } = await account();
    const [phone, laptop, tablet] = [await signIn(iPhone), await signIn(windows), await signIn(windows)];
    const ended = await server.call('POST', '/auth/sign-ins/end-others/', { token: phone.access });
    expect(ended.status).toBe(204);
    expect(await devices(phone)).toEqual(['Safari on iPhone']);
    expect([(await refresh(laptop)).status, (await refresh(tablet)).status]).toEqual([401, 401]);
    expect((await refresh(phone)).status).toBe(200);
  });

  it('that end close their chat, and the current one stays connected', async () => {
    const [member, other] = [await account(), await account()];
    const [phone, laptop] = [await member.signIn(iPhone), await member.signIn(windows)];
    const room = `${base}/ws/chat/private/${member.id}/${other.id}/`;
    const [here, there] = [await connectChat(room, phone.access), await connectChat(room, laptop.access)];
    here.send({ message: 'hello' });
    await Promise.all([here.waitForFrames(1), there.waitForFrames(1)]);
    await server.call('POST', '/auth/sign-ins/end-others/', { token: phone.access });
    here.send({ message: 'still here' });
    expect(await there.closeCode).toBe(4401);
    await here.waitForFrames(2);
    here.close();
  });
});

import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../src/app/housekeeping.ts';
import { passwordTooCommon } from '../src/features/auth/common-passwords.ts';
import { rateLimits } from '../src/platform/database/schema/server.ts';
import { signInNetworks } from '../src/platform/database/schema/tokens.ts';
import { aMember, aSession, guestForm, seedStudio } from './booking.ts';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';

const password = 'Standard!2026';
const home = '192.0.2.10';
const phone = '2001:db8:1:2::7';
const strange = '198.51.100.1';

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  // Hashing hundreds of wrong passwords would only take time.
  const passwords = {
    hash: (given: string) => Promise.resolve(given),
    matches: (stored: string | undefined, given: string) => Promise.resolve(stored === given),
  };
  server = await testServer({ env: { RATE_LIMITS: 'default' }, adapters: { passwords } });
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.database.db.delete(rateLimits));

const post = (path: string, payload: object, remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api/v2${path}`, remoteAddress, headers, payload });
const signIn = async (email: string, from: string, secret = password, headers = {}) =>
  (await post('/token/', { email, password: secret }, from, headers)).statusCode;

/** Signs up from `home`. */
async function newcomer() {
  const email = `owner${(serial += 1)}@demo.test`;
  const turnstile_token = await provedHuman(server);
  const body = { email, password, confirm_password: password, turnstile_token };
  const reply = await post('/users/register/', body, home);
  expect(reply.statusCode).toBe(201);
  return email;
}

/** Uses up the attempts of all networks together, as eleven networks with ten guesses each do. */
async function attack(email: string) {
  await server.database.db.delete(rateLimits);
  expect(await signIn(email, '203.0.113.1', 'Wrong!2026')).toBe(401);
  await server.database.db
    .update(rateLimits)
    .set({ attempts: 100 })
    .where(like(rateLimits.key, '%|account|%'));
  expect(await signIn(email, '203.0.113.99', 'Wrong!2026')).toBe(429);
}

describe('an attack on one account from many networks', () => {
  it('never locks out a network that has signed in to the account before', async () => {
    const email = await newcomer();
    expect(await signIn(email.toUpperCase(), phone)).toBe(200);
    for (let turn = 0; turn < 110; turn += 1) await signIn(email, `203.0.113.${turn % 11}`, 'Wrong!2026');
    for (let turn = 1; turn <= 3; turn += 1) {
      if (turn > 1) await attack(email);
      expect(await signIn(` ${email} `, home)).toBe(200);
      expect(await signIn(email, '2001:db8:1:2::99')).toBe(200);
      expect(await signIn(email, strange)).toBe(429);
      server.clock.pass(360);
    }
    expect(await signIn(email, strange)).toBe(200);
  });

  it('leaves a known network its own allowance and no more', async () => {
    const email = await newcomer();
    await attack(email);
    for (let turn = 0; turn < 10; turn += 1) expect(await signIn(email, home, 'Wrong!2026')).toBe(401);
    expect(await signIn(email, home)).toBe(429);
    server.clock.pass(301);
    expect(await signIn(email, home)).toBe(200);
  });

  it('does not count attempts of other accounts from the known network', async () => {
    const [one, other] = [await newcomer(), await aMember(server)];
    await attack(other.email);
    expect(await signIn(one, home)).toBe(200);
    expect(await signIn(other.email, home)).toBe(429);
  });

  it('makes nobody known by a wrong password', async () => {
    const email = await newcomer();
    expect(await signIn(email, strange, 'Wrong!2026')).toBe(401);
    await attack(email);
    expect(await signIn(email, strange)).toBe(429);
  });

  it('cannot use a forwarded address to look like a known network, also in the demo', async () => {
    expect(server.deps.settings).toMatchObject({ deployment: 'demo', trustedProxies: [] });
    const email = await newcomer();
    await attack(email);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']) {
      expect(
        await signIn(email, strange, password, { [name]: name === 'forwarded' ? `for=${home}` : home }),
      ).toBe(429);
    }
  });
});

describe('a known network', () => {
  it('is forgotten 90 days after its last sign-in', async () => {
    const email = await newcomer();
    server.clock.pass(89 * 86_400);
    expect(await signIn(email, home)).toBe(200);
    server.clock.pass(89 * 86_400);
    await deleteExpiredData(server.deps);
    await attack(email);
    expect(await signIn(email, home)).toBe(200);
    server.clock.pass(91 * 86_400);
    await deleteExpiredData(server.deps);
    await attack(email);
    expect(await signIn(email, home)).toBe(429);
  });

  it('is stored as a keyed hash, and deleted with the account', async () => {
    const email = await newcomer();
    const { access } = (await post('/token/', { email, password }, home)).json<{ access: string }>();
    const before = await server.database.db.select().from(signInNetworks);
    expect(JSON.stringify(before)).not.toContain(home);
    const headers = { authorization: `Bearer ${access}` };
    const gone = await post('/auth/delete-account/', { password }, home, headers);
    expect(gone.statusCode).toBeLessThan(300);
    const after = await server.database.db.select().from(signInNetworks);
    expect(after).toHaveLength(before.length - 1);
  });
});

describe('a common password', () => {
  const common = 'Password1!';
  const complaint = [passwordTooCommon];

  it('is rejected at sign-up, before the human check is spent', async () => {
    const turnstile_token = await provedHuman(server);
    const body = (secret: string) => ({
      email: 'new@x.test',
      password: secret,
      confirm_password: secret,
      turnstile_token,
    });
    const rejected = await post('/users/register/', body(common), home);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      400,
      { code: 'validation_failed', password: complaint },
    ]);
    expect((await post('/users/register/', body(password), home)).statusCode).toBe(201);
  });

  it('is rejected when a member changes the password', async () => {
    const email = await newcomer();
    const { access } = (await post('/token/', { email, password }, home)).json<{ access: string }>();
    const headers = { authorization: `Bearer ${access}` };
    const body = { old_password: password, new_password: common, confirm_password: common };
    const rejected = await post('/users/password/change/', body, home, headers);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([400, { new_password: complaint }]);
  });

  it('is rejected with a reset link, which stays usable', async () => {
    const email = await newcomer();
    await post('/users/password/reset/', { email }, home);
    const reply = await server.app.inject({
      url: `/dev/outbox?to=${email}`,
      headers: { accept: 'application/json' },
    });
    const { mails } = reply.json<{ mails: { template: string; links: { url: string }[] }[] }>();
    const { pathname } = new URL(mails[0]?.links[0]?.url ?? '');
    const reset = (secret: string) =>
      post(
        `/users/password${pathname.replace('/reset-password', '/reset')}/`,
        { password: secret, confirm_password: secret },
        home,
      );
    const rejected = await reset(common);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([400, { password: complaint }]);
    expect((await reset('Another!2026')).statusCode).toBe(200);
  });

  it('is rejected for a guest who registers, and nothing is reserved', async () => {
    const session = await aSession(server.database);
    const form = guestForm(session, undefined, { password: common });
    const rejected = await post('/training/registrations/guest-register/', form, home);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      400,
      { user_data: { password: complaint } },
    ]);
  });
});

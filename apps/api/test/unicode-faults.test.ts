import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedFromFile } from '../src/app/seed/file/seed-from-file.ts';
import { hash } from '@node-rs/argon2';
import { newsletterSignups } from '../src/platform/database/schema/content.ts';
import { users } from '../src/platform/database/schema/people.ts';
import { folderFiles } from '../src/platform/files/folder-files.ts';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';

const password = 'Standard!2026';
let server: TestServer;
let folder: string;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'unicode-faults-'));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

async function register(email: string, secret = password) {
  const body = {
    email,
    password: secret,
    confirm_password: secret,
    turnstile_token: await provedHuman(server),
  };
  return server.call('POST', '/users/register/', { body });
}
const signIn = async (email: string, secret = password) =>
  (await server.call('POST', '/token/', { body: { email, password: secret } })).status;

async function memberToken(): Promise<string> {
  const { body } = await register(`member${(serial += 1)}@faults.test`);
  return (body['tokens'] as { access: string }).access;
}

describe('an address with a character that nobody sees', () => {
  it.each([
    ['\u200Beva1@example.test', 'eva1@example.test'],
    ['e\u00ADva2@example.test', 'eva2@example.test'],
    ['eva3@exam\u2060ple.test', 'eva3@example.test'],
    ['eva4@example.test\u200B', 'eva4@example.test'],
    ['\uFEFFeva5@example.test', 'eva5@example.test'],
    ['\u202Aeva6@example.test\u202C', 'eva6@example.test'],
    ['eva7@example.test\u3164', 'eva7@example.test'],
  ])('%j registers the account of %s', async (typed, seen) => {
    const { status, body } = await register(typed);
    expect([status, body['user']]).toEqual([201, expect.objectContaining({ email: seen })]);
    expect([await signIn(seen), await signIn(typed)]).toEqual([200, 200]);
    expect((await register(seen)).status).toBe(400);
  });
});

describe('a phone number from another program', () => {
  it.each([
    ['\u202A+1 (313) 555-0142\u202C', '+1 (313) 555-0142'],
    ['+1\u00A0(313)\u00A0555\u20110142', '+1 (313) 555-0142'],
    ['313–555–0142', '313-555-0142'],
    ['＋１（３１３）５５５－０１４２', '+1(313)555-0142'],
    ['٣١٣ ٥٥٥ ٠١٤٢', '313 555 0142'],
    ['313\u2212555\u2009\u00AD0142', '313-555 0142'],
  ])('%j is stored as %s', async (typed, stored) => {
    const token = await memberToken();
    const profile = { first_name: 'A', last_name: 'B', display_name: 'C', phone: typed };
    expect((await server.call('PATCH', '/me/', { token, body: { profile } })).status).toBe(200);
    expect((await server.call('GET', '/me/', { token })).text).toContain(`"phone":"${stored}"`);
  });
});

describe('a password typed on another keyboard', () => {
  it.each([
    ['Caf\u00E9!2026 rink', 'Cafe\u0301!2026 rink'],
    ['\uFB01Ve!Rinks 26', 'fiVe!Rinks 26'],
    ['Ｗheels!Turn 9', 'Wheels!Turn 9'],
  ])('%j also signs in as %j', async (first, second) => {
    const email = `password${(serial += 1)}@faults.test`;
    expect((await register(email, first)).status).toBe(201);
    expect([await signIn(email, first), await signIn(email, second)]).toEqual([200, 200]);
    expect(await signIn(email, `${second}x`)).toBe(401);
    const other = `password${(serial += 1)}@faults.test`;
    await register(other, second);
    expect(await signIn(other, first)).toBe(200);
  });

  it('signs in as typed where an older version hashed it as typed', async () => {
    const email = `password${(serial += 1)}@faults.test`;
    await register(email);
    const typed = 'Cafe\u0301!2026 rink';
    await server.database.db
      .update(users)
      .set({ passwordHash: await hash(typed) })
      .where(eq(users.email, email));
    expect([await signIn(email, typed), await signIn(email, 'Caf\u00E8!2026 rink')]).toEqual([200, 401]);
  });
});

describe('a domain with two spellings', () => {
  it.each([
    ['eva@münchen.test', 'eva@xn--mnchen-3ya.test'],
    ['eva@MÜNCHEN2.test', 'EVA@mu\u0308nchen2.test'],
    ['eva@straße.test', 'eva@xn--strae-oqa.test'],
    ['eva@उदाहरण.test', 'eva@xn--p1b6ci4b4b3a.test'],
    ['eva@example8。test', 'eva＠ｅｘａｍｐｌｅ８．test'],
  ])('%s and %s are one account', async (first, second) => {
    expect((await register(first)).status).toBe(201);
    expect([await signIn(first), await signIn(second)]).toEqual([200, 200]);
    expect((await register(second)).status).toBe(400);
    for (const email of [first, second]) {
      await server.call('POST', '/mailing-list-signup/', {
        body: { email, turnstile_token: await provedHuman(server) },
      });
    }
    const signups = await server.database.db.select().from(newsletterSignups);
    expect(signups).toEqual([expect.objectContaining({ email: expect.stringMatching(/^[!-~]+$/) })]);
    await server.database.db.delete(newsletterSignups);
  });
});

describe('a Canadian postal code', () => {
  it.each(['k1a0b1', 'K1A\u00A00B1', 'ｋ１ａ０ｂ１', ' k1a\u20030b1\u200B'])(
    '%j is stored as K1A 0B1',
    async (postal_code) => {
      const token = await memberToken();
      const address = { address: '1 Rue', city: 'Ottawa', state: 'ON', country: 'CA', postal_code };
      const { status } = await server.call('POST', '/billing-address/', { token, body: address });
      const { body } = await server.call('GET', '/billing-address/', { token });
      expect([status, body['postal_code']]).toEqual([201, 'K1A 0B1']);
    },
  );
});

describe('a control in a data file', () => {
  it.each([
    ['a bell', 'Bell\u0007 of the rink', 'Bell of the rink'],
    ['a noncharacter', 'Rink\uFFFE', 'Rink'],
    ['half of a pair', 'Rink \uD83D 2', 'Rink  2'],
    ['a direction override', '\u202EkniR', 'kniR'],
  ])('%s is dropped from the title of a post', async (_name, title, stored) => {
    const public_id = `post${(serial += 1)}`;
    const post = { public_id, slug: public_id, title, first_published_at: '2026-01-01T00:00:00Z' };
    const body = [{ id: '1', type: 'quote', value: { 'te\u0007xt': title } }];
    const file = JSON.stringify({ posts: [{ ...post, body, intro: `<p>${title}&#7;</p>` }] });
    await seedFromFile({ ...server.deps, files: folderFiles(folder) }, file, new Date());
    const read = (await server.call('GET', `/blog/posts/${public_id}/`)).body;
    expect(read).toMatchObject({ title: stored, body: [{ value: { text: stored } }] });
    expect(JSON.stringify(read)).not.toMatch(/\\u0007|\\ufff|\\ud83d|\u202E/i);
  });

  it('is dropped from people, whose address has its one spelling', async () => {
    const person = {
      public_id: 'file-person',
      email: '\u200BLea@münchen-file.test',
      password,
      first_name: 'Le\u0301a\u0007',
      phone: '３１３\u00A0555–0142',
    };
    await seedFromFile(
      { ...server.deps, files: folderFiles(folder) },
      JSON.stringify({ people: [person] }),
      new Date(),
    );
    expect(await signIn('lea@xn--mnchen-file-thb.test')).toBe(200);
  });
});

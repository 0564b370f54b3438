import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { drawn } from '../../../test/signatures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { verifyChain } from '../waiver/verify-chain.ts';
import { publishWaiver } from '../waiver/versions.ts';

let server: TestServer;
let desk: Person;
let signature: string;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  // The tests publish their own versions, so the seeded waiver is removed.
  await server.database.db.execute(sql`delete from waiver_versions`);
  await publish('1');
  desk = await aTeamMember(server, 'owner');
  signature = await drawn();
});
afterAll(() => server?.close());

async function publish(version: string) {
  server.clock.pass(60);
  const body = `<p>Text ${version}</p>`;
  const text = { version, title: 'Waiver', bodyHtml: body, rules: [], effectiveDate: '2026-03-01' };
  await server.database.withTx((tx) => publishWaiver(tx, text, server.clock.now()));
}
const current = async () => String((await server.call('GET', '/waiver/content/')).body['version']);
type NewMember = NonNullable<Parameters<typeof aMember>[1]>;
async function aLink(send: 'email' | 'none' = 'email', over: NewMember = {}) {
  const person = await aMember(server, { waiver: false, firstName: 'Cheryl', ...over });
  return { person, path: await linkOf(person, send) };
}
async function linkOf({ id }: Person, send: 'email' | 'none' = 'email') {
  const token = await desk.renewed();
  const { body } = await server.call('POST', `/office/people/${id}/waiver-link/`, { token, body: { send } });
  return `/waiver/links/${String(body['url']).split('/').at(-1)}/`;
}
const read = (path: string) => server.call('GET', path);
const sign = async (path: string, over: object = {}, headers = {}) =>
  server.call('POST', path, {
    headers: { 'user-agent': 'A phone', ...headers },
    body: { waiver_accepted: true, payment_consent: true, signature, version: await current(), ...over },
  });
const rowsOf = async ({ id }: Person) =>
  (await server.database.db.execute(sql`select * from waiver_acceptances where user_id = ${id}`)).rows;
const profileOf = async ({ id }: Person) =>
  (await server.database.db.select().from(profiles).where(eq(profiles.userId, id)))[0];

describe('reading a link', () => {
  it('shows the first name and the waiver, nothing else, and is never cached', async () => {
    const { path } = await aLink();
    const { status, body, headers } = await read(path);
    expect([status, body]).toEqual([
      200,
      {
        first_name: 'Cheryl',
        asks: [],
        under_age: false,
        expires_at: expect.any(String),
        waiver: expect.objectContaining({ version: await current(), title: 'Waiver' }),
        changed: [],
      },
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });

  it('says what changed since an earlier version was signed, and nothing to who never signed', async () => {
    const { person, path: first } = await aLink();
    const { body: before } = await read(first);
    await sign(first);
    await publish(`${await current()}-next`);
    const [path, { path: ofOther }] = [await linkOf(person), await aLink()];
    const { version } = before['waiver'] as { version: string };
    expect((await read(path)).body['changed']).toEqual([
      { kind: 'changed', heading: '', text: `Text ${version}-next`, before: `Text ${version}` },
    ]);
    expect((await read(ofOther)).body['changed']).toEqual([]);
  });

  it('asks for what is missing, and shows nothing of it', async () => {
    const { path } = await aLink('email', { lastName: '', dateOfBirth: null });
    expect((await read(path)).body['asks']).toEqual(['last_name', 'date_of_birth']);
  });

  it('says that somebody is too young without the date of birth', async () => {
    const { path } = await aLink('email', { dateOfBirth: '2012-05-05' });
    const { body, text } = await read(path);
    expect([body['under_age'], text.includes('2012')]).toEqual([true, false]);
  });

  it('uses nothing up, however often', async () => {
    const { path } = await aLink();
    for (let times = 0; times < 3; times += 1) expect((await read(path)).status).toBe(200);
    expect((await sign(path)).status).toBe(200);
  });

  it('of an unknown token is a 404', async () => {
    expect((await read('/waiver/links/0f7f2f6b1a11c5b8a510f7f2f6b1a11c/')).status).toBe(404);
  });

  it.each([
    ['sent', 'email', 7 * 24 * 60],
    ['shown', 'none', 30],
  ] as const)('ends after its time: a link that was %s', async (_how, send, minutes) => {
    const { path } = await aLink(send);
    server.clock.pass(minutes * 60);
    const { status, body } = await read(path);
    expect([status, body['code']]).toEqual([410, 'link_ended']);
    expect((await sign(path)).body['code']).toBe('link_ended');
  });

  it('gives a shown one 30 minutes more from the first time it is opened, once', async () => {
    const { path } = await aLink('none');
    server.clock.pass(29 * 60);
    await read(path);
    server.clock.pass(20 * 60);
    await read(path);
    server.clock.pass(9 * 60);
    expect((await read(path)).status).toBe(200);
    server.clock.pass(60);
    expect((await sign(path)).status).toBe(410);
  });
});

describe('signing by a link', () => {
  it('is stored as a link of the chain with its method and device, and holds for the person', async () => {
    const { person, path } = await aLink();
    const { status, body } = await sign(path, { ip_address: '198.51.100.7' });
    expect([status, body]).toEqual([200, { accepted_at: expect.any(String), version: await current() }]);
    expect(await rowsOf(person)).toMatchObject([
      {
        method: 'link',
        signature_file: expect.stringMatching(/^[0-9a-f]{64}$/),
        user_agent: 'A phone',
        server_address: '127.0.0.1',
        client_address: '198.51.100.7',
      },
    ]);
    expect(await verifyChain(server.database.db)).toMatchObject({ whole: true });
    const token = await person.renewed();
    const own = await server.call('GET', '/waiver/status/', { token });
    expect(own.body).toMatchObject({ waiver_accepted: true, payment_consent: true });
    const page = await server.call('GET', `/office/people/${person.id}/`, { token: await desk.renewed() });
    expect(page.body['waiver']).toMatchObject({ method: 'link', is_current: true });
    const { raw } = await server.call('GET', '/waiver/download/', { token: await person.renewed() });
    expect(pdfText(raw)).toContain('by a link that the studio gave');
  });

  it('happens once: the link then says that it has been used', async () => {
    const { person, path } = await aLink();
    await sign(path);
    const again = await sign(path);
    expect([again.status, again.body['code']]).toEqual([410, 'link_used']);
    expect((await read(path)).body['code']).toBe('link_used');
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('with the same key again gets the same answer', async () => {
    const { path } = await aLink();
    const body = { version: await current() };
    const first = await sign(path, body, { 'idempotency-key': 'a-phone-1' });
    expect((await sign(path, body, { 'idempotency-key': 'a-phone-1' })).body).toEqual(first.body);
  });

  it.each([
    ['by another link', async (person: Person) => sign(await linkOf(person, 'none'))],
    [
      'in the portal',
      async (person: Person) =>
        server.call('POST', '/waiver/accept/', {
          token: await person.renewed(),
          body: { waiver_accepted: true, payment_consent: true, signature },
        }),
    ],
  ])('is over once the person signs %s', async (_how, signElsewhere) => {
    const { person, path } = await aLink();
    expect((await signElsewhere(person)).status).toBe(200);
    expect((await sign(path)).body['code']).toBe('link_used');
  });

  it('is over once the account is closed', async () => {
    const { person, path } = await aLink();
    const token = await desk.renewed();
    await server.call('POST', `/office/people/${person.id}/close/`, { token, body: { reason: 'Moved.' } });
    expect((await sign(path)).status).toBe(404);
  });

  it('of a version that was replaced meanwhile is refused with the new text, and can then be signed', async () => {
    const { person, path } = await aLink('email', { dateOfBirth: null });
    const [old, given] = [await current(), { date_of_birth: '1988-02-11' }];
    await publish('2');
    const { status, body } = await sign(path, { version: old, ...given });
    expect([status, body]).toMatchObject([
      409,
      { code: 'waiver_changed', current_version: '2', waiver: { version: '2', body: '<p>Text 2</p>' } },
    ]);
    expect([await rowsOf(person), (await profileOf(person))?.dateOfBirth]).toEqual([[], null]);
    expect((await sign(path, given)).status).toBe(200);
  });

  it('stores the name and the date of birth that were missing', async () => {
    const { person, path } = await aLink('email', { lastName: '', dateOfBirth: null });
    const missing = await sign(path);
    expect([missing.status, Object.keys(missing.body)]).toMatchObject([
      400,
      expect.arrayContaining(['last_name', 'date_of_birth']),
    ]);
    expect((await sign(path, { last_name: 'Ford', date_of_birth: '1988-02-11' })).status).toBe(200);
    expect(await profileOf(person)).toMatchObject({ lastName: 'Ford', dateOfBirth: '1988-02-11' });
  });

  it('changes nothing that is known of the person', async () => {
    const { person, path } = await aLink();
    await sign(path, { first_name: 'Mallory', last_name: 'Mallory', date_of_birth: '1990-01-01' });
    expect(await profileOf(person)).toMatchObject({
      firstName: 'Cheryl',
      lastName: 'Byron',
      dateOfBirth: '1985-05-05',
    });
  });

  it.each([
    ['a date that is given', { dateOfBirth: null }, { date_of_birth: '2010-08-02' }],
    ['a date that is known', { dateOfBirth: '2010-08-02' }, {}],
  ])('by somebody under 18 signs nothing: %s', async (_what, over, given) => {
    const { person, path } = await aLink('email', over);
    const { status, body } = await sign(path, given);
    expect([status, body['date_of_birth']]).toEqual([400, [expect.stringContaining('Aug 2, 2028')]]);
    expect([await rowsOf(person), (await profileOf(person))?.dateOfBirth]).toEqual([[], over.dateOfBirth]);
    expect((await read(path)).status).toBe(200);
  });
});

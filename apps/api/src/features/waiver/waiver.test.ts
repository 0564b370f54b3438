import { formatMediumDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, guestForm, aCard, seedStudio, type Person } from '../../../test/booking.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { blank, drawn } from '../../../test/signatures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { eraseSignerNames } from './acceptances.ts';
import { verifyChain } from './verify-chain.ts';
import { NotPublished, publishWaiver } from './versions.ts';

const text = (version: string, body = `<p>Text ${version}, at your own risk.</p>`) => ({
  version,
  title: 'Liability Waiver',
  bodyHtml: body,
  rules: [{ title: 'Wheels', content: 'Helmet on.' }],
  effectiveDate: '2026-03-01',
});

let server: TestServer;
let signature: string;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  // The tests publish their own versions, so the seeded waiver is removed.
  await server.database.db.execute(sql`delete from waiver_versions`);
  await publish('1');
  signature = await drawn();
});
afterAll(() => server?.close());

/** A minute later, so that publications have different times. */
async function publish(version: string) {
  server.clock.pass(60);
  await server.database.withTx((tx) => publishWaiver(tx, text(version), server.clock.now()));
}
const newcomer = () => aMember(server, { waiver: false });
const accept = async (person: Person, over: object = {}, headers = {}) =>
  server.call('POST', '/waiver/accept/', {
    token: await person.renewed(),
    headers: { 'user-agent': 'A phone', ...headers },
    body: { waiver_accepted: true, payment_consent: true, signature, ...over },
  });
const read = async (person: Person, path: string) =>
  server.call('GET', path, { token: await person.renewed() });
const rowsOf = async ({ id }: Person) =>
  (await server.database.db.execute(sql`select * from waiver_acceptances where user_id = ${id}`)).rows;

describe('signing the waiver', () => {
  it('is stored with version, hash, picture, and the server’s time and address beside the client’s data', async () => {
    const person = await newcomer();
    const content = (await server.call('GET', '/waiver/content/')).body;
    const claimed = { ip_address: '198.51.100.7', timestamp: '1999-01-01T00:00:00Z' };
    const { status, body } = await accept(person, { version: content['version'], ...claimed });
    expect([status, body]).toMatchObject([
      200,
      { waiver_accepted: true, payment_consent: true, accepted_version: '1' },
    ]);
    expect(Date.parse(String(body['waiver_accepted_date']))).toBe(server.clock.now().getTime());
    expect(await rowsOf(person)).toMatchObject([
      {
        method: 'signature',
        content_hash: content['text_hash'],
        signature_file: expect.stringMatching(/^[0-9a-f]{64}$/),
        server_address: '127.0.0.1',
        client_address: '198.51.100.7',
        client_time: '1999-01-01T00:00:00Z',
        user_agent: 'A phone',
      },
    ]);
    expect(await verifyChain(server.database.db)).toMatchObject({ whole: true });
  });

  it.each([
    [{ waiver_accepted: false }, 'waiver_accepted', 'You must accept the liability waiver to continue'],
    [{ payment_consent: false }, 'payment_consent', 'Payment consent is required for membership'],
    [{ signature: '' }, 'signature', 'Digital signature is required'],
  ])('is rejected at the field: %j', async (over, field, sentence) => {
    const person = await newcomer();
    const { status, body } = await accept(person, over);
    expect([status, body[field]]).toEqual([400, [sentence]]);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('with an empty pad is rejected at the signature', async () => {
    const { status, body } = await accept(await newcomer(), { signature: await blank() });
    expect([status, body['signature']]).toEqual([400, ['Digital signature is required']]);
  });

  it('twice adds nothing: the first signature stays', async () => {
    const person = await newcomer();
    await accept(person);
    const first = await rowsOf(person);
    server.clock.pass(3600);
    expect((await accept(person, { signature: await drawn({ ink: '#00f' }) })).status).toBe(200);
    expect(await rowsOf(person)).toEqual(first);
  });

  it.each([
    [{ lastName: '' }, { last_name: ['Last name is required'] }],
    [{ dateOfBirth: null }, { date_of_birth: ['Date of birth is required'] }],
  ])('by somebody unknown is rejected at the missing field: %j', async (over, fields) => {
    const person = await aMember(server, { waiver: false, ...over });
    const { status, body } = await accept(person);
    expect([status, body]).toEqual([
      400,
      {
        code: 'profile_incomplete',
        message: 'Please add your name and date of birth first.',
        request_id: expect.any(String),
        ...fields,
      },
    ]);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('is rejected at the date of birth until the day on which the person is 18', async () => {
    const birthday = (years: number, days: number) => {
      const at = new Date(server.clock.now().getTime() + days * 86_400_000);
      return `${at.getUTCFullYear() - years}${at.toISOString().slice(4, 10)}`;
    };
    const minor = await aMember(server, { waiver: false, dateOfBirth: birthday(18, 1) });
    const { status, body } = await accept(minor);
    expect([status, body['date_of_birth']]).toEqual([
      400,
      [`You can sign the waiver from your 18th birthday on, ${formatMediumDay(birthday(0, 1))}.`],
    ]);
    expect(await rowsOf(minor)).toEqual([]);
    const adult = await aMember(server, { waiver: false, dateOfBirth: birthday(18, 0) });
    expect((await accept(adult)).status).toBe(200);
  });

  it('with the same idempotency key returns the same response', async () => {
    const person = await newcomer();
    const key = { 'idempotency-key': 'one-press' };
    const responses = [await accept(person, {}, key), await accept(person, {}, key)];
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(await rowsOf(person)).toHaveLength(1);
  });
});

describe('a new waiver version', () => {
  it('requires everybody to sign again, rejects the old one, and leaves earlier signatures unchanged', async () => {
    const person = await newcomer();
    await accept(person, { version: '1' });
    await publish('2');
    expect((await read(person, '/waiver/status/')).body).toMatchObject({
      waiver_accepted: false,
      payment_consent: false,
      accepted_version: '1',
      current_version: '2',
      changed: [{ kind: 'changed', text: 'Text 2, at your own risk.' }],
    });
    const late = await accept(person, { version: '1' });
    expect([late.status, late.body]).toMatchObject([409, { code: 'waiver_changed', current_version: '2' }]);
    expect((await server.call('GET', '/waiver/content/?version=1')).body['body']).toContain('Text 1');
    expect((await server.call('GET', '/waiver/content/')).body['body']).toContain('Text 2');
    expect((await accept(person, { version: '2' })).body).toMatchObject({
      waiver_accepted: true,
      accepted_version: '2',
      changed: [],
    });
    expect(pdfText((await read(person, '/waiver/download/?version=1')).raw)).toContain(
      'Text 1, at your own risk.',
    );
    expect(pdfText((await read(person, '/waiver/download/')).raw)).toContain('Text 2, at your own risk.');
  });

  it('blocks registration until it is signed', async () => {
    const person = await newcomer();
    await accept(person);
    await publish('3');
    const session_id = await aSession(server.database);
    const ask = async () =>
      server.call('POST', '/training/registrations/register/', {
        token: await person.renewed(),
        body: { session_id },
      });
    expect((await ask()).body['code']).toBe('waiver_required');
    await accept(person);
    expect((await ask()).status).toBe(201);
  });

  it('requires another name, another text and a later time', async () => {
    const { database, clock } = server;
    const attempt = (body: object, at = clock.now()) =>
      database.withTx((tx) => publishWaiver(tx, { ...text('9'), ...body }, at));
    clock.pass(60);
    await expect(attempt({ version: '1' })).rejects.toThrow(NotPublished);
    await expect(attempt({ bodyHtml: text('3').bodyHtml })).rejects.toThrow('has the same text');
    await expect(attempt({}, new Date(0))).rejects.toThrow('is newer');
  });

  it.each(['You are <s>not</s> liable', 'Read <a href="https://x.test">this</a>', '<!-- nothing -->Helmet'])(
    'requires rules in plain text, because readers may interpret tags differently: %s',
    async (content) => {
      server.clock.pass(60);
      const odd = { ...text('9'), rules: [{ title: 'Wheels', content }] };
      const attempt = server.database.withTx((tx) => publishWaiver(tx, odd, server.clock.now()));
      await expect(attempt).rejects.toThrow('plain text');
    },
  );

  it('is sanitized before anybody reads it', async () => {
    server.clock.pass(60);
    const body = '<p onclick="x()">Read <script>alert(1)</script>me</p>';
    await server.database.withTx((tx) => publishWaiver(tx, text('4', body), server.clock.now()));
    expect((await server.call('GET', '/waiver/content/')).body['body']).toBe('<p>Read me</p>');
  });
});

describe('a guest’s waiver acceptance', () => {
  it('is a link of the same chain, by checkbox, for the text that was in force at the time', async () => {
    const session = await aSession(server.database);
    const form = guestForm(session, await aCard(server, '4000 0027 6000 3184'));
    const held = await server.call('POST', '/training/registrations/guest-register/', { body: form });
    expect(held.status).toBe(202);
    await publish('5');
    const { client_secret } = held.body['payment'] as { client_secret: string };
    const { public_id } = held.body['registration'] as { public_id: string };
    await server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret, approve: true } });
    await server.call('POST', `/training/registrations/${public_id}/confirm-payment/`, {
      body: { client_secret },
    });
    const { rows } = await server.database.db.execute(sql`
      select a.method, a.version from waiver_acceptances a join users u on u.id = a.user_id
      where u.email = ${form.user_data.email}`);
    expect(rows).toEqual([{ method: 'checkbox', version: '4' }]);
    expect(await verifyChain(server.database.db)).toMatchObject({ whole: true });
  });
});

describe('the waiver PDF', () => {
  it('is named with the day and contains text, rules, signature and evidence', async () => {
    const person = await newcomer();
    await accept(person);
    const { status, headers, raw } = await read(person, '/waiver/download/');
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain('waiver-2026-03-02.pdf');
    const [row] = await rowsOf(person);
    const text = pdfText(raw);
    for (const expected of [
      'Helmet on.',
      person.email,
      '127.0.0.1',
      'EST',
      String(row?.['chain_hash']),
      String(row?.['content_hash']),
    ])
      expect(text).toContain(expected);
    expect(raw.includes('/Subtype /Image')).toBe(true);
  });

  it('is identical to the byte each time', async () => {
    const person = await newcomer();
    await accept(person);
    const first = await read(person, '/waiver/download/');
    server.clock.pass(60);
    expect((await read(person, '/waiver/download/')).raw.equals(first.raw)).toBe(true);
  });

  it('prints the name at signing, and beside it the current name of the account', async () => {
    const person = await newcomer();
    await accept(person);
    const [row] = await rowsOf(person);
    await server.database.db.execute(
      sql`update profiles set first_name = 'Somebody', last_name = 'Else' where user_id = ${person.id}`,
    );
    const text = pdfText((await read(person, '/waiver/download/')).raw);
    const [recorded, ofToday] = text.split('Account holder today');
    expect(recorded).toContain('Signed by');
    expect(recorded).toContain('Ada Byron (name at signing, kept outside the chain)');
    expect(recorded).toContain(String(row?.['chain_hash']));
    expect(recorded).not.toContain('Somebody');
    expect(ofToday).toContain(`Somebody Else, ${person.email}`);
    expect(ofToday).toContain('not part of the chain');
  });

  it('prints no name at signing after it is erased, and the chain still verifies', async () => {
    const person = await newcomer();
    await accept(person);
    const { db } = server.database;
    expect((await verifyChain(db)).whole).toBe(true);
    await server.database.withTx((tx) => eraseSignerNames(tx, person.id));
    expect(pdfText((await read(person, '/waiver/download/')).raw)).not.toContain('Signed by');
    expect((await verifyChain(db)).whole).toBe(true);
  });

  it('is not found for people who have signed nothing, or for a version they never signed', async () => {
    const person = await newcomer();
    expect((await read(person, '/waiver/download/')).status).toBe(404);
    await accept(person);
    expect((await read(person, '/waiver/download/?version=1')).status).toBe(404);
  });
});

import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { hashOf, type Files } from '../src/platform/files/files.ts';
import { aCard, aMember, aSession, seedStudio } from './booking.ts';
import { testServer, type TestServer } from './server.ts';

// The errors are those of a full disk. test/proof/disk-full.proof.ts fills a real one.
let server: TestServer;
let filesAreFull = false;
const stored = new Map<string, Uint8Array>();
const keep = async (name: string, content: Uint8Array) => {
  if (filesAreFull) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  stored.set(name, content);
};
const files: Files = {
  keep,
  write: async (content) => {
    await keep(hashOf(content), content);
    return hashOf(content);
  },
  read: async (name) => stored.get(name),
  remove: async (name) => void stored.delete(name),
};
beforeAll(async () => {
  server = await testServer({ adapters: { files } });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const execute = (statement: string) => server.database.db.execute(sql.raw(statement));

it('a full disk of the database is reported as 503, changes nothing, and is over when there is space again', async () => {
  const { token } = await aMember(server);
  const session_id = await aSession(server.database);
  const body = { session_id, payment_plan: 'full', payment_method_id: await aCard(server) };
  const headers = { 'idempotency-key': randomUUID() };
  const register = () => server.call('POST', '/training/registrations/register/', { token, body, headers });
  await execute(`create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`);
  await execute(`create trigger full_disk before insert on registrations execute function disk_is_full()`);
  const rejected = await register();
  expect([rejected.status, rejected.body['code']]).toEqual([503, 'unavailable']);
  expect((await server.call('GET', `/training/sessions/${session_id}/`)).status).toBe(200);
  expect((await checkLedger(server.database.db)).problems).toEqual([]);
  await execute('drop trigger full_disk on registrations');
  expect((await register()).status).toBe(201);
  expect(await checkLedger(server.database.db)).toMatchObject({ problems: [], registrations: 1 });
});

it('a full disk of the files is reported as 503, and the profile keeps its picture', async () => {
  const { token } = await aMember(server);
  const upload = async (color: string) => {
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('profile_image', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }));
    const request = new Request('http://test/', { method: 'POST', body: form });
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v2/feed/upload-image/',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
        'idempotency-key': randomUUID(),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return reply.statusCode;
  };
  const pictureOf = async () => {
    const { body } = await server.call('GET', '/me/', { token });
    return JSON.stringify(body).match(/"[^"]*(?:image|picture)[^"]*":"([^"]+)"/)?.[1];
  };
  expect(await upload('#ff3b1f')).toBeLessThan(300);
  const before = await pictureOf();
  expect(before).toBeDefined();
  filesAreFull = true;
  expect(await upload('#1f3bff')).toBe(503);
  expect(await pictureOf()).toBe(before);
  filesAreFull = false;
  expect(await upload('#1f3bff')).toBeLessThan(300);
  expect(await pictureOf()).not.toBe(before);
});

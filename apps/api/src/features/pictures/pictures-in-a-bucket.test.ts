import { Writable } from 'node:stream';
import { readApiSettings } from '@detroit-well/config/env';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, seedStudio } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { startS3Fake, type S3Fake } from '../../../test/s3-fake/fake.ts';
import { keys } from '../../../test/s3-fake/signed.ts';
import { testClock } from '../../../test/server.ts';
import { buildApp } from '../../app/app.ts';
import type { Database } from '../../platform/database/database.ts';
import { logging } from '../../platform/logging/logging.ts';

let fake: S3Fake;
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let token: string;
let log = '';
beforeAll(async () => {
  fake = await startS3Fake();
  database = await anyDatabase();
  const settings = readApiSettings({ ...fake.env, S3_PREFIX: 'well', RATE_LIMITS: 'load-test' });
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const logger = { ...logging('trace'), stream };
  let deps;
  ({ app, deps } = await buildApp({ settings, database, clock: testClock(), logger, checkReplies: true }));
  await seedStudio(database);
  ({ token } = await aMember({ database, deps }));
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await fake?.close();
});

async function upload() {
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ff3b1f' } });
  const form = new FormData();
  form.append('profile_image', new File([new Uint8Array(await image.png().toBuffer())], 'me.png'));
  const body = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/feed/upload-image/',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, string>>() };
}
const show = (url = '') => app.inject({ method: 'GET', url: new URL(url).pathname });
const urlNow = async () => {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ url: '/api/v2/me/', headers })).json<Record<string, string>>()['image_url'];
};

it('an uploaded picture is stored in the bucket and served from it, and a new one deletes it', async () => {
  const first = await upload();
  expect(first.status).toBe(200);
  expect([...fake.objects.keys()].map((key) => key.replace(/[0-9a-f]{32}/, '*')).sort()).toEqual(
    [120, 160, 240, 80].map((px) => `well/picture-*-${px}`),
  );
  const shown = await show(first.body['image_url']);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });

  const second = await upload();
  expect(fake.objects.size).toBe(4);
  expect((await show(first.body['image_url'])).statusCode).toBe(404);
  expect((await show(second.body['image_url'])).statusCode).toBe(200);
});

it('an outage of the storage causes a 503, not a 404, and the earlier picture stays', async () => {
  const before = (await upload()).body['image_url'];
  fake.fail('breaks');
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await show(before)).statusCode).toBe(503);
  fake.fail(null);
  expect(await urlNow()).toBe(before);
  expect((await show(before)).statusCode).toBe(200);
});

it('a rejection by the storage is logged for the operator, without the secret, and not sent to clients', async () => {
  const url = await urlNow();
  const code = '<Error><Code>AccessDenied</Code></Error>';
  fake.fail({ status: 403, body: code });
  const reply = await show(url);
  fake.fail(null);
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('AccessDenied');
  expect(log).toContain('the file storage responded with 403 AccessDenied to GET');
  expect(log).toContain('the file storage is unreachable');
  for (const secret of [keys.secretAccessKey, 'Signature=']) expect(log.includes(secret)).toBe(false);
});

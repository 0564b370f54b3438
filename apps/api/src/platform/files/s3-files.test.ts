import { readApiSettings } from '@detroit-well/config/env';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Fake, type S3Fake, type S3Fault } from '../../../test/s3-fake/fake.ts';
import { keys, temporaryKeys } from '../../../test/s3-fake/signed.ts';
import type { Files } from './files.ts';
import { s3Files } from './s3-files.ts';
import { bucketUrl, StorageUnavailable } from './s3-requests.ts';

const content = Buffer.from('%PDF-1.4 warm up');
const longTimeouts = { attemptMs: 20_000, attempts: 3, pauseMs: 1 };
/** For tests of a storage that never responds. Other tests need longer timeouts on a busy machine. */
const shortTimeouts = { ...longTimeouts, attemptMs: 100 };

let fake: S3Fake;
beforeAll(async () => void (fake = await startS3Fake()));
beforeEach(() => fake.clearFault());
afterAll(() => fake?.close());

function filesWith(env: Record<string, string> = {}, retryPolicy = longTimeouts): Files {
  const { files } = readApiSettings({ ...fake.env, ...env });
  if (files.storage !== 's3') throw new Error('the settings have no S3 storage');
  return s3Files(files, retryPolicy);
}

/** Each of the three operations separately. */
const calls: [string, (files: Files) => Promise<unknown>][] = [
  ['write', (files) => files.keep('paper', content)],
  ['read', (files) => files.read('paper')],
  ['remove', (files) => files.remove('paper')],
];
const errorOf = async (asked: Promise<unknown>) => {
  try {
    return { response: await asked };
  } catch (error) {
    return error;
  }
};

it('objects are stored below the prefix, with a generic content type', async () => {
  await filesWith({ S3_PREFIX: '/detroit/files/' }).keep('paper', content);
  expect([...fake.objects]).toEqual([['detroit/files/paper', { content, type: 'application/octet-stream' }]]);
});

it('temporary keys are sent with their token, without which the storage refuses them', async () => {
  const temporary = {
    S3_ACCESS_KEY_ID: temporaryKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: temporaryKeys.secretAccessKey,
  };
  const files = filesWith({ ...temporary, S3_SESSION_TOKEN: temporaryKeys.sessionToken });
  await files.keep('paper', content);
  expect(await files.read('paper')).toEqual(content);
  expect(await errorOf(filesWith(temporary).read('paper'))).toMatchObject({
    message: expect.stringContaining('403 InvalidToken'),
  });
});

it('the content is signed too, so that a byte changed in transit is rejected', async () => {
  await filesWith().keep('paper', content);
  const headers = { ...fake.requests[0]?.headers } as Record<string, string>;
  // fetch sets these headers itself.
  for (const name of ['host', 'connection', 'content-length']) delete headers[name];
  const again = (body: Buffer) => fetch(`${fake.url}/studio-files/paper`, { method: 'PUT', headers, body });
  expect((await again(content)).status).toBe(200);
  const altered = await again(Buffer.from('%PDF-1.4 warm-up'));
  expect([altered.status, await altered.text()]).toEqual([
    403,
    expect.stringContaining('XAmzContentSHA256Mismatch'),
  ]);
});

describe.each(calls)('a storage outage is not reported as a response: %s', (_call, ask) => {
  it.each<[string, S3Fault]>([
    ['breaks every connection', 'breaks'],
    ['never responds', 'silent'],
    ['stops in the middle of a response', 'stalls'],
    ['breaks the connection in the middle of a response', 'half'],
    ['is busy', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['limits the request rate', { status: 429, body: '' }],
    ['has an error', { status: 500, body: '<Error><Code>InternalError</Code></Error>' }],
  ])('a storage that %s causes an error after three timely attempts', async (_how, fault) => {
    fake.fail(fault);
    const began = performance.now();
    const retryPolicy = fault === 'silent' || fault === 'stalls' ? shortTimeouts : longTimeouts;
    expect(await errorOf(ask(filesWith({}, retryPolicy)))).toBeInstanceOf(StorageUnavailable);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(fake.requests).toHaveLength(3);
  });

  it('a storage that does not accept connections causes an outage error', async () => {
    const gone = await startS3Fake();
    await gone.close();
    expect(await errorOf(ask(filesWith({ S3_ENDPOINT: gone.url })))).toBeInstanceOf(StorageUnavailable);
  });

  it('a storage that fails twice succeeds at the third attempt', async () => {
    fake.objects.set('paper', { content, type: undefined });
    fake.fail('breaks', 2);
    await ask(filesWith());
    expect(fake.requests).toHaveLength(3);
    expect(await filesWith().read('paper')).toEqual(_call === 'remove' ? undefined : content);
  });
});

describe.each(calls)('a rejection by the storage is not retried: %s', (_call, ask) => {
  it.each([
    ['an unknown access key', { S3_ACCESS_KEY_ID: 'AKIA-OTHER' }, '403 InvalidAccessKeyId'],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'guessed' }, '403 SignatureDoesNotMatch'],
    ['another region', { S3_REGION: 'us-west-1' }, '403 AuthorizationHeaderMalformed'],
    ['a missing bucket', { S3_BUCKET: 'no-such-bucket' }, '404 NoSuchBucket'],
  ])('%s', async (_what, env, details) => {
    const error = await errorOf(ask(filesWith(env)));
    expect(error).toMatchObject({ message: expect.stringContaining(`responded with ${details} to `) });
    expect(error).not.toBeInstanceOf(StorageUnavailable);
    expect(fake.requests).toHaveLength(1);
  });

  it.each<[string, S3Fault, string]>([
    [
      'a forbidden request',
      { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' },
      '403 AccessDenied',
    ],
    ['a 404 from a server that is not a storage', { status: 404, body: '<h1>Not found</h1>' }, '404'],
    [
      'a redirect',
      {
        status: 301,
        body: '<Error><Code>PermanentRedirect</Code></Error>',
        location: '/studio-files/elsewhere',
      },
      '301 PermanentRedirect',
    ],
  ])('%s', async (_what, fault, details) => {
    fake.objects.set('paper', { content, type: undefined });
    fake.fail(fault);
    const error = await errorOf(ask(filesWith()));
    expect(error).toMatchObject({ message: expect.stringContaining(`responded with ${details} to `) });
    expect(fake.requests).toHaveLength(1);
  });

  it('the error contains neither the secret nor a signature', async () => {
    const echo = `<Error><Code>SignatureDoesNotMatch</Code><StringToSign>AWS4 Signature=abc ${keys.secretAccessKey}</StringToSign></Error>`;
    for (const fault of [{ status: 403, body: echo }, { status: 503, body: echo }, 'breaks'] as const) {
      fake.fail(fault);
      const inspected = inspect(await errorOf(ask(filesWith())), { depth: 9, showHidden: true });
      expect(inspected).toContain('the file storage');
      expect(inspected).not.toContain(keys.secretAccessKey);
      expect(inspected).not.toMatch(/Signature=/);
    }
  });
});

it('some storages respond 404 when there is nothing to delete', async () => {
  fake.fail({ status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' });
  await expect(filesWith().remove('paper')).resolves.toBeUndefined();
});

it.each([
  [
    { endpoint: undefined, region: 'us-east-2', bucket: 'studio' },
    'https://studio.s3.us-east-2.amazonaws.com/',
  ],
  [{ endpoint: undefined, region: 'us-east-2', bucket: 'a.b' }, 'https://s3.us-east-2.amazonaws.com/a.b/'],
  [{ endpoint: 'http://minio:9000', region: 'auto', bucket: 'studio' }, 'http://minio:9000/studio/'],
])('%o is asked at %s', (settings, url) => {
  expect(bucketUrl(settings)).toBe(url);
});

import { describe, expect, test } from 'vitest';
import { readApiSettings } from '../src/env.ts';
import { problemsOf } from './problems-of.ts';

const bucket = {
  FILES: 's3',
  S3_REGION: 'us-east-2',
  S3_BUCKET: 'studio-files',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'secret+/=',
};

test('files are stored in a folder unless a bucket is configured', () => {
  expect(readApiSettings({}).files).toEqual({ storage: 'folder' });
  expect(readApiSettings({ ...bucket, FILES: 'folder' }).files).toEqual({ storage: 'folder' });
  expect(readApiSettings(bucket).files).toEqual({
    storage: 's3',
    endpoint: undefined,
    region: 'us-east-2',
    bucket: 'studio-files',
    accessKeyId: 'AKIA',
    secretAccessKey: 'secret+/=',
    sessionToken: undefined,
    prefix: '',
  });
});

test('a bucket may be opened with temporary keys', () => {
  expect(readApiSettings({ ...bucket, S3_SESSION_TOKEN: 'token+/=' }).files).toMatchObject({
    sessionToken: 'token+/=',
  });
});

test('a bucket may use S3-compatible storage and contain other files', () => {
  const settings = { ...bucket, S3_ENDPOINT: 'http://minio:9000/', S3_PREFIX: '/well/files/' };
  expect(readApiSettings(settings).files).toMatchObject({
    endpoint: 'http://minio:9000',
    prefix: 'well/files',
  });
});

test('all missing settings are reported at once', () => {
  expect(problemsOf({ FILES: 's3', S3_REGION: ' ' })).toEqual(
    ['S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
      (name) => `${name} is needed when FILES is s3`,
    ),
  );
});

test('bucket settings that would not be used are rejected', () => {
  const { FILES: _, ...rest } = bucket;
  expect(problemsOf(rest)).toEqual([
    'FILES must be s3 to use S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
  ]);
});

describe('rejects', () => {
  test.each([
    ['FILES', 'disk', 'FILES must be folder or s3, not "disk"'],
    ['S3_REGION', 'us east', 'S3_REGION must be a region'],
    ['S3_REGION', 'x.evil.example/', 'S3_REGION must be a region'],
    ['S3_BUCKET', 'Studio', 'S3_BUCKET must be the name of a bucket'],
    ['S3_BUCKET', 'a/b', 'S3_BUCKET must be the name of a bucket'],
    ['S3_PREFIX', 'a/../b', 'S3_PREFIX must be'],
    ['S3_PREFIX', 'a//b', 'S3_PREFIX must be'],
    ['S3_PREFIX', 'a?b', 'S3_PREFIX must be'],
    ['S3_ENDPOINT', 'minio:9000', 'S3_ENDPOINT must be an http or https address'],
    ['S3_ENDPOINT', 'https://r2.example/studio-files', 'S3_ENDPOINT must be an origin'],
    ['S3_ENDPOINT', 'https://key:secret@r2.example', 'S3_ENDPOINT must be an origin'],
  ])('%s=%s', (name, value, problem) => {
    expect(problemsOf({ ...bucket, [name]: value })).toEqual([expect.stringContaining(problem)]);
  });

  test('without printing the secret in the message', () => {
    const wrong = { ...bucket, S3_BUCKET: 'No', S3_ENDPOINT: 'https://key:hidden@r2.example' };
    expect(problemsOf(wrong).join()).not.toMatch(/hidden|secret\+/);
  });
});

import { readApiSettings } from '@detroit-well/config/env';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Fake, type S3Fake } from '../../../test/s3-fake/fake.ts';
import { assertFilesWritable, createFiles } from './create-files.ts';
import type { Files } from './files.ts';

/** The behavior that every file store must have. */
interface Storage {
  files: Files;
  /** The names of all stored files. */
  names(): Promise<string[]>;
  clear(): Promise<void>;
}

const filesWith = (env: Record<string, string>) => createFiles(readApiSettings(env));

async function inFolder(): Promise<Storage> {
  const DATA_DIR = join(tmpdir(), `detroit-files-${randomUUID()}`);
  return {
    files: await filesWith({ DATA_DIR }),
    names: () => readdir(join(DATA_DIR, 'files')).catch(() => []),
    clear: () => rm(DATA_DIR, { recursive: true, force: true }),
  };
}

async function inBucket(fake: S3Fake, prefix: string): Promise<Storage> {
  return {
    files: await filesWith({ ...fake.env, S3_PREFIX: prefix }),
    names: () =>
      Promise.resolve([...fake.objects.keys()].map((key) => key.slice(prefix ? prefix.length + 1 : 0))),
    clear: () => Promise.resolve(fake.clearFault()),
  };
}

let fake: S3Fake;
beforeAll(async () => void (fake = await startS3Fake()));
afterAll(() => fake?.close());

describe.each([
  ['a folder', () => inFolder()],
  ['a bucket', () => inBucket(fake, '')],
  ['a bucket, below a prefix', () => inBucket(fake, 'detroit/files')],
])('in %s', (_where, make) => {
  let storage: Storage;
  let files: Files;
  beforeEach(async () => {
    storage = await make();
    files = storage.files;
    return storage.clear;
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['every possible byte', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['a view into a larger buffer', new Uint8Array([1, 2, 3, 4, 5]).subarray(1, 3)],
    ['a megabyte', randomBytes(1_048_576)],
  ])('a file of %s is read back unchanged', async (_what, content) => {
    await files.keep('one-file', content);
    expect(Buffer.compare(Buffer.from((await files.read('one-file')) ?? 'none'), content)).toBe(0);
  });

  it('a file is stored under the hash of its content, and the same content once', async () => {
    const written = await Promise.all([1, 2, 3].map(() => files.write(Buffer.from('abc'))));
    const name = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(written).toEqual([name, name, name]);
    expect(await storage.names()).toEqual([name]);
    expect(await files.read(name)).toEqual(Buffer.from('abc'));
  });

  it('a name keeps the content that was written last', async () => {
    await files.keep('notes', Buffer.from('a long first version'));
    await files.keep('notes', Buffer.from('second'));
    expect(Buffer.from((await files.read('notes')) ?? []).toString()).toBe('second');
  });

  it('one of many concurrent writers of a name wins, with its whole content', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(versions.map((content) => files.keep('contested', content)));
    const stored = Buffer.from((await files.read('contested')) ?? []);
    expect(versions.some((content) => content.equals(stored))).toBe(true);
    expect(await storage.names()).toEqual(['contested']);
  });

  it('a file that was never written is not found', async () => {
    expect(await files.read('never')).toBeUndefined();
  });

  it('a file can be deleted, more than once, and its neighbor stays', async () => {
    await files.keep('goes', Buffer.from('1'));
    await files.keep('goes-not', Buffer.from('2'));
    await files.remove('goes');
    await files.remove('goes');
    await files.remove('never');
    expect(await files.read('goes')).toBeUndefined();
    expect(await storage.names()).toEqual(['goes-not']);
  });

  it.each([
    '',
    '..',
    '../out',
    'a/b',
    '/a',
    'a.b',
    'A',
    '-a',
    'a?b',
    'a%2fb',
    'ä',
    'a b',
    'a\n',
    'a'.repeat(122),
  ])('%j is rejected as a file name', async (name) => {
    await files.keep('witness', Buffer.from('x'));
    await expect(files.keep(name, Buffer.from('y'))).rejects.toThrow('a file cannot have this name');
    expect(await files.read(name)).toBeUndefined();
    await files.remove(name);
    expect(await storage.names()).toEqual(['witness']);
  });

  it('a name may have 121 characters', async () => {
    const name = 'a'.repeat(121);
    await files.keep(name, Buffer.from('x'));
    expect(await files.read(name)).toEqual(Buffer.from('x'));
  });
});

describe('the check at the start of production', () => {
  const insideAFile = { DATA_DIR: join(fileURLToPath(import.meta.url), 'data') };

  it('rejects a data folder in which no file can be stored', async () => {
    await expect(assertFilesWritable(readApiSettings(insideAFile))).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
  });

  it('does not need the data folder when files are stored in a bucket', async () => {
    const settings = readApiSettings({ ...insideAFile, ...fake.env });
    await expect(assertFilesWritable(settings)).resolves.toBeUndefined();
  });
});

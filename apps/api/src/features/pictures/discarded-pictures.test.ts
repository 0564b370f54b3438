import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import type { Files } from '../../platform/files/files.ts';
import { folderFiles } from '../../platform/files/folder-files.ts';
import { deleteDiscardedPictures, registerPicture } from './discarded-pictures.ts';
import { pictureFiles } from './picture-files.ts';
import { setPicture } from '../profile/pictures.ts';

let folder: string;
let server: TestServer;
let files: Files;
/** Operations of the storage that currently fail. */
let away: 'remove' | 'keep' | null = null;
/** The picture that the storage does not delete. */
let stuck: string | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-discarded-'));
  files = folderFiles(folder);
  const unless = (what: 'remove' | 'keep') => {
    if (away === what) throw new Error('the storage does not respond');
  };
  const storage: Files = {
    ...files,
    keep: async (name, content) => {
      await files.keep(name, content);
      unless('keep');
    },
    remove: async (name) => {
      unless('remove');
      if (stuck !== null && name.includes(stuck)) throw new Error('the storage refuses to delete it');
      await files.remove(name);
    },
  };
  server = await testServer({ adapters: { files: storage } });
  await seedStudio(server.database);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => void (away = null));

const png = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#e34' } })
    .png()
    .toBuffer();
const giveTo = async (userId: string, deps = server.deps) =>
  setPicture(deps, userId, new File([new Uint8Array(await png())], 'me.png'), 'image');
async function nameOf(userId: string): Promise<string> {
  const { rows } = await server.database.db.execute<{ image_file: string }>(
    sql`select image_file from profiles where user_id = ${userId}`,
  );
  return rows[0]?.image_file ?? '';
}
const stored = async (name: string) => {
  const found = await Promise.all(pictureFiles(name).map((file) => files.read(file)));
  return found.filter((content) => content !== undefined).length;
};
const waiting = async () => {
  const { rows } = await server.database.db.execute<{ name: string }>(
    sql`select name from discarded_pictures`,
  );
  return rows.map(({ name }) => name);
};

describe('a replaced profile picture', () => {
  it('is deleted before the response', async () => {
    const { id } = await aMember(server);
    await giveTo(id);
    const before = await nameOf(id);
    expect(await stored(before)).toBe(4);
    await giveTo(id);
    expect([await stored(before), await stored(await nameOf(id)), await waiting()]).toEqual([0, 4, []]);
  });

  it('is deleted later when the storage does not respond, and the new picture is still shown', async () => {
    const { id } = await aMember(server);
    await giveTo(id);
    const before = await nameOf(id);
    away = 'remove';
    await giveTo(id);
    expect([await stored(before), await waiting()]).toEqual([4, [before]]);
    await expect(deleteDiscardedPictures(server.deps)).rejects.toMatchObject({
      cause: { message: 'the storage does not respond' },
    });
    expect(await waiting()).toEqual([before]);
    away = null;
    await deleteDiscardedPictures(server.deps);
    expect([await stored(before), await stored(await nameOf(id)), await waiting()]).toEqual([0, 4, []]);
  });
});

it('a picture that the storage never deletes does not keep the others', async () => {
  const names = ['picture-stuck', 'picture-first', 'picture-second'];
  for (const name of names) await registerPicture(server.database.db, name, server.clock.now());
  server.clock.pass(11 * 60);
  stuck = 'picture-stuck';
  await expect(deleteDiscardedPictures(server.deps)).rejects.toThrow('failed rows: 1');
  expect(await waiting()).toEqual(['picture-stuck']);
  stuck = null;
  await deleteDiscardedPictures(server.deps);
  expect(await waiting()).toEqual([]);
});

describe('an uploaded picture that is not saved in the profile', () => {
  it('is deleted when storing it failed halfway, and the earlier picture stays', async () => {
    const { id } = await aMember(server);
    await giveTo(id);
    const before = await nameOf(id);
    away = 'keep';
    await expect(giveTo(id)).rejects.toThrow('does not respond');
    away = null;
    const [half = ''] = await waiting();
    expect(await stored(half)).toBeGreaterThan(0);
    await deleteDiscardedPictures(server.deps);
    expect([await stored(half), await stored(before), await nameOf(id)]).toEqual([0, 4, before]);
  });

  it('stays when it was saved and only the confirmation of that was lost', async () => {
    const { id } = await aMember(server);
    const { database } = server.deps;
    const cut: typeof database.withTx = async (...work) => {
      await database.withTx(...work);
      throw new Error('the database connection broke');
    };
    await expect(giveTo(id, { ...server.deps, database: { ...database, withTx: cut } })).rejects.toThrow(
      'broke',
    );
    await deleteDiscardedPictures(server.deps);
    expect([await stored(await nameOf(id)), await waiting()]).toEqual([4, []]);
  });

  it('is deleted after the process died, but not while the upload may still be running', async () => {
    const name = 'picture-of-a-process-that-died';
    await registerPicture(server.database.db, name, server.clock.now());
    for (const file of pictureFiles(name)) await files.keep(file, await png());
    await deleteDiscardedPictures(server.deps);
    expect(await stored(name)).toBe(4);
    server.clock.pass(11 * 60);
    await deleteDiscardedPictures(server.deps);
    expect([await stored(name), await waiting()]).toEqual([0, []]);
  });
});

import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { sessions } from '../../../platform/database/schema/training.ts';
import { folderFiles } from '../../../platform/files/folder-files.ts';
import { seedFromFile } from './seed-from-file.ts';

const session = (public_id: string, title: string) => ({
  public_id,
  program: 'p1',
  title,
  start_datetime: '2026-04-01T18:00:00-04:00',
  end_datetime: '2026-04-01T19:00:00-04:00',
  price_member: '60.00',
  price_public: '75.00',
  max_participants: 16,
});
const person = (public_id: string, email: string) => ({ public_id, email, password: 'Standard!2026' });
const stored = {
  categories: [{ public_id: 'c1', name: 'Skate' }],
  programs: [{ public_id: 'p1', category: 'c1', title: 'Foundations' }],
  people: [person('u1', 'one@file.test')],
  sessions: [session('s1', 'Rhythm & Glide')],
  memberships: [{ public_id: 'm1', person: 'u1', tier: 'Standard', start_date: '2026-03-01' }],
};

let server: TestServer;
let folder: string;
const load = (content: object) =>
  seedFromFile({ ...server.deps, files: folderFiles(folder) }, JSON.stringify(content), server.clock.now());
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'detroit-refused-'));
  await load(stored);
  await server.database.db.update(sessions).set({ taken: 11 }).where(eq(sessions.id, 's1'));
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const databaseWords = /constraint|violates|relation|column|insert into|update |DETAIL|Failed query|Key \(/i;

describe('a file that the tables would reject', () => {
  it.each<[what: string, content: object, sentence: string]>([
    [
      'fewer places than booked spots',
      { sessions: [{ public_id: 's1', max_participants: 4 }] },
      'sessions.0.max_participants: "Rhythm & Glide" (s1) has 11 booked spots, which is more than 4 places',
    ],
    [
      'a session of an unknown program',
      { sessions: [{ ...session('s2', 'New'), program: 'p9' }] },
      'sessions.0.program: p9 is not in programs',
    ],
    [
      'a session that ends before it starts',
      { sessions: [{ public_id: 's1', end_datetime: '2026-04-01T17:00:00-04:00' }] },
      'sessions.0.end_datetime: the session would end before it starts',
    ],
    [
      'an email that another person has',
      { people: [person('u2', 'one@file.test')] },
      'people.0.email: one@file.test belongs to u1',
    ],
    [
      'two rows with one id',
      { people: [person('u3', 'three@file.test'), person('u3', 'four@file.test')] },
      'people.1.public_id: u3 is there twice',
    ],
    [
      'two categories with one name',
      {
        categories: [
          { public_id: 'c2', name: 'Twin', slug: 'a' },
          { public_id: 'c3', name: 'Twin', slug: 'b' },
        ],
      },
      'categories.1.name: Twin belongs to c2',
    ],
    [
      'a membership that ends before it starts',
      { memberships: [{ public_id: 'm1', end_date: '2026-02-01' }] },
      'memberships.0.end_date: the membership would end before it starts',
    ],
    [
      'a number that no table can hold',
      { sessions: [{ public_id: 's1', max_participants: 99_999_999_999 }] },
      'The database could not store the file (SQLSTATE 22003), and nothing was loaded.',
    ],
  ])('is refused with a sentence of its own: %s', async (_what, content, sentence) => {
    const refusal = await load(content).then(
      () => new Error('it was loaded'),
      (error: unknown) => error as Error,
    );
    expect(refusal.message).toContain(sentence);
    expect(refusal.message).not.toMatch(databaseWords);
  });

  it('may keep as many places as booked spots', async () => {
    const counts = await load({ sessions: [{ public_id: 's1', max_participants: 11 }] });
    expect(counts).toMatchObject({ sessions: 1 });
  });

  it('may name rows that it contains itself', async () => {
    const counts = await load({
      sessions: [{ ...session('s5', 'Fifth'), program: 'p5' }],
      programs: [{ public_id: 'p5', category: 'c5', title: 'Fifth' }],
      categories: [{ public_id: 'c5', name: 'Fifth' }],
    });
    expect(counts).toMatchObject({ sessions: 1, programs: 1, categories: 1 });
  });
});

import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { folderFiles } from '../../../platform/files/folder-files.ts';
import { seedFromFile } from './seed-from-file.ts';

/** One row of each kind with every field. */
const whole = {
  categories: [{ public_id: 'c1', name: 'Skate', slug: 'own-slug', description: 'Wheels', position: 3 }],
  programs: [
    {
      public_id: 'p1',
      category: 'c1',
      title: 'Foundations',
      slug: 'own-program',
      description: 'From the start',
      difficulty_level: 'Beginner',
      is_featured: true,
    },
  ],
  people: [
    {
      public_id: 'u1',
      email: 'one@file.test',
      password: 'Standard!2026',
      first_name: 'One',
      last_name: 'Person',
      display_name: 'The one',
      phone: '(313) 555-0100',
      gender: 1,
      date_of_birth: '1980-01-31',
      is_staff: true,
      waiver_accepted: true,
    },
  ],
  coaches: [{ public_id: 'k1', name: 'Coach', bio: 'Rolls', certifications: ['CPR'], person: 'u1' }],
  sessions: [1, 2].map((n) => ({
    public_id: `s${n}`,
    program: 'p1',
    coach: 'k1',
    title: `Session ${n}`,
    description: 'An hour',
    start_datetime: '2026-04-01T18:00:00-04:00',
    end_datetime: '2026-04-01T19:00:00-04:00',
    location: 'Floor 2',
    price_member: '60.00',
    price_public: '75.50',
    max_participants: 8,
    status: 'rescheduled',
    requirements: ['Sleep'],
    what_to_bring: ['Socks'],
  })),
  memberships: [
    {
      public_id: 'm1',
      person: 'u1',
      tier: 'Standard',
      is_active: false,
      start_date: '2026-01-01',
      end_date: '2026-12-31',
    },
  ],
  posts: [
    {
      public_id: 'b1',
      slug: 'a-post',
      title: 'A post',
      subheader: 'Below it',
      excerpt: 'In short',
      intro: '<p>Hello &amp; welcome</p>',
      body: [{ id: 'x', type: 'simple_content', value: { content: '<p>Words</p>' } }],
      tags: ['Wheels', 'Wood'],
      first_published_at: '2026-01-01T00:00:00Z',
    },
  ],
  pages: [
    {
      public_id: 'g1',
      html_path: '/a-page/',
      type: 'legal.PrivacyPolicyPage',
      title: 'A page',
      seo_title: 'Found',
      search_description: 'As said',
      effective_date: '2026-02-01',
      body: '<p>Text</p>',
      intro_text: '<p>First</p>',
      rules: [{ title: 'One', content: 'Rule' }],
    },
  ],
  materials: [
    {
      public_id: 'f1',
      session: 's1',
      title: 'Notes',
      file_name: 'notes.txt',
      content_type: 'text/plain',
      content_base64: Buffer.from('bring socks').toString('base64'),
    },
  ],
};
type Kind = keyof typeof whole;

let server: TestServer;
let folder: string;
const load = (content: object) =>
  seedFromFile({ ...server.deps, files: folderFiles(folder) }, JSON.stringify(content), server.clock.now());
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'detroit-partial-'));
  await load(whole);
  // Columns that a file cannot set.
  await server.database.db.execute(sql`update pages set fields = fields || '{"hero": [{"heading": "Big"}]}'`);
  await server.database.db.execute(
    sql`update users set email_verified_at = '2026-01-15T12:00:00Z' where id = 'u1'`,
  );
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const tables =
  'categories programs users profiles coaches sessions memberships posts post_tags pages session_materials waiver_acceptances';
type Rows = Record<string, Record<string, unknown>[]>;
async function stored(): Promise<Rows> {
  const all: Rows = {};
  for (const table of tables.split(' ')) {
    const { rows } = await server.database.db.execute(
      sql`select to_jsonb(t) as row from ${sql.raw(table)} t order by to_jsonb(t)::text`,
    );
    all[table] = rows.map(({ row }) => row as Record<string, unknown>);
  }
  return all;
}

/** The columns that differ, as table.column. */
function changed(before: Rows, after: Rows): string[] {
  const names = Object.keys(before).flatMap((table) =>
    (after[table] ?? []).flatMap((row, index) =>
      Object.keys(row)
        .filter((name) => JSON.stringify(row[name]) !== JSON.stringify(before[table]?.[index]?.[name]))
        .map((name) => `${table}.${name}`),
    ),
  );
  return [...new Set(names)].toSorted();
}

/** Loads the file a minute later and returns what changed. */
async function changedBy(content: object): Promise<string[]> {
  const before = await stored();
  server.clock.pass(60);
  await load(content);
  return changed(before, await stored());
}

/** The columns that change with each field that calendars show. */
const shown = ['sessions.revision', 'sessions.updated_at'];

describe('a file that contains some of the stored fields', () => {
  it('moves one session by its id and new times, and keeps everything else', async () => {
    const moved = { start_datetime: '2026-04-02T18:00:00-04:00', end_datetime: '2026-04-02T19:00:00-04:00' };
    expect(await changedBy({ sessions: [{ public_id: 's1', ...moved }] })).toEqual([
      'sessions.ends_at',
      'sessions.revision',
      'sessions.starts_at',
      'sessions.updated_at',
      'sessions.version',
    ]);
    // Loading the same file again moves nothing.
    expect(await changedBy({ sessions: [{ public_id: 's1', ...moved }] })).toEqual([]);
  });

  it('may contain different fields of two rows, and a new row', async () => {
    const before = (await stored())['sessions'] ?? [];
    const isNew = { ...whole.sessions[0], public_id: 's3', title: 'Third', max_participants: undefined };
    await load({
      sessions: [{ public_id: 's1', location: 'Floor 1' }, isNew, { public_id: 's2', max_participants: 9 }],
    });
    const [first, second, third] = (await stored())['sessions'] ?? [];
    expect(first).toMatchObject({
      ...before[0],
      location: 'Floor 1',
      location_id: expect.any(String),
      revision: 2,
      updated_at: expect.any(String),
      version: 3,
    });
    expect(second).toEqual({ ...before[1], max_participants: 9, version: 2 });
    expect(third).toMatchObject({ id: 's3', title: 'Third', max_participants: null, revision: 0 });
  });

  it.each<[kind: Kind, part: object, columns: string[]]>([
    ['categories', { name: 'Roll' }, ['categories.name']],
    ['programs', { is_featured: false }, ['programs.is_featured']],
    ['programs', { title: 'By another name' }, ['programs.title']],
    // The database computes the names that the office searches and sorts by.
    ['people', { last_name: 'Else' }, ['profiles.last_name', 'profiles.search_name', 'profiles.sort_name']],
    ['people', { email: 'new@file.test' }, ['users.email']],
    ['people', { password: 'Another!2026' }, ['users.password_hash']],
    ['people', { date_of_birth: null }, ['profiles.date_of_birth']],
    ['coaches', { bio: 'Rolls still' }, ['coaches.bio']],
    // An open editor of the office sees by the version that another person saved.
    ['sessions', { status: 'cancelled' }, [...shown, 'sessions.status', 'sessions.version']],
    ['sessions', { price_public: 80 }, ['sessions.price_public_cents', 'sessions.version']],
    ['sessions', { coach: null }, [...shown, 'sessions.coach_id', 'sessions.version']],
    ['sessions', { max_participants: null }, ['sessions.max_participants', 'sessions.version']],
    ['memberships', { tier: 'Founding' }, ['memberships.tier']],
    ['posts', { excerpt: 'In brief' }, ['posts.excerpt', 'posts.search_text']],
    ['posts', { tags: ['Wheels', 'Stone'] }, ['post_tags.slug', 'post_tags.tag']],
    ['pages', { title: 'The page' }, ['pages.title']],
    ['pages', { intro_text: '<p>Begin</p>' }, ['pages.fields']],
    ['materials', { title: 'Paper' }, ['session_materials.title']],
  ])('of %s changes only those fields: %j', async (kind, part, columns) => {
    expect(await changedBy({ [kind]: [{ public_id: whole[kind][0]?.public_id, ...part }] })).toEqual(
      columns.toSorted(),
    );
  });

  it('keeps the columns of a page that a file cannot set', async () => {
    const [page] = (await stored())['pages'] ?? [];
    expect(page?.['fields']).toMatchObject({
      hero: [{ heading: 'Big' }],
      introText: '<p>Begin</p>',
      rules: [{ title: 'One', content: 'Rule' }],
    });
  });

  it.each(Object.keys(whole) as Kind[])('changes nothing of %s by an id alone', async (kind) => {
    expect(await changedBy({ [kind]: [{ public_id: whole[kind][0]?.public_id }] })).toEqual([]);
  });

  it('cannot contain part of a new row: the error says where and what is missing, and nothing is loaded', async () => {
    const before = await stored();
    const wrong = {
      categories: [{ public_id: 'c1', name: 'Lost' }],
      people: [{ public_id: 'u9', phone: '1' }],
      sessions: [{ public_id: 's1' }, { public_id: 's9', title: 'New' }],
    };
    await expect(load(wrong)).rejects.toThrow(
      /people\.0\.email: needed, u9 is new[\s\S]*people\.0\.password[\s\S]*sessions\.1\.program[\s\S]*sessions\.1\.price_public/,
    );
    expect(await stored()).toEqual(before);
  });

  it('rejects unknown field names, so that a typo does not count as a change', async () => {
    const misspelled = { sessions: [{ public_id: 's1', start_time: '2026-04-02T18:00:00-04:00' }] };
    await expect(load(misspelled)).rejects.toThrow(/start_time/);
  });
});

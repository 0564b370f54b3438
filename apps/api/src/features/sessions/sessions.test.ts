import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { categories, programs } from '../../platform/database/schema/training.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  const { db } = server.database;
  await db.insert(categories).values({ id: 'core', name: 'Core//Strength', slug: 'core-strength' });
  await db.insert(programs).values({
    id: 'kettle',
    categoryId: 'core',
    title: 'Kettlebell Standard',
    slug: 'kettlebell-standard',
    difficultyLevel: 'Advanced',
    isFeatured: true,
  });
  const on = (day: string) => new Date(`${day}T18:30:00-05:00`);
  await aSession(server.database, { id: 'past', startsAt: on('2026-02-20') });
  await aSession(server.database, { id: 'soon', startsAt: on('2026-03-03') });
  await aSession(server.database, { id: 'full', startsAt: on('2026-03-05'), maxParticipants: 4, taken: 4 });
  await aSession(server.database, {
    id: 'open',
    startsAt: on('2026-03-06'),
    maxParticipants: null,
    programId: 'kettle',
  });
  await aSession(server.database, { id: 'late', startsAt: new Date('2026-03-20T23:59:00-04:00') });
  await aSession(server.database, { id: 'off', startsAt: on('2026-03-07'), status: 'cancelled' });
});
afterAll(() => server?.close());

const list = async (query: string, token?: string) => {
  const { body } = await server.call(
    'GET',
    `/training/sessions/?${query}`,
    token === undefined ? {} : { token },
  );
  return body as { count: number; sessions: Record<string, unknown>[] };
};
const ids = async (query: string) => (await list(query)).sessions.map(({ public_id: id }) => id);

describe('the session list', () => {
  it.each([
    ['', ['past', 'soon', 'full', 'open', 'off', 'late']],
    ['upcoming_only=true', ['soon', 'full', 'open', 'off', 'late']],
    ['available_only=true', ['soon', 'open', 'late']],
    ['exclude_session=soon&available_only=1', ['open', 'late']],
    ['program=kettle', ['open']],
    ['program=Kettlebell%20Standard', ['open']],
    ['program=kettlebell-standard', ['open']],
    ['category=Core%2F%2FStrength', ['open']],
    ['category=core-strength', ['open']],
    ['difficulty=advanced', ['open']],
    ['start_date=2026-03-05&end_date=2026-03-06', ['full', 'open']],
    ['start_date=2026-03-20', ['late']],
    ['end_date=2026-03-20&start_date=2026-03-07', ['off', 'late']],
    ['limit=2&offset=1', ['soon', 'full']],
    ['category=nothing', []],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('counts all matches, whatever the page', async () => {
    expect(await list('limit=2')).toMatchObject({ count: 6 });
    expect(await list('limit=1&offset=5&upcoming_only=true')).toMatchObject({ count: 5, sessions: [] });
  });

  it('rejects an invalid filter at its field', async () => {
    const { status, body } = await server.call('GET', '/training/sessions/?start_date=tomorrow&limit=0');
    expect(status).toBe(400);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['start_date', 'limit']));
  });

  it('needs the same number of queries for two rows as for two hundred', async () => {
    const { token } = await aMember(server);
    const { db } = server.database;
    const queries = async (query: string) => {
      const spied = db as unknown as { execute: (statement: unknown) => unknown };
      const execute = spied.execute;
      let count = 0;
      spied.execute = function counted(this: unknown, statement: unknown) {
        count += 1;
        return execute.call(this, statement);
      };
      try {
        const found = await list(query, token);
        return { rows: found.sessions.length, count };
      } finally {
        spied.execute = execute;
      }
    };
    const few = await queries('limit=2&program=roll');
    await db.execute(sql`insert into sessions (id, program_id, title, starts_at, ends_at, price_member_cents, price_public_cents)
      select 'many-' || n, 'kettle', 'Many', '2027-01-01T12:00:00Z'::timestamptz + n * interval '1 day',
        '2027-01-01T13:00:00Z'::timestamptz + n * interval '1 day', 1000, 2000 from generate_series(1, 100) n`);
    const many = await queries('limit=100&program=kettle');
    await db.execute(sql`delete from sessions where id like 'many-%'`);
    expect([few.rows, many.rows]).toEqual([2, 100]);
    expect(many.count).toBe(few.count);
  });
});

describe('the price in the session list', () => {
  it.each([
    ['nobody', {}, '75.00'],
    ['somebody without membership', { member: false }, '75.00'],
    ['a member', { member: true }, '60.00'],
  ])('is the price that %s pays', async (_who, options, price) => {
    const token = 'member' in options ? (await aMember(server, options)).token : undefined;
    expect((await list('program=roll&limit=1', token)).sessions[0]).toMatchObject({
      price,
      price_public: '75.00',
    });
  });

  it('is the public rate for sessions after the membership ends', async () => {
    const { id, token } = await aMember(server, { member: true });
    await server.database.db.execute(
      sql`update memberships set end_date = '2026-03-05' where user_id = ${id}`,
    );
    const { sessions } = await list('upcoming_only=true', token);
    const prices = Object.fromEntries(sessions.map((one) => [one['public_id'], one['price']]));
    expect(prices).toMatchObject({ soon: '60.00', full: '60.00', open: '75.00' });
  });
});

describe('one session', () => {
  it('is returned with all fields', async () => {
    const { body } = await server.call('GET', '/training/sessions/full/');
    expect(body).toMatchObject({
      public_id: 'full',
      start_datetime: '2026-03-05T18:30:00-05:00',
      program: { title: 'Rhythm Roll', category_name: 'Skate//Well', difficulty_level: 'Beginner' },
      coach: { name: 'Imani Brooks', certifications: ['CPR'] },
      is_full: true,
      available_spots: 0,
      current_registrations: 4,
      session_type: 'upcoming',
      is_registered: false,
    });
  });

  it.each([
    ['soon', { can_register: true, available_spots: 10, is_full: false, registration_open: true }],
    ['full', { can_register: false, available_spots: 0, is_full: true }],
    ['open', { can_register: true, available_spots: null, max_participants: null }],
    ['off', { can_register: false, registration_open: false }],
    ['past', { can_register: false, registration_open: false }],
  ])('for %s, shows whether registration is possible', async (id, expected) => {
    expect((await server.call('GET', `/training/sessions/${id}/availability/`)).body).toMatchObject(expected);
  });

  it('is not found when it does not exist', async () => {
    expect((await server.call('GET', '/training/sessions/none/')).status).toBe(404);
    expect((await server.call('GET', '/training/sessions/none/availability/')).status).toBe(404);
  });

  it('includes the caller’s own registration', async () => {
    const { token } = await aMember(server);
    await server.call('POST', '/training/registrations/register/', { token, body: { session_id: 'soon' } });
    const { body } = await server.call('GET', '/training/sessions/soon/', { token });
    expect(body).toMatchObject({ is_registered: true, payment_status: 'pending' });
    const { body: free } = await server.call('GET', '/training/sessions/soon/availability/', { token });
    expect(free).toMatchObject({ can_register: false });
  });
});

describe('anonymous session lists', () => {
  it('come from a cache that a registration purges at once', async () => {
    purgeSessionLists();
    const spots = async () =>
      (await list('program=roll&upcoming_only=true')).sessions[0]?.['available_spots'];
    const before = Number(await spots());
    await server.database.db.execute(sql`update sessions set title = 'Renamed' where id = 'soon'`);
    expect((await list('program=roll&upcoming_only=true')).sessions[0]).not.toMatchObject({
      title: 'Renamed',
    });
    const { token } = await aMember(server);
    await server.call('POST', '/training/registrations/register/', { token, body: { session_id: 'soon' } });
    expect(await spots()).toBe(before - 1);
  });
});

describe('programs', () => {
  it('are listed, filtered and counted', async () => {
    const all = JSON.parse((await server.call('GET', '/training/programs/')).text) as unknown[];
    expect(all).toMatchObject([
      { public_id: 'kettle', upcoming_count: 1 },
      { public_id: 'roll', upcoming_count: 3 },
    ]);
    const core = JSON.parse(
      (await server.call('GET', '/training/programs/?category=core-strength')).text,
    ) as unknown[];
    expect(core).toMatchObject([{ public_id: 'kettle' }]);
    const featured = JSON.parse((await server.call('GET', '/training/programs/featured/')).text) as unknown[];
    expect(featured).toMatchObject([{ public_id: 'kettle', is_featured: true }]);
    const tiles = JSON.parse((await server.call('GET', '/training/programs/categories/')).text) as unknown[];
    expect(tiles).toMatchObject([
      { name: 'Core//Strength', session_count: 1 },
      { name: 'Skate//Well', session_count: 3 },
    ]);
  });

  it('show their sessions', async () => {
    const { body } = await server.call('GET', '/training/programs/roll/sessions/?upcoming_only=true');
    expect((body['sessions'] as { public_id: string }[]).map(({ public_id: id }) => id)).toEqual([
      'soon',
      'full',
      'off',
      'late',
    ]);
    expect((await server.call('GET', '/training/programs/none/sessions/')).status).toBe(404);
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { closures, programs, sessions } from '../../platform/database/schema/training.ts';
import { extendSeries } from './extend-series.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer({ env: { SERIES_WEEKS_AHEAD: '4' } });
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});

const call = (method: string, path: string, body?: object) =>
  server.call(method, `/office/${path}`, { token: manager.token, ...(body && { body }) });

const body = {
  title: 'Tuesday Roll',
  program_id: 'roll',
  coach_id: 'coach',
  weekdays: ['tuesday'],
  start_date: '2026-03-03',
  start_time: '18:30',
  end_time: '20:00',
  max_participants: 12,
  price_public: '75.00',
  price_member: '60.00',
};

const sessionsOf = (id: string) =>
  server.database.db.select().from(sessions).where(eq(sessions.seriesId, id)).orderBy(asc(sessions.startsAt));
const daysOf = async (id: string) => (await sessionsOf(id)).map(({ generatedFor }) => generatedFor);
const extend = () => extendSeries(server.deps);
const closureOf = (start_date: string, end_date = start_date) =>
  call('POST', 'closures/', { start_date, end_date, reason: 'Inventory' });

describe('a new series', () => {
  it('has its sessions of the next weeks when the call responds', async () => {
    const made = await call('POST', 'series/', body);
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        weekdays: ['tuesday'],
        interval: 1,
        time_zone: 'America/Detroit',
        count: null,
        until: null,
        last_date: null,
        sessions_count: 4,
        version: 1,
      },
    ]);
    const id = String(made.body['id']);
    const { body: listed } = await call('GET', `sessions/?series=${id}`);
    expect(listed['results']).toMatchObject([
      {
        title: 'Tuesday Roll',
        series_id: id,
        generated_for: '2026-03-03',
        start_datetime: '2026-03-03T18:30:00-05:00',
        end_datetime: '2026-03-03T20:00:00-05:00',
        max_participants: 12,
        edited_fields: [],
      },
      { start_datetime: '2026-03-10T18:30:00-04:00' },
      { generated_for: '2026-03-17' },
      { generated_for: '2026-03-24' },
    ]);
    expect((await call('GET', 'series/?search=tues')).body['results']).toMatchObject([{ id }]);
  });

  it('ends after its number of held sessions, also beyond the horizon', async () => {
    await server.database.db
      .insert(closures)
      .values({ startDate: '2026-03-10', endDate: '2026-03-10', reason: 'Inventory' });
    const made = await call('POST', 'series/', { ...body, count: 6 });
    expect(made.body).toMatchObject({ count: 6, until: null, last_date: '2026-04-14', sessions_count: 3 });
    expect(made.body['exclusions']).toEqual(['2026-03-10']);
    await server.database.db.delete(closures);
  });

  it.each([
    [{ weekdays: [] }, 'weekdays'],
    [{ weekdays: ['someday'] }, 'weekdays'],
    [{ end_time: '18:30' }, 'end_time'],
    [{ start_time: '25:00' }, 'start_time'],
    [{ count: 401 }, 'count'],
    [{ count: 3, until: '2026-05-01' }, 'until'],
    [{ until: '2026-03-02' }, 'until'],
    [{ weekdays: ['monday', 'tuesday', 'friday'], until: '2029-03-01' }, 'until'],
    [{ interval: 0 }, 'interval'],
    [{ interval: 52, count: 400 }, 'count'],
    [{ start_date: '1900-01-01' }, 'start_date'],
    [{ program_id: 'nothing' }, 'program_id'],
    [{ price_member: '-1.00' }, 'price_member'],
  ])('with %j is refused at its field', async (part, field) => {
    const { status, body: refused } = await call('POST', 'series/', { ...body, ...part });
    expect([status, Object.keys(refused)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('over midnight ends on the next day', async () => {
    const { body: made } = await call('POST', 'series/', { ...body, start_time: '22:00', end_time: '01:00' });
    const [first] = await sessionsOf(String(made['id']));
    expect(first?.endsAt.toISOString()).toBe('2026-03-04T06:00:00.000Z');
  });

  it('makes no sessions of the past', async () => {
    const { body: made } = await call('POST', 'series/', { ...body, start_date: '2026-02-10' });
    expect(await daysOf(String(made['id']))).toEqual([
      '2026-03-03',
      '2026-03-10',
      '2026-03-17',
      '2026-03-24',
    ]);
  });
});

describe('the job of the series', () => {
  it('makes the sessions up to the horizon once', async () => {
    const id = await aSeries(server, {}, 1);
    expect(await daysOf(id)).toEqual(['2026-03-03']);
    await Promise.all([extend(), extend()]);
    await extend();
    expect(await daysOf(id)).toEqual(['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24']);
    server.clock.set('2026-03-09T12:00:00-04:00');
    await extend();
    expect((await daysOf(id)).at(-1)).toBe('2026-03-31');
  });

  it('never revives a deleted or cancelled session, and follows none that was moved', async () => {
    const id = await aSeries(server, {}, 4);
    const [first, second, third] = await sessionsOf(id);
    expect((await call('DELETE', `sessions/${first?.id}/`)).status).toBe(204);
    await server.database.db
      .update(sessions)
      .set({ status: 'cancelled' })
      .where(eq(sessions.id, second?.id ?? ''));
    const moved = await call('PATCH', `sessions/${third?.id}/`, {
      version: 1,
      start_datetime: '2026-03-18T18:30:00-04:00',
      end_datetime: '2026-03-18T20:00:00-04:00',
    });
    expect(moved.body).toMatchObject({
      generated_for: '2026-03-17',
      edited_fields: ['start_datetime', 'end_datetime'],
    });
    await extend();
    expect(await daysOf(id)).toEqual(['2026-03-10', '2026-03-17', '2026-03-24']);
    expect((await call('GET', `series/${id}/`)).body).toMatchObject({ exclusions: ['2026-03-03'] });
  });

  it('makes nothing of an archived series or program', async () => {
    const id = await aSeries(server, { archivedAt: new Date() }, 1);
    await server.database.db
      .insert(programs)
      .values({ id: 'gone', categoryId: 'skate', title: 'Gone', slug: 'gone', archivedAt: new Date() });
    const other = await aSeries(server, { programId: 'gone' }, 1);
    await extend();
    expect([await daysOf(id), await daysOf(other)]).toEqual([[], []]);
  });
});

describe('a changed series', () => {
  it('gives its fields to later sessions, and none to those that exist', async () => {
    const id = await aSeries(server, {}, 1);
    const changed = await call('PATCH', `series/${id}/`, { version: 1, title: 'Slow Roll' });
    expect(changed.body).toMatchObject({ title: 'Slow Roll', version: 2 });
    expect((await sessionsOf(id)).map(({ title }) => title)).toEqual([
      'Tuesday Roll',
      'Slow Roll',
      'Slow Roll',
      'Slow Roll',
    ]);
  });

  it('is deleted with its sessions while nobody has used them', async () => {
    const id = await aSeries(server, {}, 2);
    expect((await call('DELETE', `series/${id}/`)).status).toBe(204);
    expect([await daysOf(id), (await call('GET', `series/${id}/`)).status]).toEqual([[], 404]);
    const other = await aSeries(server, {}, 2);
    server.clock.set('2026-03-04T12:00:00-05:00');
    manager = await aTeamMember(server, 'manager');
    expect((await call('DELETE', `series/${other}/`)).body).toMatchObject({ code: 'has_history' });
  });
});

describe('a closure', () => {
  const book = async (session: string) => {
    const { id } = await aMember(server);
    await server.database.db.insert(registrations).values({
      sessionId: session,
      userId: id,
      status: 'confirmed',
      priceCents: 0,
      rate: 'public',
      plan: 'full',
    });
  };

  it('removes unbooked generated dates for good and lists the booked ones', async () => {
    const id = await aSeries(server, {}, 4);
    const [, second, third] = await sessionsOf(id);
    await book(third?.id ?? '');
    const single = await aSession(server.database, { startsAt: new Date('2026-03-10T10:00:00-04:00') });
    const made = await closureOf('2026-03-10', '2026-03-17');
    expect([made.status, made.body]).toMatchObject([201, { booked: [{ id: third?.id, booked_count: 1 }] }]);
    expect(await daysOf(id)).toEqual(['2026-03-03', '2026-03-17', '2026-03-24']);
    expect((await call('GET', `sessions/${single}/`)).body).toMatchObject({ status: 'scheduled' });
    expect((await call('GET', `sessions/${second?.id}/`)).status).toBe(404);
    expect((await call('DELETE', `closures/${String(made.body['id'])}/`)).status).toBe(204);
    await extend();
    expect(await daysOf(id)).toEqual(['2026-03-03', '2026-03-17', '2026-03-24']);
  });

  it('lists a booked course that meets on these days, with that meeting', async () => {
    const id = await aCourse(server.database, 3, { startsAt: new Date('2026-06-04T18:30:00-04:00') });
    await registerUnpaid(server, id, await aMember(server));
    expect((await closureOf('2026-06-11')).body).toMatchObject({
      booked: [{ id, start_datetime: '2026-06-11T18:30:00-04:00', booked_count: 1 }],
    });
    expect((await closureOf('2026-06-12')).body).toMatchObject({ booked: [] });
  });

  it('keeps a date that had people before as a cancelled session', async () => {
    const id = await aSeries(server, { startDate: '2026-03-24' }, 4);
    const [only] = await sessionsOf(id);
    await book(only?.id ?? '');
    await server.database.db
      .update(registrations)
      .set({ status: 'cancelled', cancelledAt: new Date() })
      .where(eq(registrations.sessionId, only?.id ?? ''));
    expect((await closureOf('2026-03-24')).body).toMatchObject({ booked: [] });
    expect(await sessionsOf(id)).toMatchObject([{ status: 'cancelled', cancelReason: 'Inventory' }]);
    await server.database.db.delete(closures);
  });

  it('that grows removes the sessions of its new days', async () => {
    const id = await aSeries(server, {}, 2);
    const { body: made } = await closureOf('2026-03-09');
    expect(await daysOf(id)).toEqual(['2026-03-03', '2026-03-10']);
    const grown = await call('PATCH', `closures/${String(made['id'])}/`, {
      version: 1,
      end_date: '2026-03-10',
    });
    expect(grown.body).toMatchObject({ version: 2, end_date: '2026-03-10' });
    expect(await daysOf(id)).toEqual(['2026-03-03']);
    await server.database.db.delete(closures);
  });

  it('ends on its first day at the earliest', async () => {
    const refused = await closureOf('2026-03-10', '2026-03-09');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['end_date'])]);
  });
});

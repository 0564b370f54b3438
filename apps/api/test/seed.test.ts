import { studioDay, studioOffsetMinutes } from '@detroit-well/config/studio-time';
import { readApiSettings } from '@detroit-well/config/env';
import { isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { posts } from '../src/platform/database/schema/blog.ts';
import { folderFiles } from '../src/platform/files/folder-files.ts';
import { series, sessionMaterials, sessions } from '../src/platform/database/schema/training.ts';
import { extendSeries } from '../src/features/series/extend-series.ts';
import { seed } from '../src/app/seed/seed.ts';
import { storeMaterialFiles } from '../src/app/seed/training/seed-materials.ts';
import { planCalendar } from '../src/app/seed/training/calendar.ts';
import { memoryDatabase } from './database.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-20T15:00:00-05:00');

describe('the demo data', () => {
  let database: Database;
  beforeAll(async () => {
    database = await memoryDatabase();
    await seed(database, now);
  });
  afterAll(() => database?.close());

  it('has upcoming sessions that are full, have two seats left, unlimited, cancelled and free', async () => {
    const ahead = (await database.db.select().from(sessions)).filter(({ startsAt }) => startsAt > now);
    const left = ahead.map(
      ({ maxParticipants, taken }) => maxParticipants === null || maxParticipants - taken,
    );
    expect(left).toEqual(expect.arrayContaining([0, 2, true]));
    expect(ahead.some(({ status }) => status === 'cancelled')).toBe(true);
    expect(ahead.some(({ pricePublicCents }) => pricePublicCents === 0)).toBe(true);
  });

  it('has two series whose sessions exist, so that the job adds none', async () => {
    const made = await database.db.$count(sessions);
    await extendSeries({
      database,
      clock: { now: () => now },
      settings: readApiSettings({}),
    });
    expect([await database.db.$count(series), await database.db.$count(sessions)]).toEqual([2, made]);
    const own = await database.db.$count(sessions, isNotNull(sessions.seriesId));
    expect(own).toBeGreaterThanOrEqual(12);
  });

  it('counts exactly the registered people as taken seats', async () => {
    const { rows } = await database.db.execute<{ taken: number; live: number }>(sql`
      select s.taken, count(r.id) filter (where r.status = 'confirmed') as live
      from sessions s left join registrations r on r.session_id = s.id group by s.id, s.taken`);
    expect(rows.filter(({ taken, live }) => taken !== live)).toEqual([]);
  });

  it('has completed registrations of the member, and marks the attendance of every meeting that is over', async () => {
    const { rows } = await database.db.execute<{ completed: number }>(sql`
      select count(*)::int as completed from registrations r join sessions s on s.id = r.session_id
      where r.user_id = 'person-member' and s.ends_at < ${now.toISOString()}::timestamptz`);
    expect(rows[0]?.completed).toBe(3);
    const { rows: unmarked } = await database.db.execute(sql`
      select r.id, m.number from registrations r join session_meetings m on m.session_id = r.session_id
      where r.status = 'confirmed' and (m.ends_at < ${now.toISOString()}::timestamptz) <> exists (
        select 1 from attendance_facts a
        where a.registration_id = r.id and a.meeting = m.number and (a.standing or a.kind <> 'check_in'))`);
    expect(unmarked).toEqual([]);
  });

  it('has late, excused and absent people in its history, and each attended most of the time', async () => {
    const { rows } = await database.db.execute<{
      late: number;
      excused: number;
      absent: number;
      all: number;
    }>(sql`
      select count(*) filter (where late)::int as late, count(*) filter (where kind = 'excused')::int as excused,
        count(*) filter (where kind = 'no_show')::int as absent, count(*)::int as all from attendance_facts`);
    const { late = 0, excused = 0, absent = 0, all = 0 } = rows[0] ?? {};
    for (const some of [late, excused, absent]) expect(some).toBeGreaterThan(4);
    expect(late + excused + absent).toBeLessThan(all / 3);
  });

  it('agrees between ledger, instalment plan and payment provider, to the cent', async () => {
    const { rows } = await database.db.execute<{
      price: number;
      planned: number;
      ledger: number;
      books: number;
    }>(sql`
      select r.price_cents as price, coalesce(sum(i.amount_cents), 0) as planned,
        coalesce(sum(p.amount_cents), 0) as ledger, coalesce(sum(c.amount_cents), 0) as books
      from registrations r left join instalments i on i.registration_id = r.id
      left join payments p on p.instalment_id = i.id and p.method = 'card' and p.status = 'succeeded'
      left join sandbox_charges c on c.id = p.provider_ref
      group by r.id, r.price_cents`);
    expect(rows.filter(({ price, planned, ledger, books }) => price !== planned || ledger !== books)).toEqual(
      [],
    );
  });

  it('has files and a chat for the next session of the member', async () => {
    const folder = join(tmpdir(), `detroit-papers-${randomUUID()}`);
    const files = folderFiles(folder);
    await storeMaterialFiles(files);
    const given = await database.db.select().from(sessionMaterials);
    for (const { file, bytes } of given) expect(await files.read(file)).toHaveLength(bytes);
    const { rows } = await database.db.execute<{ said: number }>(sql`
      select count(m.id)::int as said from registrations r join chat_messages m on m.room = 'training:' || r.session_id
      where r.user_id = 'person-member' and exists (select 1 from session_materials f where f.session_id = r.session_id)`);
    expect([given.length > 0, rows[0]?.said]).toEqual([true, 4]);
    await rm(folder, { recursive: true });
  });

  it('has posts that use every kind of block', async () => {
    const rows = await database.db.select({ body: posts.body }).from(posts);
    expect(rows).toHaveLength(14);
    const kinds = new Set(
      rows.flatMap(({ body }) => body.map(({ type, value }) => [type, value['layout']].join(' ').trim())),
    );
    expect([...kinds].sort()).toEqual([
      'fullwidth_image',
      'quote',
      'simple_content center',
      'simple_content full',
      'simple_content split-left',
      'simple_content split-right',
      'split_image',
    ]);
  });
});

describe.each(['2026-01-07', '2026-03-01', '2026-06-15', '2026-10-31', '2026-11-20', '2027-02-28'])(
  'the calendar seeded on %s',
  (day) => {
    const seededAt = new Date(`${day}T20:00:00Z`);
    const calendar = planCalendar(seededAt);
    const days = calendar.map(({ startsAt }) => (startsAt.getTime() - seededAt.getTime()) / dayMs);

    it('has at least 40 sessions that start between 30 days before and 60 days after the seed', () => {
      expect(days.filter((ahead) => ahead > -30 && ahead < 60).length).toBeGreaterThanOrEqual(40);
      // Older ones are courses that met in the last 30 days.
      const ends = calendar.map(({ endsAt }) => (endsAt.getTime() - seededAt.getTime()) / dayMs);
      expect(Math.min(...ends)).toBeGreaterThan(-30);
    });

    it('has six-week courses that are ahead, running and completed', () => {
      const courses = calendar.filter(({ meetings }) => meetings.length > 1);
      expect(new Set(courses.map(({ meetings }) => meetings.length))).toEqual(new Set([6]));
      const states = courses.map(({ startsAt, endsAt }) =>
        startsAt > seededAt ? 'ahead' : endsAt > seededAt ? 'running' : 'completed',
      );
      for (const state of ['ahead', 'running', 'completed'])
        expect(states.filter((one) => one === state).length).toBeGreaterThanOrEqual(5);
    });

    it('books no room and no coach twice at once', () => {
      const taken = calendar.flatMap(({ id, location, coachId, meetings }) =>
        meetings.flatMap(({ startsAt, endsAt }) =>
          [location, coachId].map((what) => ({ id, what, startsAt, endsAt })),
        ),
      );
      const overlaps = taken.flatMap((one, index) =>
        taken
          .slice(index + 1)
          .filter(
            ({ what, startsAt, endsAt }) =>
              what === one.what && startsAt < one.endsAt && endsAt > one.startsAt,
          )
          .map(({ id, what }) => [one.id, id, what]),
      );
      expect(overlaps).toEqual([]);
    });

    it('has a session on each side of the next clock change', () => {
      const offsets = calendar
        .filter(({ startsAt }) => startsAt > seededAt)
        .map(({ startsAt }) => studioOffsetMinutes(startsAt));
      expect(new Set(offsets).size).toBe(2);
    });

    it('gives every session its own id, and its own day within the series', () => {
      const keys = calendar.map(({ of, startsAt }) => `${of.key} ${studioDay(startsAt)}`);
      expect(new Set(keys).size).toBe(keys.length);
    });
  },
);

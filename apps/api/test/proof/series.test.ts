import { eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extendSeries } from '../../src/features/series/extend-series.ts';
import { addDays } from '../../src/platform/clock/studio-calendar.ts';
import { outboxMails } from '../../src/platform/database/schema/outbox.ts';
import { registrations } from '../../src/platform/database/schema/registrations.ts';
import { sessions } from '../../src/platform/database/schema/training.ts';
import { aCard, seedStudio, type Person } from '../booking.ts';
import { realDatabase } from '../database.ts';
import { manyMembers } from '../many-members.ts';
import { aSeries } from '../office/series-cases.ts';
import { bookedBy, sessionsOf } from '../office/series-fixture.ts';
import { testServer, type TestServer } from '../server.ts';
import { aTeamMember } from '../team-fixture.ts';
import { amount, report } from './amounts.ts';

const weeks = amount(20, 52);
const people = amount(10, 40);
/** The series splits at this session. */
const split = 9;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await testServer({
    database: await realDatabase(),
    env: { SERIES_WEEKS_AHEAD: String(weeks + 8) },
  });
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());

const call = (method: string, path: string, body?: object) =>
  server.call(method, `/office/${path}`, { token: owner.token, ...(body && { body }) });

const ms = (since: number) => Math.round(performance.now() - since);
const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** Three registrations of each person, spread over the sessions. */
const pairsOf = (ids: readonly string[], members: readonly { readonly id: string }[]) =>
  members.flatMap(({ id }, index) =>
    [0, 1, 2].map((nth) => [ids[(index + nth * 7) % ids.length] ?? '', id] as const),
  );

it('a year of weekly sessions moves from its tenth on, with everyone who booked', async () => {
  const { db } = server.database;
  const until = addDays('2026-03-03', 7 * (weeks - 1));
  const id = await aSeries(server, { count: weeks, until, maxParticipants: null }, weeks + 8);
  const all = await sessionsOf(server, id);
  expect(all).toHaveLength(weeks);
  // Three are edited by hand, one is cancelled, one deleted.
  const [edited, cancelled, deleted] = [all.slice(11, 14), all[15], all[16]];
  for (const one of edited)
    expect((await call('PATCH', `sessions/${one.id}/`, { version: 1, title: 'Guest night' })).status).toBe(
      200,
    );
  await db
    .update(sessions)
    .set({ status: 'cancelled' })
    .where(eq(sessions.id, cancelled?.id ?? ''));
  expect((await call('DELETE', `sessions/${deleted?.id}/`)).status).toBe(204);
  const gone = new Set([cancelled?.id, deleted?.id]);
  const open = all.filter((one) => !gone.has(one.id));
  const bookable = open.slice(split).filter((one) => !edited.includes(one));
  const members = await manyMembers(server, people);
  const pairs = pairsOf(
    bookable.map((one) => one.id),
    members,
  );
  await bookedBy(server, pairs);

  const body = {
    scope: 'this_and_following',
    session_id: all[split]?.id,
    changes: { start_time: '19:00', end_time: '20:30' },
  };
  const previews: number[] = [];
  let token = '';
  for (let round = 0; round < amount(3, 20); round += 1) {
    const began = performance.now();
    const { body: seen } = await call('POST', `series/${id}/changes/preview/`, body);
    previews.push(performance.now() - began);
    token = String(seen['preview_token']);
    expect(seen).toMatchObject({
      sessions_count: bookable.length,
      people_count: people,
      registrations_count: people * 3,
      dropped: [],
      added: [],
    });
    expect((seen['skipped'] as { id: string }[]).map((one) => one.id)).toEqual(
      [...edited, ...(cancelled === undefined ? [] : [cancelled])].map((one) => one.id),
    );
  }

  const before = await db.select().from(registrations).orderBy(registrations.id);
  // Visitors and a member call while the change is stored.
  const waits: number[] = [];
  let isApplied = false;
  const [member] = await manyMembers(server, 1);
  const card = await aCard(server);
  const calls = async () => {
    while (!isApplied) {
      const began = performance.now();
      await server.call('GET', `/training/sessions/${all[split + 1]?.id}/?r=${randomUUID()}`);
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const books = async () => {
    const session_id = all[split + 2]?.id;
    const began = performance.now();
    const { status } = await server.call('POST', '/training/registrations/register/', {
      ...(member && { token: member.token }),
      body: { session_id, payment_plan: 'full', payment_method_id: card },
    });
    waits.push(performance.now() - began);
    return status;
  };
  const began = performance.now();
  const applying = call('POST', `series/${id}/changes/`, { ...body, preview_token: token });
  const others = [calls(), new Promise((resolve) => setTimeout(resolve, 60)).then(books)] as const;
  const done = await applying;
  const applied = ms(began);
  isApplied = true;
  const [, booked] = await Promise.all(others);
  report('a series moves', {
    sessions: bookable.length,
    'preview p95 ms': Math.round(p95(previews)),
    'apply ms': applied,
    'longest other call ms': Math.round(Math.max(...waits)),
  });
  expect(booked).toBe(201);
  expect([done.status, done.body]).toMatchObject([200, { registrations_count: people * 3 }]);

  const following = await sessionsOf(server, String(done.body['series_id']));
  const kept = open.slice(split).map((one) => one.id);
  expect(following.map((one) => one.id)).toEqual(kept);
  for (const one of following) {
    const isEdited = edited.some((other) => other.id === one.id);
    const was = all.find((other) => other.id === one.id);
    const movedBy = one.startsAt.getTime() - (was?.startsAt.getTime() ?? 0);
    expect([one.title, movedBy]).toEqual(isEdited ? ['Guest night', 0] : ['Tuesday Roll', 30 * 60_000]);
  }
  const after = await db
    .select()
    .from(registrations)
    .where(
      inArray(
        registrations.id,
        before.map((one) => one.id),
      ),
    )
    .orderBy(registrations.id);
  const identity = (rows: typeof before) =>
    rows.map((one) => [one.id, one.sessionId, one.userId, one.status]);
  expect(identity(after)).toEqual(identity(before));

  const mails = await db.select().from(outboxMails).where(eq(outboxMails.template, 'sessions_changed'));
  expect(mails).toHaveLength(people);
  for (const { recipient, textBody, attachments } of mails) {
    const own = before.filter((one) => `${one.userId}@crowd.test` === recipient);
    expect(textBody.match(/before:/g)).toHaveLength(own.length);
    const [calendar] = attachments;
    expect(own.map((one) => calendar?.text.includes(`UID:${one.id}@`))).toEqual(own.map(() => true));
    // The sequence was 0 before.
    expect(calendar?.text.match(/SEQUENCE:2\r/g)).toHaveLength(own.length);
  }

  const count = () => db.$count(sessions);
  const made = await count();
  await extendSeries(server.deps);
  await extendSeries(server.deps);
  expect(await count()).toBe(made);
});

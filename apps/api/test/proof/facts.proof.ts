import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import type { ChildServer } from '../child-server.ts';
import { twoChildren, type TwoChildren } from '../two-children.ts';
import { report } from './amounts.ts';

// A phone that was offline all day sends everything at once, again and again, while a visitor reads the schedule.
const uploads = 12;
const factsEach = 400;
const people = 60;
const visitsASecond = 5;
const quietMs = 10_000;
/** Each for another session. Enough for as many visits beside the uploads. */
const rounds = 4;

let two: TwoChildren;
let database: Database;
let children: readonly ChildServer[] = [];
beforeAll(async () => {
  two = await twoChildren();
  ({ children, database } = two);
});
afterAll(() => two?.close());

const childAt = (index: number): string => children[index % children.length]?.url ?? '';

/** A session of the demo's coach that has just begun, and its registrations. */
async function crowdedSession(): Promise<string[]> {
  const id = randomUUID();
  await database.db.execute(sql`
    insert into sessions (id, program_id, coach_id, title, starts_at, ends_at, price_member_cents, price_public_cents, taken)
    select ${id}, program_id, coach_id, 'Crowd', now() - interval '10 minutes', now() + interval '1 hour', 0, 0, ${people}::int
    from sessions where coach_id = (select c.id from coaches c join users u on u.id = c.user_id where u.email = 'coach@demo.test')
    limit 1`);
  await database.db.execute(sql`
    insert into registrations (id, session_id, user_id, status, price_cents, rate, plan, confirmed_at)
    select ${`${id}-`} || u.id, ${id}, u.id, 'confirmed', 0, 'public', 'full', now()
    from users u join profiles f on f.user_id = u.id order by u.id limit ${people}`);
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from registrations where session_id = ${id}`,
  );
  return rows.map((row) => row.id);
}

async function signIn(): Promise<string> {
  const reply = await fetch(`${childAt(0)}/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'coach@demo.test', password: 'Standard!2026' }),
  });
  return ((await reply.json()) as { access: string }).access;
}

/** Visits at a steady rate until `isOver`, whatever the replies take. */
async function visit(isOver: () => boolean) {
  const visits: Promise<{ status: number; ms: number }>[] = [];
  for (let index = 0; !isOver(); index += 1) {
    const began = performance.now();
    visits.push(
      fetch(`${childAt(index)}/training/sessions/upcoming/?limit=20`).then(async (reply) => {
        await reply.arrayBuffer();
        return { status: reply.status, ms: performance.now() - began };
      }),
    );
    await sleep(1000 / visitsASecond);
  }
  const done = await Promise.all(visits);
  const times = done.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    visits: done.length,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    failed: done.filter(({ status }) => status !== 200).map(({ status }) => status),
  };
}

it('many uploads of one coach at once do not keep a visitor waiting', async () => {
  const sessions = [];
  for (let round = 0; round < rounds; round += 1) sessions.push(await crowdedSession());
  const token = await signIn();
  const quietUntil = performance.now() + quietMs;
  const quiet = await visit(() => performance.now() > quietUntil);

  const at = new Date().toISOString();
  const factsOf = (registrations: readonly string[]) =>
    Array.from({ length: factsEach }, (_, index) => ({
      id: randomUUID(),
      kind: index % 3 === 0 ? 'no_show' : 'check_in',
      registration_id: registrations[index % registrations.length],
      at,
      device: 'Tablet',
    }));
  const began = performance.now();
  let isOver = false;
  const beside = visit(() => isOver);
  const upload = async (registrations: readonly string[], index: number) => {
    const reply = await fetch(`${childAt(index)}/office/attendance/facts/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ facts: factsOf(registrations) }),
    });
    return { status: reply.status, body: (await reply.json()) as { results?: { state: string }[] } };
  };
  const replies = [];
  for (const session of sessions)
    replies.push(
      ...(await Promise.all(Array.from({ length: uploads }, (_, index) => upload(session, index)))),
    );
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  const loaded = await beside;
  const stored = replies.flatMap(({ body }) => body.results ?? []).filter(({ state }) => state === 'stored');
  const { rows } = await database.db.execute<{ many: number }>(
    sql`select count(*)::int as many from attendance_facts where device = 'Tablet'`,
  );
  report('facts of one coach at once', {
    rounds,
    'uploads at once': uploads,
    'facts each': factsEach,
    'stored facts': stored.length,
    'seconds for each round': (seconds / rounds).toFixed(1),
    'visits quiet': quiet.visits,
    'p95 quiet ms': quiet.p95.toFixed(0),
    'visits beside': loaded.visits,
    'p95 beside ms': loaded.p95.toFixed(0),
  });
  expect([quiet.failed, loaded.failed]).toEqual([[], []]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(rows[0]?.many).toBe(stored.length);
  expect(loaded.p95).toBeLessThan(3 * quiet.p95);
});

import { readApiSettings } from '@detroit-well/config/env';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { buildApp } from '../../src/app/app.ts';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { registerForSession } from '../../src/features/booking/registration/register.ts';
import { listSessions } from '../../src/features/sessions/list.ts';
import { purgeSessionLists } from '../../src/platform/list-cache/list-cache.ts';
import { aSession, seedStudio } from '../../test/booking.ts';
import { manyMembers } from '../../test/many-members.ts';
import { startPostgres } from '../../test/postgres.ts';
import { textbookRegistration } from './textbook.ts';
import { median, p95, rate } from './timing.ts';

/** Reservations and lists on PostgreSQL, as ratios in one run: `node --conditions=detroit-source scripts/bench/reservations.ts`. */
const server = await startPostgres();
const database = await openPostgres(server.url, { poolSize: 10 });
const settings = readApiSettings({ RATE_LIMITS: 'load-test', LOG_LEVEL: 'silent' });
const { app, deps } = await buildApp({ settings, database, logger: false, checkReplies: false });
await seedStudio(database);

const people = await manyMembers({ database, deps }, 600);
const session = (maxParticipants: number | null, taken = 0) =>
  aSession(database, { startsAt: new Date(Date.now() + 20 * 86_400_000), maxParticipants, taken });
const person = (index: number) => people[index % people.length]?.id ?? '';
const register = (sessionId: string, userId: string) =>
  registerForSession(deps, {
    sessionId,
    plan: 'full',
    paymentMethodId: null,
    notes: '',
    claimedCents: null,
    userId,
    guest: null,
    idempotentRequest: { owner: userId, key: randomUUID(), operation: 'bench', bodyHash: '' },
  });

/** Alternates between both, so that other load on the machine affects both alike. */
const runs: { ours: number; textbook: number }[] = [];
for (let run = 0; run < 5; run += 1) {
  const [mine, theirs] = [await session(null), await session(null)];
  const ours = await rate(people.length, 50, (n) => register(mine, person(n)));
  const textbook = await rate(people.length, 50, (n) => textbookRegistration(database, theirs, person(n)));
  runs.push({ ours, textbook });
}
say('registrations a second on one session', median(runs.map(({ ours }) => ours)));
say('the textbook transaction', median(runs.map(({ textbook }) => textbook)));
say('ratio (budget: at least 2)', median(runs.map(({ ours, textbook }) => ours / textbook)), 2);

const rushes: { ours: number; textbook: number }[] = [];
for (let run = 0; run < 3; run += 1) {
  const [mine, theirs] = [await session(1), await session(1)];
  const ours = await p95(500, (n) => register(mine, person(n)));
  rushes.push({ ours, textbook: await p95(500, (n) => textbookRegistration(database, theirs, person(n))) });
}
say('500 at once for one place, p95 in ms', median(rushes.map(({ ours }) => ours)));
say(
  'ratio to the textbook (budget: at most 0.6)',
  median(rushes.map(({ ours, textbook }) => ours / textbook)),
  2,
);

const full = await session(5, 5);
say(
  'rejections per second on a full session',
  await rate(3000, 50, (n) => register(full, person(n)).catch(() => {})),
);

const filters = { upcoming_only: true, limit: 20 };
const lists: number[] = [];
for (const many of [100, 10_000]) {
  await database.db.execute(sql`
    insert into sessions (id, program_id, coach_id, title, starts_at, ends_at, price_member_cents, price_public_cents)
    select ${`${many}-`} || n, 'roll', 'coach', 'Many', now() + n * interval '1 hour', now() + (n + 1) * interval '1 hour',
      1000, 2000 from generate_series(1, ${many}::int) n`);
  await database.db.execute(sql`analyze sessions`);
  purgeSessionLists();
  lists.push(await rate(2000, 20, () => listSessions(deps, { callerId: person(0), filters, name: 'bench' })));
  say(`lists of 20 a second for a member, of ${many} sessions`, lists.at(-1) ?? 0);
}
say('ratio (budget: at least 0.85)', (lists[1] ?? 0) / (lists[0] ?? 1), 2);
const url = '/api/v2/training/sessions/upcoming/?limit=20';
say('anonymous lists a second, over the whole server', await rate(5000, 50, () => app.inject({ url })));

await app.close();
await database.close();
await server.stop();

function say(what: string, figure: number, digits = 0): void {
  console.log(`${figure.toFixed(digits).padStart(8)}  ${what}`);
}

import { replayedHeader } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { hourMs } from '@detroit-well/config/durations';
import { addDays, formatFullDay, studioDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { memoryDatabase } from '../../../test/database.ts';
import { membershipActions } from '../../../test/membership-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { moveClockOf } from '../../../test/studio-time.ts';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { studioInstant } from '../../platform/clock/studio-calendar.ts';

const from = '2027-03-02T10:00:00-05:00';
let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer({ database: await memoryDatabase(), studio: { from } });
  await seedStudio(server.database);
  await server.database.withTx(seedPlans);
  person = await aMember(server);
});
afterAll(() => server?.close());

const move = (fields: Record<string, string>, headers?: Record<string, string>) =>
  moveClockOf(server, fields, headers);
const now = () => server.deps.clock.now();
const page = async (accept = 'text/html') => server.app.inject({ url: '/dev/clock', headers: { accept } });

describe('the clock of the demo', () => {
  it('begins at CLOCK and is told by the page, as JSON and as Date of every response', async () => {
    expect(now()).toEqual(new Date(from));
    const shown = await page();
    expect(shown.body).toContain('<p class="now">Tuesday, March 2, 2027, 10:00 AM EST</p>');
    expect(shown.body).toContain('This is 364 days and 22 hours ahead of the real time.');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.headers['referrer-policy']).toBe('same-origin');
    expect((await page('application/json')).json()).toMatchObject({
      now: '2027-03-02T10:00:00-05:00',
      moved_ms: 0,
    });
    for (const url of ['/dev/clock', '/api/v2/training/sessions/', '/healthz', '/nowhere', '/%'])
      expect((await server.app.inject({ url })).headers['date']).toBe('Tue, 02 Mar 2027 15:00:00 GMT');
  });

  it('moves by an hour, and the defaults of the database move along', async () => {
    const databaseNow = async () => {
      const { rows } = await server.database.db.execute<{ ms: number }>(
        sql`select (extract(epoch from studio_now() - now()) * 1000)::float8 as ms`,
      );
      return Number(rows[0]?.ms);
    };
    const [before, aheadBefore] = [now(), await databaseNow()];
    const moved = await move({ by: 'hour' }, { accept: 'text/html' });
    expect([moved.status, moved.headers['location']]).toEqual([303, '/dev/clock']);
    expect(now().getTime() - before.getTime()).toBe(hourMs);
    expect((await databaseNow()) - aheadBefore).toBe(hourMs);
    const { rows } = await server.database.db.execute<{ lease: string | null }>(
      sql`select lease from jobs where lease is not null`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    [{ to: '2027-03-02T09:00' }, 'only moves forward'],
    [{ to: '2031-01-01T00:00' }, 'at most three years in all'],
    [{ to: 'soon' }, 'Enter a date and a time'],
    [{ by: 'renewal' }, 'No membership is going to be charged.'],
  ])('refuses %j with one sentence, and keeps what was typed', async (fields, sentence) => {
    const before = now();
    const told = await move(fields);
    expect(told.status).toBe(400);
    expect((JSON.parse(told.text) as { message: string }).message).toContain(sentence);
    const shown = await move(fields, { accept: 'text/html' });
    expect(shown.status).toBe(400);
    expect(shown.text).toContain(sentence);
    const typed = 'to' in fields ? `value="${fields.to}" aria-invalid="true"` : 'id="buttons-error"';
    expect(shown.text).toContain(typed);
    expect(now()).toEqual(before);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:4200', ''])(
    'refuses a move from the origin %j',
    async (origin) => {
      const before = now();
      const { status, text } = await move({ by: 'hour' }, { origin });
      expect(status).toBe(403);
      expect(JSON.parse(text)).toEqual({
        message: 'The clock moves only from its own page, http://localhost:4000/dev/clock.',
      });
      expect(now()).toEqual(before);
    },
  );

  it('refuses a second move while one is under way', async () => {
    const before = now();
    const both = await Promise.all([move({ by: 'day' }), move({ by: 'day' })]);
    const refused = both.filter(({ status }) => status === 409);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refused[0]?.text).toContain('The clock is being moved. Try again when that is done.');
    expect(now().getTime() - before.getTime()).toBe(24 * hourMs);
  });

  it('empties the cached lists', async () => {
    const listed = async () => {
      const { text } = await server.call('GET', '/training/sessions/');
      return text.includes('Starts soon');
    };
    expect(await listed()).toBe(false);
    await aSession(server.database, {
      title: 'Starts soon',
      startsAt: new Date(now().getTime() + hourMs / 2),
    });
    // The test's real time stands still, so the list would stay cached for ever.
    expect(await listed()).toBe(false);
    await move({ to: new Date(now().getTime() + 60_000).toISOString() });
    expect(await listed()).toBe(true);
  });

  it('shows the next renewal, and goes there', async () => {
    const bought = await membershipActions(server).buy(person);
    expect(bought.status).toBe(201);
    const due = addDays(studioDay(now()), 1);
    await server.database.db.execute(sql`update memberships set paid_until = ${due}`);
    expect((await page()).body).toContain(`The next renewal is on ${formatFullDay(due)}, 12:00 AM E`);
    expect((await move({ by: 'renewal' })).status).toBe(200);
    expect(now()).toEqual(studioInstant(due));
  });
});

describe('a move of a day', () => {
  /** The responses to a client after a move of a day, with the sign-in, key and limit from before it. */
  async function afterADay(isShared: boolean) {
    const own = await testServer({
      database: await memoryDatabase(),
      env: { RATE_LIMITS: 'default' },
      studio: { from, isShared },
    });
    await seedStudio(own.database);
    const { token } = await aMember(own);
    const key = { 'idempotency-key': randomUUID() };
    const contact = {
      name: 'Flo Byron',
      relationship: 'friend',
      phone: '3135550142',
      email: 'flo@demo.test',
    };
    const add = () => own.call('POST', '/emergency-contacts/', { token, body: contact, headers: key });
    expect((await add()).status).toBe(201);
    const wrong = () =>
      own.call('POST', '/token/', { body: { email: 'nobody@demo.test', password: 'wrong-password' } });
    let attempts = 0;
    while ((await wrong()).status !== 429 && attempts < 100) attempts += 1;
    await moveClockOf(own, { by: 'day' });
    const second = await add();
    const seen = {
      isSignedIn: (await own.call('GET', '/auth/roles/', { token })).status,
      isReplayed: second.headers[replayedHeader.toLowerCase()] === 'true',
      isLimited: (await wrong()).status,
    };
    await own.close();
    return seen;
  }

  it('ends no sign-in, no idempotency key and no rate limit', async () => {
    expect(await afterADay(false)).toEqual({ isSignedIn: 200, isReplayed: true, isLimited: 429 });
  });

  it('would end them by the clock of the studio (positive control)', async () => {
    expect(await afterADay(true)).toEqual({ isSignedIn: 401, isReplayed: false, isLimited: 401 });
  });
});

it('does not exist where the clock is the real one', async () => {
  const real = await testServer({ database: await memoryDatabase() });
  expect((await real.app.inject({ url: '/dev/clock' })).statusCode).toBe(404);
  expect((await moveClockOf(real, { by: 'hour' })).status).toBe(404);
  await real.close();
});

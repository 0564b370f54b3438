import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession } from '../../../test/booking.ts';
import { moneyStudio, owing } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { registrations, waitlistEntries } from '../../platform/database/schema/registrations.ts';
import { coaches } from '../../platform/database/schema/training.ts';

type Row = Readonly<Record<string, string | number>>;

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});

async function report(name: string, query = ''): Promise<Row[]> {
  const { money, owner } = studio;
  const { status, body } = await money.call('GET', `/office/reports/${name}/?limit=100&${query}`, owner);
  expect(status).toBe(200);
  return body['results'] as Row[];
}

/** The day in Detroit, as the platform knows it. */
const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Detroit', dateStyle: 'short' });

const cents = (amount: string | number | undefined) => Math.round(Number(amount ?? 0) * 100);

/** Days around the two changes of the clocks and the demo's today. */
const spans = [
  { first: '2026-03-01', last: '2026-03-31', from: '2026-03-01T05:00Z', until: '2026-04-01T04:00Z' },
  { first: '2026-10-20', last: '2026-11-19', from: '2026-10-20T04:00Z', until: '2026-11-20T05:00Z' },
];

const entry = fc.record({
  /** The place within the span, and a little outside of it on both sides. */
  at: fc.double({ min: -0.05, max: 1.05, noNaN: true }),
  /** On a boundary of a day instead. */
  onMidnight: fc.boolean(),
  kind: fc.constantFrom('charge' as const, 'refund' as const),
  method: fc.constantFrom('card' as const, 'cash' as const, 'credit' as const),
  status: fc.constantFrom('succeeded' as const, 'failed' as const),
  amountCents: fc.integer({ min: 1, max: 90_000 }),
});

describe('money by day', () => {
  it.each(spans)('adds up to the ledger and to the file from $first to $last', async (span) => {
    const { server, money, owner } = studio;
    const { db } = server.database;
    const booked = await owing(server);
    const [from, until] = [Date.parse(span.from), Date.parse(span.until)];
    const drawn = fc.sample(entry, 150);
    const charges = drawn.map((each) => ({ ...each, id: randomUUID(), createdAt: instantOf(each) }));
    function instantOf({ at, onMidnight }: (typeof drawn)[number]): Date {
      const hour = 3_600_000;
      const ms = from + at * (until - from);
      return new Date(onMidnight ? Math.round(ms / hour) * hour - (ms % 2 < 1 ? 1 : 0) : ms);
    }
    const charge = randomUUID();
    const row = {
      registrationId: booked.id,
      instalmentId: null,
      actorId: owner.id,
    };
    await db.insert(payments).values([
      {
        ...row,
        id: charge,
        kind: 'charge',
        method: 'cash',
        status: 'succeeded',
        amountCents: 9_000_000,
        idempotencyKey: charge,
        createdAt: new Date('2020-01-01T12:00Z'),
      },
      ...charges.map(({ id, kind, method, status, amountCents, createdAt }) => ({
        ...row,
        id,
        kind,
        method,
        status,
        amountCents,
        createdAt,
        idempotencyKey: id,
        provider: method === 'card' ? ('sandbox' as const) : null,
        refundOfId: kind === 'refund' ? charge : null,
      })),
    ]);

    const query = `start_date=${span.first}&end_date=${span.last}`;
    const days = await report('money', query);
    const expected = new Map<string, Record<string, number>>();
    for (const { createdAt, kind, method, status, amountCents } of await db.select().from(payments)) {
      const day = dayIn.format(createdAt);
      if (day < span.first || day > span.last || (status === 'failed' && kind === 'refund')) continue;
      const sums = expected.get(day) ?? {};
      const name = status === 'failed' ? 'failed_amount' : `${kind === 'refund' ? 'refunded_' : ''}${method}`;
      expected.set(day, { ...sums, [name]: (sums[name] ?? 0) + amountCents });
    }
    const amounts = ['card', 'cash', 'credit', 'refunded_card', 'refunded_cash', 'refunded_credit'];
    const names = [...amounts, 'failed_amount'];
    expect(days.map((day) => [day['id'], ...names.map((name) => cents(day[name]))])).toEqual(
      [...expected]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, sums]) => [day, ...names.map((name) => sums[name] ?? 0)]),
    );

    // One day at a time gives the same as all of them together.
    const alone = await report('money', `start_date=${span.first}&end_date=${span.first}`);
    expect(alone).toEqual(days.filter(({ id }) => id === span.first));

    const file = await money.call('GET', `/office/reports/money/?${query}`, owner, undefined, {
      accept: 'text/csv',
    });
    const [titles, ...lines] = file.text.replace('\uFEFF', '').trim().replaceAll('"', '').split('\r\n');
    const columns = titles?.split(',') ?? [];
    for (const name of names) {
      const inFile = lines.reduce((sum, line) => sum + cents(line.split(',')[columns.indexOf(name)]), 0);
      expect([name, inFile]).toEqual([name, days.reduce((sum, day) => sum + cents(day[name]), 0)]);
    }
    const actions = (await db.select().from(auditEntries)).map(({ action }) => action);
    expect(actions).toContain('money-report.export');
  });

  it('refuses a year and more, and an end before the start', async () => {
    const { money, owner } = studio;
    for (const query of [
      'start_date=2025-01-01&end_date=2026-01-02',
      'start_date=2026-02-02&end_date=2026-02-01',
    ]) {
      const { status } = await money.call('GET', `/office/reports/money/?${query}`, owner);
      expect(status).toBe(400);
    }
  });

  it.each(['front_desk', 'coach', 'editor'] as const)('is not for %s', async (role) => {
    const { server, money } = studio;
    const who = await aTeamMember(server, role, 0);
    const { status, body } = await money.call('GET', '/office/reports/money/', who);
    expect([status, body['code']]).toEqual([403, 'permission_denied']);
  });
});

describe('the other reports', () => {
  it('count places, waitlists, hours and visits', async () => {
    const { server } = studio;
    const { db } = server.database;
    const coachId = randomUUID();
    await db.insert(coaches).values({ id: coachId, slug: coachId, name: 'Rae Report' });
    const people = [await aMember(server), await aMember(server)];
    const starts = ['2026-02-07T23:30:00-05:00', '2026-02-14T23:30:00-05:00', '2026-02-21T23:30:00-05:00'];
    const held: string[] = [];
    for (const start of starts) {
      const startsAt = new Date(start);
      held.push(
        await aSession(server.database, {
          coachId,
          startsAt,
          endsAt: new Date(startsAt.getTime() + 90 * 60_000),
          maxParticipants: 4,
        }),
      );
    }
    await aSession(server.database, {
      coachId,
      startsAt: new Date('2026-02-08T04:30:00Z'),
      endsAt: new Date('2026-02-08T06:30:00Z'),
      status: 'cancelled',
    });
    const [everywhere, once] = people;
    const visits = [...held.map((id) => [id, everywhere?.id] as const), [held[0], once?.id] as const];
    for (const [sessionId = '', userId = ''] of visits) {
      const id = randomUUID();
      await db.insert(registrations).values({
        id,
        sessionId,
        userId,
        status: 'confirmed',
        priceCents: 0,
        rate: 'public',
        plan: 'full',
        confirmedAt: new Date('2026-02-01T12:00Z'),
      });
      await db.insert(attendanceFacts).values({
        id: randomUUID(),
        registrationId: id,
        sessionId,
        meeting: 1,
        kind: 'check_in',
        standing: true,
        at: new Date('2026-02-08T12:00Z'),
        recordedAt: new Date('2026-02-08T12:00Z'),
      });
    }
    await db.insert(waitlistEntries).values([
      { id: randomUUID(), sessionId: held[0] ?? '', userId: everywhere?.id ?? '', status: 'accepted' },
      { id: randomUUID(), sessionId: held[0] ?? '', userId: once?.id ?? '', status: 'expired' },
    ]);
    const february = 'start_date=2026-02-01&end_date=2026-02-28';

    const slots = await report('slots', february);
    expect(slots).toHaveLength(1);
    expect(slots[0]).toMatchObject({
      weekday: 6,
      time: '23:30',
      sessions: 3,
      places: 12,
      taken: 4,
      waited: 2,
      served: 1,
    });
    // Saturday before midnight belongs to the day in Detroit, not to Sunday in UTC.
    expect(await report('slots', 'start_date=2026-02-08&end_date=2026-02-13')).toEqual([]);

    expect(await report('coaches', february)).toEqual([
      { id: coachId, name: 'Rae Report', meetings: 3, hours: 4.5 },
    ]);
    const counted = await report('slots/sessions', `${february}&slot=${slots[0]?.['id']}`);
    const sumOf = (name: string) => counted.reduce((sum, row) => sum + Number(row[name]), 0);
    expect(counted.map(({ id }) => id)).toEqual(held);
    expect(['places', 'taken', 'waited', 'served'].map(sumOf)).toEqual([12, 4, 2, 1]);
    const asked = await report('slots/sessions', `${february}&waited=true`);
    expect(asked.map(({ id }) => id)).toEqual([held[0]]);
    const led = await report('coaches/meetings', `${february}&coach=${coachId}`);
    expect(led.map(({ session_id: id, hours }) => [id, hours])).toEqual(held.map((id) => [id, 1.5]));

    // Now is 2 March 2026: one of the two came last on 21 February, the other one on 7 February.
    expect(await report('retention', february)).toEqual([
      { id: '2026-02', people: 2, second: 1, third: 1, away: 1 },
    ]);
    const { money, owner } = studio;
    const behind = async (query: string) => {
      const days = 'first_visit_from=2026-02-01&first_visit_to=2026-02-28';
      const { body } = await money.call('GET', `/office/people/?${days}&${query}`, owner);
      return (body['results'] as Row[]).map(({ id }) => id).toSorted();
    };
    expect(await behind('')).toEqual([everywhere?.id, once?.id].toSorted());
    expect([await behind('visits=2'), await behind('visits=3')]).toEqual([
      [everywhere?.id],
      [everywhere?.id],
    ]);
    expect(await behind('last_visit=not_for_21_days')).toEqual([once?.id]);
    expect(await behind('visits=4')).toEqual([]);
  });
});

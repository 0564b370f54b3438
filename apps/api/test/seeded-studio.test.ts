import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { membershipActiveOn, pauseRefusal, rateFor } from '@detroit-well/pricing';
import { describe, expect, it } from 'vitest';
import { seed } from '../src/app/seed/seed.ts';
import { planStudio } from '../src/app/seed/studio/plan-studio.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { followDates } from '../src/features/memberships/follow-dates.ts';
import { verifyChain } from '../src/features/waiver/verify-chain.ts';
import { memberships } from '../src/platform/database/schema/people.ts';
import { memoryDatabase } from './database.ts';

const clocks = [
  '2026-01-07T10:00',
  '2026-03-09T00:05',
  '2026-06-15T23:50',
  '2026-11-02T06:03',
  '2027-02-28T12:00',
];
const clockOf = (clock: string) => new Date(`${clock}:00-05:00`);
const studioHour = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Detroit',
  hour: 'numeric',
  hourCycle: 'h23',
});

describe.each(clocks)('the studio of the demo at %s', (clock) => {
  const now = clockOf(clock);
  const { sessions, clients, rows } = planStudio('hash', now);
  const sessionOf = new Map(sessions.map((session) => [session.id, session]));
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const bought = rows.memberships.filter(({ source }) => source === 'bought');

  it('is the same each time', () => {
    expect(planStudio('hash', now)).toEqual({ sessions, clients, rows });
  });

  it('has 120 people with different names, of every kind', () => {
    expect(new Set(clients.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size).toBe(120);
    expect(new Set(rows.memberships.map(({ state }) => state ?? 'active'))).toEqual(
      new Set(['active', 'paused', 'past_due', 'cancelled']),
    );
    expect(new Set(rows.payments.map(({ kind, method }) => `${kind} ${method}`))).toEqual(
      new Set(['charge card', 'charge cash', 'charge credit', 'charge pass', 'refund card', 'refund credit']),
    );
    expect(new Set(rows.giftCards.map(({ status }) => status))).toEqual(
      new Set(['redeemed', 'sent', 'paid']),
    );
    expect(rows.paymentDisputes).toHaveLength(2);
    for (const some of [rows.waitlistEntries, rows.passUses, rows.personNotes, rows.chatMessages])
      expect(some.length).toBeGreaterThan(3);
  });

  it('fills sessions unevenly, and none beyond its capacity', () => {
    const courses = sessions.filter(({ of, status }) => of.weeks > 1 && status !== 'cancelled');
    expect(new Set(courses.map(({ taken }) => taken)).size).toBeGreaterThan(10);
    expect(sessions.filter(({ of, taken }) => taken > (of.maxParticipants ?? Infinity))).toEqual([]);
    expect(sessions.find(({ id }) => id === 'session-full')?.taken).toBe(16);
  });

  it('takes money in each of four months, at hours at which people are awake', () => {
    const paid = rows.payments.filter(({ kind, status }) => kind === 'charge' && status === 'succeeded');
    expect(
      new Set(paid.map(({ createdAt }) => studioDay(createdAt ?? now).slice(0, 7))).size,
    ).toBeGreaterThanOrEqual(4);
    const hours = paid
      .filter(({ registrationId }) => registrationId?.endsWith('person-member') !== true)
      .map(({ createdAt }) => Number(studioHour.format(createdAt)));
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(6);
  });

  it('has nothing that was done after now', () => {
    const done = [
      ...rows.payments,
      ...rows.registrations,
      ...rows.auditEntries.map(({ at }) => ({ createdAt: at })),
      ...rows.registrationFeedback,
      ...rows.chatMessages,
      ...rows.waitlistEntries,
      ...rows.personNotes,
      ...rows.attendanceFacts.map(({ at }) => ({ createdAt: at })),
    ];
    expect(done.filter(({ createdAt }) => createdAt && createdAt > now)).toEqual([]);
  });

  it('has registrations only of people who had signed, in a session that had not begun', () => {
    const early = rows.registrations.filter(({ userId, sessionId, createdAt }) => {
      const client = clientOf.get(userId ?? '');
      const session = sessionOf.get(sessionId);
      if (client === undefined || session === undefined || !createdAt) return client !== undefined;
      return client.habit === 'unsigned' || createdAt <= client.joinedAt || createdAt >= session.startsAt;
    });
    expect(early).toEqual([]);
  });

  it('charges the price of the membership on the day of the session', () => {
    const wrong = rows.registrations.filter(({ userId, sessionId, createdAt, rate, priceCents }) => {
      const session = sessionOf.get(sessionId);
      if (!createdAt || session === undefined || !clientOf.has(userId ?? '')) return false;
      const bookedOn = studioDay(createdAt);
      const terms = rows.memberships
        .filter((one) => one.userId === userId && one.startDate <= bookedOn)
        .map((one) => ({
          is_active: true,
          end_date: one.declinedAt && bookedOn < studioDay(one.declinedAt) ? null : (one.endDate ?? null),
          pause_from: one.pauseFrom ?? null,
          pause_until: one.pauseUntil ?? null,
        }));
      const { priceMemberCents: priceMember, pricePublicCents: pricePublic } = session.of;
      const right = rateFor(
        { priceMember, pricePublic },
        membershipActiveOn(terms, studioDay(session.startsAt)),
      );
      return right.rate !== rate || right.cents !== priceCents;
    });
    expect(wrong).toEqual([]);
  });

  it('has pauses that the product allows and that run, and a charge for each paid period', () => {
    const today = studioDay(now);
    const paused = bought.filter(({ state }) => state === 'paused');
    const refusals = paused.map(({ pauseFrom, pauseUntil, paidUntil }) =>
      pauseFrom && pauseUntil && paidUntil && pauseFrom <= today && today < pauseUntil
        ? pauseRefusal({ from: pauseFrom, until: pauseUntil }, { paidUntil, today: pauseFrom })
        : 'not running',
    );
    expect(refusals).toEqual([null, null, null]);
    const charged = ({ id }: (typeof bought)[number]) =>
      rows.payments.filter(({ membershipId, status }) => membershipId === id && status === 'succeeded')
        .length;
    expect(bought.filter((one) => charged(one) !== one.paidPeriods)).toEqual([]);
    expect(bought.filter(({ startDate }) => startDate < addDays(studioDay(now), -125))).toEqual([]);
  });
});

describe.each([clocks[0] ?? '', clocks[3] ?? ''])('the database of the demo at %s', (clock) => {
  it('has a whole ledger and a whole chain of waivers, and its memberships are in the states of their dates', async () => {
    const database = await memoryDatabase();
    try {
      await seed(database, clockOf(clock));
      expect((await checkLedger(database.db)).problems).toEqual([]);
      expect(await verifyChain(database.db)).toMatchObject({ whole: true, links: 117 });
      const states = () =>
        database.db
          .select({ id: memberships.id, state: memberships.state, paidUntil: memberships.paidUntil })
          .from(memberships)
          .orderBy(memberships.id);
      const before = await states();
      await followDates(database.db, studioDay(clockOf(clock)));
      expect(await states()).toEqual(before);
    } finally {
      await database.close();
    }
  });
});

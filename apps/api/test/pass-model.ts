import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { addDays } from '@detroit-well/config/studio-time';
import { studioDay } from '../src/platform/clock/studio-calendar.ts';
import { plans, planVersions } from '../src/platform/database/schema/plans.ts';
import { aCourse, aMember, aSession, cards, registrationIn, type Person } from './booking.ts';
import { cancelSession } from './money.ts';
import { passActions } from './pass-fixture.ts';
import { chances } from './proof/amounts.ts';
import type { ApiResponse, TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

const hourMs = 3_600_000;

/** A pass of three credits that end after six days, so that credits expire during the steps. */
export async function aShortPlan({ database: { db } }: TestServer): Promise<void> {
  await db.insert(plans).values({ id: 'plan-short', kind: 'pass', onSale: true });
  await db.insert(planVersions).values({
    id: 'plan-short-1',
    planId: 'plan-short',
    number: 1,
    name: '3 sessions',
    priceCents: 9_000,
    credits: 3,
    validDays: 6,
  });
}

interface Booked {
  readonly id: string;
  readonly sessionId: string;
  startsAt: Date;
  /** The credit that paid: its pass, number and last day. */
  readonly credit: string;
}

interface Somebody {
  person: Person;
  booked: Booked[];
}

/** A pass that was paid, as its rows say. */
interface PaidPass extends Record<string, unknown> {
  readonly payment: string;
  readonly paid: number;
  readonly back: number;
  readonly credits: number;
  /** Credits that pay for a session, or were lost with one. */
  readonly spent: number;
  /** Credits that went back as money. */
  readonly taken: number;
}

/**
 * Takes steps that members and the studio could take with passes, in a random order: buying, booking, two at once, cancelling in
 * time and late, by the member and by the desk, cancelled sessions, moves, refunds, closed accounts, days that pass. A model beside
 * the server knows what each credit must be: the credit that ends first pays, a cancellation in time gives back that one, one by the
 * studio for at least 30 days, a refund takes those whose price it covers, and what is left is what was not used and has not ended.
 */
export async function randomPassSteps(
  server: TestServer,
  { steps, seed, until = [] }: { steps: number; seed: number; until?: readonly string[] },
): Promise<Record<string, number>> {
  const chance = chances(seed);
  const pick = <Entry>(all: readonly Entry[]): Entry => all[Math.floor(chance() * all.length)] as Entry;
  const act = passActions(server);
  const { db } = server.database;
  const now = () => server.clock.now();
  const everybody: Somebody[] = [];
  const owner = await aTeamMember(server, 'owner');
  for (let each = 0; each < 3; each += 1) everybody.push({ person: await aMember(server), booked: [] });
  const done: Record<string, number> = {};

  /** `pass number day` of every credit that a person could use, the one that ends first in front. */
  const free = async ({ person }: Somebody): Promise<string[]> => {
    const { rows } = await db.execute<{ credit: string }>(sql`
      select c.pass_id || ' ' || c.number || ' ' || c.expires_on as credit from pass_credits c join passes p on p.id = c.pass_id
      where p.user_id = ${person.id} and not exists (
        select 1 from pass_uses u where u.pass_id = c.pass_id and u.number = c.number and u.returned_at is null)
      order by c.expires_on`);
    return rows.map(({ credit }) => credit);
  };
  const lastDay = (credit: string) => credit.split(' ')[2] ?? '';
  /** The credit after the studio gave it back: it lasts at least 30 days more. */
  const back = (credit: string) => {
    const [pass, number, day = ''] = credit.split(' ');
    const least = addDays(studioDay(now()), 30);
    return `${pass} ${number} ${day > least ? day : least}`;
  };
  const usedBy = async (registrationId: string): Promise<string | undefined> => {
    const { rows } = await db.execute<{ credit: string }>(sql`
      select c.pass_id || ' ' || c.number || ' ' || c.expires_on as credit from pass_uses u
        join pass_credits c on c.pass_id = u.pass_id and c.number = u.number
      where u.registration_id = ${registrationId} and u.returned_at is null`);
    return rows[0]?.credit;
  };
  const call = async ({ person }: Somebody, path: string, body: object): Promise<ApiResponse> =>
    server.call('POST', path, {
      token: await person.renewed(),
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const office = async (path: string, body: object): Promise<ApiResponse> =>
    server.call('POST', `/office/${path}`, {
      token: await owner.renewed(),
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const paidPasses = async ({ person }: Somebody): Promise<PaidPass[]> => {
    const { rows } = await db.execute<PaidPass>(sql`
      select m.id as payment, m.amount_cents as paid,
        (select coalesce(sum(r.amount_cents), 0)::int from payments r where r.refund_of_id = m.id) as back,
        (select count(*)::int from pass_credits c where c.pass_id = p.id) as credits,
        (select count(*)::int from pass_uses u
          where u.pass_id = p.id and u.returned_at is null and u.registration_id is not null) as spent,
        (select count(*)::int from pass_uses u
          where u.pass_id = p.id and u.returned_at is null and u.registration_id is null) as taken
      from passes p join payments m on m.pass_id = p.id and m.kind = 'charge' and m.status = 'succeeded'
      where p.user_id = ${person.id} order by p.id`);
    return rows;
  };
  const book = (one: Somebody, session_id: string) =>
    call(one, '/training/registrations/register/', { session_id, payment_consent: true, use_pass: true });
  const soon = () => new Date(now().getTime() + (1 + Math.floor(chance() * 24 * 9)) * hourMs);

  const noted = async (one: Somebody, answer: ApiResponse, sessionId: string, startsAt: Date) => {
    if (answer.status !== 201) return;
    const id = String(registrationIn(answer)['public_id']);
    const credit = await usedBy(id);
    expect(registrationIn(answer)['payment_status']).toBe('paid');
    if (credit === undefined) throw new Error('a registration without its credit');
    expect(studioDay(startsAt) <= lastDay(credit)).toBe(true);
    one.booked.push({ id, sessionId, startsAt, credit });
  };

  const actions: Record<string, (one: Somebody) => Promise<number>> = {
    buy: async ({ person }) => {
      if ((await act.own(person)).left > 8) return 0;
      const card = pick([cards.good, cards.good, cards.declined]);
      return (await act.buy(person, { plan_id: pick(['plan-short', 'plan-short', 'plan-pass-5']), card }))
        .status;
    },
    book: async (one) => {
      const startsAt = soon();
      const isCourse = chance() < 0.1;
      const session = isCourse
        ? await aCourse(server.database, 3, { startsAt })
        : await aSession(server.database, { startsAt });
      const before = await free(one);
      const answer = await book(one, session);
      const fitting = isCourse ? [] : before.filter((each) => studioDay(startsAt) <= lastDay(each));
      expect([isCourse, answer.status]).toEqual([isCourse, fitting.length > 0 ? 201 : 400]);
      await noted(one, answer, session, startsAt);
      if (answer.status === 201)
        expect(lastDay(one.booked.at(-1)?.credit ?? '')).toBe(lastDay(fitting[0] ?? ''));
      return answer.status;
    },
    bookTwo: async (one) => {
      const startsAt = soon();
      const both = [
        await aSession(server.database, { startsAt }),
        await aSession(server.database, { startsAt }),
      ] as const;
      const fitting = (await free(one)).filter((each) => studioDay(startsAt) <= lastDay(each));
      const answers = await Promise.all(both.map((session) => book(one, session)));
      for (const [index, answer] of answers.entries()) await noted(one, answer, both[index] ?? '', startsAt);
      const made = answers.filter(({ status }) => status === 201).length;
      expect(made).toBe(Math.min(2, fitting.length));
      return 200 + made;
    },
    cancel: async (one) => {
      const booked = pick(one.booked);
      if (booked === undefined) return 0;
      const hours = (booked.startsAt.getTime() - now().getTime()) / hourMs;
      const { status } = await call(one, `/training/registrations/${booked.id}/cancel/`, {});
      expect([hours > 0, status]).toEqual([hours > 0, hours > 0 ? 200 : 409]);
      one.booked = one.booked.filter(({ id }) => id !== booked.id);
      if (hours <= 0) return status;
      expect([hours >= 24, (await free(one)).includes(booked.credit)]).toEqual([hours >= 24, hours >= 24]);
      return hours >= 24 ? 200 : 299;
    },
    deskCancel: async (one) => {
      const booked = pick(one.booked);
      if (booked === undefined || booked.startsAt <= now()) return 0;
      const isInTime = booked.startsAt.getTime() - now().getTime() >= 24 * hourMs;
      const cancelled_by = pick(['member', 'business'] as const);
      const { status } = await office(`people/${one.person.id}/registrations/${booked.id}/cancel/`, {
        reason: 'Asked.',
        cancelled_by,
      });
      one.booked = one.booked.filter(({ id }) => id !== booked.id);
      const returns = isInTime || cancelled_by === 'business';
      const credit = cancelled_by === 'business' ? back(booked.credit) : booked.credit;
      expect([status, returns, (await free(one)).includes(credit)]).toEqual([200, returns, returns]);
      return returns ? 200 : 299;
    },
    refund: async (one) => {
      const pass = pick(await paidPasses(one));
      if (pass === undefined) return 0;
      const { payment, paid, back, credits, spent } = pass;
      const most = Math.floor((paid * (credits - spent)) / credits) - back;
      const cents = chance() < 0.4 && most > 0 ? most : 1 + Math.floor(chance() * paid);
      const { status } = await office(`payments/${payment}/refunds/`, {
        amount: (cents / 100).toFixed(2),
        destination: pick(['card', 'cash', 'credit']),
        reason: 'Random.',
      });
      expect([cents, most, status]).toEqual([cents, most, cents <= most ? 201 : 409]);
      const after = (await paidPasses(one)).find((each) => each.payment === payment);
      const gone = status === 201 ? back + cents : back;
      const covered = Array.from({ length: credits }, (_each, index) =>
        Math.floor((paid * (index + 1)) / credits),
      ).filter((share) => share <= gone).length;
      expect(after).toMatchObject({ back: gone, taken: covered, spent });
      return status;
    },
    close: async (one) => {
      if (chance() < 0.9) return 0;
      const coming = one.booked.filter(({ startsAt }) => startsAt > now());
      expect((await office(`people/${one.person.id}/close/`, { reason: 'Asked.' })).status).toBe(204);
      const left = await free(one);
      for (const { credit, startsAt } of coming) {
        const isInTime = startsAt.getTime() - now().getTime() >= 24 * hourMs;
        expect([credit, left.includes(credit)]).toEqual([credit, isInTime]);
      }
      one.person = await aMember(server);
      one.booked = [];
      return 204;
    },
    cancelSession: async (one) => {
      const booked = pick(one.booked);
      if (booked === undefined || booked.startsAt <= now()) return 0;
      await cancelSession(server, booked.sessionId);
      one.booked = one.booked.filter(({ id }) => id !== booked.id);
      expect(await free(one)).toContain(back(booked.credit));
      return 200;
    },
    move: async (one) => {
      const booked = pick(one.booked);
      if (booked === undefined) return 0;
      const startsAt = soon();
      const session_id = await aSession(server.database, { startsAt, pricePublicCents: 9_900 });
      const { status } = await call(one, `/sessions/registered/${booked.id}/move/`, {
        session_id,
        amount: '99.00',
        due_now: '0.00',
      });
      const isInTime = booked.startsAt.getTime() - now().getTime() >= 24 * hourMs;
      const reaches = studioDay(startsAt) <= lastDay(booked.credit);
      expect([isInTime, reaches, status]).toEqual([isInTime, reaches, isInTime && reaches ? 200 : 409]);
      expect(await usedBy(booked.id)).toBe(booked.credit);
      if (status === 200)
        one.booked = one.booked.map((each) =>
          each.id === booked.id ? { ...each, sessionId: session_id, startsAt } : each,
        );
      return status;
    },
    wait: async () => {
      server.clock.set(new Date(now().getTime() + (1 + Math.floor(chance() * 20)) * hourMs));
      return 200;
    },
  };

  const isMissing = () => until.some((outcome) => done[outcome] === undefined);
  for (let step = 0; step < steps || (isMissing() && step < steps * 10); step += 1) {
    const name = pick(Object.keys(actions));
    const one = pick(everybody);
    const status = (await actions[name]?.(one)) ?? 0;
    done[`${name} ${status}`] = (done[`${name} ${status}`] ?? 0) + 1;
    one.booked = one.booked.slice(-20);
    const own = await act.own(one.person);
    const left = (await free(one)).filter((each) => studioDay(now()) <= lastDay(each)).length;
    expect([step, name, own.left, own.history[0]?.['left'] ?? 0]).toEqual([step, name, left, left]);
    if (step % 100 === 99) expect((await checkLedger(db)).problems).toEqual([]);
  }
  expect((await checkLedger(db)).problems).toEqual([]);
  return done;
}

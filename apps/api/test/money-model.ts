import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { recordRefunds } from '../src/features/booking/ledger/refund-ledger.ts';
import { reconcileAll } from '../src/features/booking/registration/reconcile.ts';
import { refundCancelledSessions } from '../src/features/booking/registration/refund-cancelled-sessions.ts';
import { registrations } from '../src/platform/database/schema/registrations.ts';
import { aCard, aSession, cards, paymentIn, type Person } from './booking.ts';
import { cancelSession, moneyCalls, owing, paidByCard, saveCard, type Booked } from './money.ts';
import { chances } from './proof/amounts.ts';
import type { TestServer } from './server.ts';

interface Line {
  readonly id: string;
  readonly kind: 'charge' | 'refund';
  readonly method: string;
  readonly left: string;
}

/**
 * Takes steps that a studio could take, in a random order: payments in every way, members who spend their credit, partial
 * refunds, moves to other prices, refunds at the provider, two people at once, cancelled sessions, and acts of the team: other
 * prices, places cancelled and moved for people, closed accounts, also while a bank asks. Some of them are refused, which is no
 * failure. After each step, no payment has given back more than it captured; at the end the ledger is whole. Ids are
 * random, so more steps follow, up to ten times as many, while an outcome of `until` is missing.
 */
export async function randomMoneySteps(
  server: TestServer,
  { owner, desk }: { owner: Person; desk: Person },
  { steps, seed, until = [] }: { steps: number; seed: number; until?: readonly string[] },
): Promise<Record<string, number>> {
  const chance = chances(seed);
  const pick = <Entry>(all: readonly Entry[]): Entry => all[Math.floor(chance() * all.length)] as Entry;
  const amount = () => `${Math.floor(chance() * 80)}.${String(Math.floor(chance() * 100)).padStart(2, '0')}`;
  const money = moneyCalls(server, { owner, desk });
  const { db } = server.database;
  const booked: Booked[] = [];
  const done: Record<string, number> = {};
  const linesOf = async ({ id }: Booked): Promise<Line[]> => {
    const { body } = await money.call('GET', `/office/payments/?registration=${id}`, owner);
    return body['results'] as Line[];
  };
  const refundOf = async (one: Booked) => {
    const line = pick((await linesOf(one)).filter(({ kind }) => kind === 'charge'));
    return line === undefined
      ? { status: 404 }
      : money.refund(line.id, {
          amount: pick([amount(), line.left]),
          destination: pick(['card', 'cash', 'credit']),
          reason: 'Random.',
        });
  };
  const takeOf = (one: Booked) =>
    money.take(
      one.id,
      {
        method: pick(['cash', 'card', 'credit', 'complimentary']),
        ...(chance() < 0.5 && { amount: amount() }),
      },
      owner,
    );
  const sessionOf = async ({ id }: Booked): Promise<string> => {
    const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
    return row?.sessionId ?? '';
  };
  const laterSession = async () => {
    const price = 100 * Math.floor(chance() * 120);
    const startsAt = new Date('2026-04-20T18:30:00-04:00');
    return { price, to: await aSession(server.database, { pricePublicCents: price, startsAt }) };
  };
  const memberPays = async ({ id, person }: Booked, number: string | null) =>
    server.call('POST', `/training/registrations/${id}/pay/`, {
      token: await person.renewed(),
      body: { use_credit: true, ...(number !== null && { payment_method_id: await aCard(server, number) }) },
    });
  type Action = (one: Booked) => Promise<{ status: number }>;
  const forPerson = ({ id, person }: Booked, act: string, body: object) =>
    money.call('POST', `/office/people/${person.id}/registrations/${id}/${act}/`, owner, {
      reason: 'Random.',
      ...body,
    });
  const staff = {
    staffCancels: (one) =>
      forPerson(one, 'cancel', {
        cancelled_by: pick(['member', 'business']),
        overrides: pick([[], ['policy']]),
      }),
    staffMoves: async (one) => forPerson(one, 'move', { session_id: (await laterSession()).to }),
    newPrice: async (one) => {
      const path = `/office/sessions/${await sessionOf(one)}/`;
      const { body } = await money.call('GET', path, owner);
      const price = amount();
      return money.call('PATCH', path, owner, {
        version: body['version'],
        price_public: price,
        price_member: price,
      });
    },
    staffCancelsSession: async (one) => {
      const path = `/office/sessions/${await sessionOf(one)}/cancel`;
      const { body } = await money.call('POST', `${path}/preview/`, owner, {});
      const cancel = { reason: 'Random.', preview_token: body['preview_token'] };
      const reply = await money.call('POST', `${path}/`, owner, cancel);
      if (chance() < 0.5) await refundCancelledSessions(server.deps);
      return reply;
    },
    closesAccount: ({ person }) =>
      money.call('POST', `/office/people/${person.id}/close/`, owner, { reason: 'Random.' }),
  } satisfies Record<string, Action>;
  const acts: Action[] = Object.values(staff);
  const rare = ['cancel', 'staffCancelsSession', 'closesAccount'];
  const actions: Record<string, Action> = {
    take: takeOf,
    takeAgain: takeOf,
    refund: refundOf,
    two: async (one) => (await Promise.all([refundOf(one), refundOf(one), takeOf(one)]))[0],
    move: async ({ id, person }) => {
      const { to, price } = await laterSession();
      const body = { session_id: to, amount: (price / 100).toFixed(2), due_now: '0.00' };
      return server.call('POST', `/sessions/registered/${id}/move/`, {
        token: await person.renewed(),
        body,
        headers: { 'idempotency-key': randomUUID() },
      });
    },
    memberPays: (one) => memberPays(one, chance() < 0.7 ? pick([cards.good, cards.declined]) : null),
    payAndAct: async (one) => (await Promise.all([memberPays(one, cards.good), pick(acts)(one)]))[0],
    asked: async (one) => {
      const reply = await memberPays(one, cards.asks);
      if (chance() < 0.7) await pick(acts)(one);
      const client_secret = paymentIn(reply)?.['client_secret'];
      if (reply.status !== 202) return reply;
      const answer = { client_secret, approve: chance() < 0.8 };
      await server.call('POST', '/payments/sandbox/confirm/', { body: answer });
      await reconcileAll(server.deps);
      return reply;
    },
    ...staff,
    atTheProvider: async (one) => {
      const line = pick(
        (await linesOf(one)).filter(({ method, left }) => method === 'card' && left !== '0.00'),
      );
      if (line === undefined) return { status: 404 };
      const charge = { paymentId: line.id, registrationId: one.id, provider: 'sandbox' as const };
      const cents = Math.max(1, Math.floor(chance() * Number(line.left) * 100));
      const refund = await refundInTheBooks(server, line.id, cents);
      if (refund === null) return { status: 409 };
      await recordRefunds(
        server.database,
        { error: () => {} } as never,
        charge,
        [refund],
        server.clock.now(),
      );
      return { status: 200 };
    },
    cancel: async (one) => {
      await cancelSession(server, await sessionOf(one));
      return { status: 200 };
    },
  };
  const isMissing = () => until.some((outcome) => done[outcome] === undefined);
  for (let step = 0; step < steps || (isMissing() && step < steps * 10); step++) {
    if (booked.length === 0 || chance() < 0.05) {
      const fresh =
        chance() < 0.4 ? await paidByCard(server) : await owing(server, pick([[7500], [3800, 3700]]));
      if (chance() < 0.5) await saveCard(server, fresh);
      booked.push(fresh);
    }
    const name = pick([
      ...Object.keys(actions).filter((each) => !rare.includes(each)),
      ...(chance() < 0.2 ? rare : []),
    ]);
    const one = pick(booked.slice(-12));
    const { status } = (await actions[name]?.(one)) ?? { status: 0 };
    done[`${name} ${status}`] = (done[`${name} ${status}`] ?? 0) + 1;
    expect([name, status < 500]).toEqual([name, true]);
    expect([step, name, await overdrawn(server)]).toEqual([step, name, []]);
    if (step % 50 === 49) expect((await checkLedger(db)).problems).toEqual([]);
  }
  await refundCancelledSessions(server.deps);
  await reconcileAll(server.deps);
  expect((await checkLedger(db)).problems).toEqual([]);
  return done;
}

/** Payments that gave back more than they captured. */
async function overdrawn({ database: { db } }: TestServer): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from payments m join payments back on back.refund_of_id = m.id
    where back.status not in ('failed', 'cancelled')
    group by m.id having sum(back.amount_cents) > m.amount_cents`);
  return rows.map(({ id }) => id);
}

/** A refund that somebody made in the provider's dashboard; null if the provider refuses it. */
async function refundInTheBooks({ database, deps, clock }: TestServer, paymentId: string, cents: number) {
  const { rows } = await database.db.execute<{ ref: string }>(
    sql`select provider_ref as ref from payments where id = ${paymentId}`,
  );
  const key = `dashboard_${randomUUID()}`;
  const made = await deps.payments.refund({ chargeId: rows[0]?.ref ?? '', cents, key });
  if (made.status !== 'succeeded') return null;
  // The books of the sandbox are compared by key.
  await database.db.execute(
    sql`update sandbox_charges set idempotency_key = ${`by_hand_${made.refundId}`} where id = ${made.refundId}`,
  );
  return {
    id: made.refundId,
    cents,
    status: 'succeeded' as const,
    key: null,
    failureCode: null,
    givenAt: clock.now(),
  };
}

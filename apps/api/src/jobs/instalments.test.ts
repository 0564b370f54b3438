import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCard,
  aMember,
  aSession,
  books,
  guestForm,
  registrationIn,
  seedStudio,
} from '../../test/booking.ts';
import { memoryDatabase } from '../../test/database.ts';
import { behindFaultyLine, type FaultyPayments } from '../../test/faulty-payments.ts';
import { testServer, type TestServer } from '../../test/server.ts';
import { lettersTo, waiting } from '../../test/waiting.ts';
import { openSandbox } from '../payments/sandbox.ts';
import { reconcileAll } from '../registrations/reconcile.ts';
import { collectInstalments } from './collect-instalments.ts';

let server: TestServer;
let line: FaultyPayments;
let people: ReturnType<typeof waiting>;
beforeAll(async () => {
  const database = await memoryDatabase();
  const payments = behindFaultyLine(openSandbox(database.db));
  line = payments;
  server = await testServer({ database, adapters: { payments } });
  people = waiting(server);
  await seedStudio(database);
});
afterAll(() => server?.close());
beforeEach(() => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  line.fault = null;
  line.down = false;
});

const dueDay = '2026-03-16T00:00:00-04:00';
const day = 86_400;
const collect = () => collectInstalments(server.deps);

/** $75 in two: $38 now, $37 on March 16. */
async function onAPlan() {
  const session_id = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
  const person = await aMember(server);
  const bought = await people.buy(person, session_id, undefined, { payment_plan: 'bi_weekly' });
  return { session_id, person, id: String(registrationIn(bought)['public_id']) };
}
const charged = async (session_id: string) => (await books(server.database, session_id))?.charged;
const plan = async (id: string) => {
  const { rows } = await server.database.db.execute<{ status: string }>(
    sql`select status from instalments where registration_id = ${id} order by position`,
  );
  return rows.map(({ status }) => status);
};
/** What the plan's card does from now on. */
const cardNow = (id: string, behaviour: 'succeeds' | 'declines' | 'asks') =>
  server.database.db.execute(sql`update sandbox_cards set behaviour = ${behaviour}
    where id = (select payment_method_ref from registrations where id = ${id})`);

describe('an instalment', () => {
  it('is collected on its studio day and not a moment before, once, with a letter', async () => {
    const { session_id, person, id } = await onAPlan();
    server.clock.set('2026-03-15T23:59:59-04:00');
    await collect();
    expect(await charged(session_id)).toBe(3800);
    server.clock.set(dueDay);
    await collect();
    await collect();
    expect(await charged(session_id)).toBe(7500);
    expect(await plan(id)).toEqual(['paid', 'paid']);
    expect(await lettersTo(server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });

  it('of a guest is collected as well', async () => {
    const session_id = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
    const form = { ...guestForm(session_id, await aCard(server)), payment_plan: 'weekly' };
    const made = await server.call('POST', '/training/registrations/guest-register/', { body: form });
    expect(made.status).toBe(201);
    for (const on of ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']) {
      server.clock.set(`${on}T09:00:00-04:00`);
      await collect();
    }
    expect(await books(server.database, session_id)).toMatchObject({ charges: 4, charged: 7500 });
  });

  it('is never collected without a card, from a cancelled registration or for a cancelled session', async () => {
    const short = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
    await people.register(await aMember(server), short, { payment_plan: 'bi_weekly' });
    const left = await onAPlan();
    await people.cancel(left.person, left.session_id);
    const off = await onAPlan();
    await server.database.db.execute(
      sql`update sessions set status = 'cancelled' where id = ${off.session_id}`,
    );
    server.clock.set(dueDay);
    await collect();
    expect([await charged(short), await charged(left.session_id), await charged(off.session_id)]).toEqual([
      0, 0, 3800,
    ]);
    expect(await plan(left.id)).toEqual(['paid', 'dropped']);
  });
});

describe('a declined instalment', () => {
  it('is tried again 1, 2 and 3 days later, each time with a letter, then left to the person', async () => {
    const { session_id, person, id } = await onAPlan();
    await cardNow(id, 'declines');
    server.clock.set(dueDay);
    const told = async () => (await lettersTo(server, person)).length - 1;
    const seen: number[] = [];
    for (const wait of [0, day - 1, 1, 2 * day - 1, 1, 3 * day - 1, 1, 30 * day]) {
      server.clock.pass(wait);
      await collect();
      await collect();
      seen.push(await told());
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(await plan(id)).toEqual(['paid', 'failed']);
    expect(await charged(session_id)).toBe(3800);
    const { rows } = await server.database.db.execute<{ text: string }>(
      sql`select text_body as text from outbox_mails where recipient = ${person.email} order by sequence desc limit 1`,
    );
    expect(rows[0]?.text).toContain('We do not try again');
  });

  it('is collected by the next try when the card works again, or paid by hand', async () => {
    const { session_id, id } = await onAPlan();
    const other = await onAPlan();
    for (const one of [id, other.id]) await cardNow(one, 'declines');
    server.clock.set(dueDay);
    await collect();
    await cardNow(id, 'succeeds');
    const paid = await server.call('POST', `/training/registrations/${other.id}/pay/`, {
      token: await other.person.renewed(),
      body: { payment_method_id: await aCard(server) },
    });
    expect(paid.status).toBe(200);
    server.clock.pass(day);
    await collect();
    expect([await charged(session_id), await charged(other.session_id)]).toEqual([7500, 7500]);
  });

  it('is what a card that asks for its owner comes to, and leaves no question open', async () => {
    const { session_id, person, id } = await onAPlan();
    await cardNow(id, 'asks');
    server.clock.set(dueDay);
    await collect();
    await collect();
    expect(await lettersTo(server, person)).toEqual(['registration_confirmed', 'instalment_declined']);
    expect(await charged(session_id)).toBe(3800);
    expect((await people.cancel(person, session_id)).status).toBe(200);
  });
});

describe('a provider that is silent', () => {
  it('is asked once in a round, so that other jobs have their turn, and for all others in the next', async () => {
    const all = [await onAPlan(), await onAPlan(), await onAPlan()];
    server.clock.set(dueDay);
    line.fault = 'request_lost';
    line.down = true;
    await collect();
    const begun = await server.database.db.execute(
      sql`select 1 from payments where idempotency_key like 'instalment_%' and status in ('pending', 'unknown')`,
    );
    expect(begun.rows).toHaveLength(1);
    line.fault = null;
    line.down = false;
    server.clock.pass(600);
    await reconcileAll(server.deps);
    await collect();
    for (const { session_id } of all) expect(await charged(session_id)).toBe(7500);
  });
});

describe('an instalment that nothing ever comes of', () => {
  it('does not keep the others from being collected', async () => {
    const [stuck, other] = [await onAPlan(), await onAPlan()];
    await server.database.db.execute(
      sql`update instalments set due_on = '2026-03-15' where registration_id = ${stuck.id} and position = 2`,
    );
    server.clock.set(dueDay);
    const { charge } = line;
    line.charge = async (request) => {
      if (request.registrationId === stuck.id) throw new Error('the provider chokes on this one');
      return charge(request);
    };
    for (let round = 0; round < 2; round += 1) {
      await collect();
      server.clock.pass(600);
      await reconcileAll(server.deps);
    }
    line.charge = charge;
    expect([await charged(stuck.session_id), await charged(other.session_id)]).toEqual([3800, 7500]);
    await collect();
    expect(await charged(stuck.session_id)).toBe(7500);
  });
});

describe('a declined instalment of a registration that is cancelled', () => {
  it('is counted as open before, and dropped', async () => {
    const { session_id, person, id } = await onAPlan();
    await cardNow(id, 'declines');
    server.clock.set(dueDay);
    await collect();
    expect(await plan(id)).toEqual(['paid', 'failed']);
    const preview = await server.call('GET', `/sessions/registered/${session_id}/cancel/preview/`, {
      token: await person.renewed(),
    });
    expect(preview.body).toMatchObject({ open_instalments: 1 });
    await people.cancel(person, session_id);
    expect(await plan(id)).toEqual(['paid', 'dropped']);
  });
});

describe('an instalment whose charge nobody heard of again', () => {
  it('is not charged anew when the answer was lost after the charge: it is reconciled', async () => {
    const { session_id, person, id } = await onAPlan();
    server.clock.set(dueDay);
    line.fault = 'answer_lost';
    await collect();
    line.fault = null;
    await collect();
    expect(await plan(id)).toEqual(['paid', 'due']);
    await reconcileAll(server.deps);
    await collect();
    expect(await books(server.database, session_id)).toMatchObject({ charges: 2, charged: 7500 });
    expect(await plan(id)).toEqual(['paid', 'paid']);
    expect(await lettersTo(server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });

  it('is charged once in the end when the request was lost before it, and nobody is told of a decline', async () => {
    const { session_id, person } = await onAPlan();
    server.clock.set(dueDay);
    line.fault = 'request_lost';
    await collect();
    line.fault = null;
    server.clock.pass(60);
    await reconcileAll(server.deps);
    await collect();
    await collect();
    expect(await books(server.database, session_id)).toMatchObject({ charges: 2, charged: 7500 });
    expect(await lettersTo(server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });

  it('is given back when the registration was cancelled meanwhile', async () => {
    const { session_id, person } = await onAPlan();
    server.clock.set(dueDay);
    line.fault = 'answer_lost';
    await collect();
    line.fault = null;
    expect((await people.cancel(person, session_id)).status).toBe(200);
    await reconcileAll(server.deps);
    expect(await charged(session_id)).toBe(0);
  });
});

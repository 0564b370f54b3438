import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, cards, type Person } from '../../../test/booking.ts';
import { mergeFixture } from '../../../test/merge-fixture.ts';
import { aPack, aPlan, introduce } from '../../../test/office/plan-cases.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

const { fixture, own, merge, booked } = mergeFixture();
let pass: string;
let month: string;
let desk: Person;
let owner: Person;
beforeAll(async () => {
  const { database } = fixture.server;
  pass = await introduce(database, await aPack(database));
  month = await introduce(database, await aPlan(database, { name: 'First month', priceCents: 1_900 }));
});
beforeEach(async () => {
  desk = await aTeamMember(fixture.server, 'front_desk');
  owner = await aTeamMember(fixture.server, 'owner');
});

const take = (person: Person = fixture.person, over: object = {}) =>
  fixture.act.buy(person, { plan_id: pass, ...over });
const join = async (person: Person = fixture.person) =>
  own(person, 'POST', '/memberships/', {
    plan_id: month,
    payment_method_id: await aCard(fixture.server),
    payment_consent: true,
  });
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']];
const used = [409, 'offer_used'];
/** The introductory offers in the list that a person sees. */
async function listed(person: Person | null): Promise<string[]> {
  const token = person === null ? {} : { token: await person.renewed() };
  const { text } = await fixture.server.call('GET', '/plans/', token);
  const all = JSON.parse(text) as { id: string; introductory: boolean }[];
  return all.filter(({ introductory }) => introductory).map(({ id }) => id);
}
const byDesk = async (path: string, body: object, by = desk) =>
  fixture.server.call('POST', `/office/${path}`, {
    token: await by.renewed(),
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
const paymentOf = async (column: 'pass_id' | 'registration_id', id: unknown) => {
  const { rows } = await fixture.server.database.db.execute<{ id: string }>(
    sql`select id from payments where ${sql.identifier(column)} = ${id} and kind = 'charge'`,
  );
  return rows[0]?.id ?? '';
};
const giveBack = async (payment: string, amount: string) =>
  byDesk(`payments/${payment}/refunds/`, { amount, destination: 'credit', reason: 'Ill.' }, owner);

describe('an introductory offer', () => {
  it('is shown to visitors and to who is new, and sold to them once', async () => {
    const { person, act } = fixture;
    expect((await listed(null)).toSorted()).toEqual([pass, month].toSorted());
    expect(await listed(person)).toHaveLength(2);
    const key = randomUUID();
    const paid = { key, payment_method_id: await aCard(fixture.server) };
    expect((await take(person, paid)).status).toBe(201);
    expect((await take(person, paid)).status).toBe(201);
    expect(await listed(person)).toEqual([]);
    fixture.server.clock.set('2026-03-03T12:00:00-05:00');
    expect(said(await take())).toEqual(used);
    expect(said(await join())).toEqual(used);
    expect([await act.taken(person), await listed(null)]).toEqual([
      15_000,
      expect.objectContaining({ length: 2 }),
    ]);
    expect(await act.problems()).toEqual([]);
  });

  it('is sold again to who was declined', async () => {
    expect((await take(fixture.person, { card: cards.declined })).status).toBe(402);
    expect((await join()).status).toBe(201);
    expect(said(await take())).toEqual(used);
  });

  it('is not for who paid for anything before', async () => {
    await fixture.act.buy(fixture.person);
    expect(said(await take())).toEqual(used);
    expect(said(await join())).toEqual(used);
  });

  it('is not for who was booked for a session that has begun', async () => {
    const { server, person } = fixture;
    const session = await aSession(server.database, { startsAt: new Date('2026-03-04T18:30:00-05:00') });
    await server.database.db.execute(sql`
      insert into registrations (id, session_id, user_id, status, plan, rate, price_cents, created_at, updated_at)
      values (${randomUUID()}, ${session}, ${person.id}, 'confirmed', 'full', 'public', 0, now(), now())`);
    expect(await listed(person)).toHaveLength(2);
    server.clock.set('2026-03-05T12:00:00-05:00');
    expect(await listed(person)).toEqual([]);
    expect(said(await take())).toEqual(used);
  });

  it('comes back when it was refunded unused', async () => {
    const bought = await take();
    const payment = await paymentOf('pass_id', bought.body['pass_id']);
    expect((await giveBack(payment, '150.00')).status).toBe(201);
    fixture.server.clock.set('2026-03-03T12:00:00-05:00');
    expect((await take()).status).toBe(201);
  });

  it('does not come back when only a part was refunded', async () => {
    const { person } = fixture;
    const registration = await booked(person, await aSession(fixture.server.database));
    const payment = await paymentOf('registration_id', registration);
    expect((await giveBack(payment, '10.00')).status).toBe(201);
    expect(said(await take())).toEqual(used);
  });

  it('counts the records of one person together', async () => {
    const other = await aMember(fixture.server, { waiver: false });
    const kept = await aMember(fixture.server, { waiver: false });
    await fixture.act.buy(other);
    expect(await listed(kept)).toHaveLength(2);
    expect((await merge(kept, other)).status).toBe(200);
    expect(await listed(kept)).toEqual([]);
    expect(said(await take(kept))).toEqual(used);
  });

  it('takes no code', async () => {
    const { code } = await aPromoCode(fixture.server.database);
    const refused = await take(fixture.person, { promo_code: code });
    expect([refused.status, refused.body['promo_code']]).toEqual([
      400,
      ['An introductory offer takes no code.'],
    ]);
    const checked = await own(fixture.person, 'POST', '/promo-codes/check/', { code, plan_id: pass });
    expect([checked.status, checked.body['code']]).toEqual([400, expect.anything()]);
    expect(JSON.stringify(checked.body)).toContain('takes no code');
  });

  it('is no plan to change to', async () => {
    const { server, person } = fixture;
    const made = await own(person, 'POST', '/memberships/', {
      plan_id: 'plan-standard-month',
      payment_method_id: await aCard(server),
      payment_consent: true,
    });
    const { id } = made.body['membership'] as { id: string };
    const preview = await own(person, 'POST', `/memberships/${id}/change/preview/`, { plan_id: month });
    expect(said(preview)).toEqual([409, 'plan_not_sold']);
  });

  it('is sold at the desk by the same rule, in cash and by link', async () => {
    const { person } = fixture;
    const path = `people/${person.id}/sales/`;
    const link = await byDesk(path, { plan_id: pass, method: 'link', send: 'none' });
    expect(link.status).toBe(201);
    expect((await byDesk(path, { plan_id: pass, method: 'cash' })).status).toBe(201);
    for (const method of ['cash', 'complimentary'])
      expect(said(await byDesk(path, { plan_id: pass, method, reason: 'Again.' }))).toEqual(used);
    expect(said(await byDesk(path, { plan_id: month, method: 'link', send: 'none' }))).toEqual(used);
    expect(said(await byDesk(`people/${person.id}/passes/`, { plan_id: pass, method: 'cash' }))).toEqual(
      used,
    );
    const token = String(link.body['url']).split('/').at(-1) ?? '';
    const shown = await fixture.server.call('GET', `/payment-links/${token}/`);
    expect([shown.status, JSON.stringify(shown.body)]).toEqual([410, expect.stringContaining('new here')]);
  });
});

describe('a plan in the office', () => {
  it('becomes an introductory offer and stops being one, in the same version of what is sold', async () => {
    const { server } = fixture;
    const planId = await aPack(server.database);
    const change = async (version: number, introductory: boolean) =>
      server.call('PATCH', `/office/plans/${planId}/`, {
        token: await owner.renewed(),
        body: { version, introductory },
      });
    expect((await change(1, true)).body).toMatchObject({
      introductory: true,
      version: 2,
      version_id: `${planId}-1`,
    });
    expect((await change(2, true)).body).toMatchObject({ version: 2 });
    expect((await change(2, false)).body).toMatchObject({ introductory: false, version: 3 });
    const made = await byDesk(
      'plans/',
      {
        kind: 'pass',
        name: 'First two nights',
        price: '39.00',
        credits: 2,
        valid_days: 30,
        introductory: true,
      },
      owner,
    );
    expect([made.status, made.body]).toMatchObject([201, { introductory: true, on_sale: false }]);
  });
});

import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aCard,
  aCourse,
  aMember,
  aSession,
  cards,
  registrationIn,
  type Person,
} from '../../../test/booking.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { lastEmailTo } from '../../../test/waitlist-actions.ts';

const fixture = passFixture();
let desk: Person;
beforeAll(async () => {
  desk = await aTeamMember(fixture.server, 'front_desk', 5000);
});

const post = async (path: string, person: Person, body: object, key: string = randomUUID()) =>
  fixture.server.call('POST', path, {
    token: await person.renewed(),
    body,
    headers: { 'idempotency-key': key },
  });

/** A seat that is to be paid later. */
async function reserved(person: Person, session?: string): Promise<string> {
  const session_id = session ?? (await aSession(fixture.server.database));
  const made = await post('/training/registrations/register/', person, { session_id });
  expect(made.status).toBe(201);
  return String(registrationIn(made)['public_id']);
}
const pay = (person: Person, id: string, body: object = { use_pass: true }, key?: string) =>
  post(`/training/registrations/${id}/pay/`, person, body, key);
const take = (id: string, body: object = {}) =>
  post('/office/payments/', desk, { registration_id: id, method: 'pass', ...body });

/** A member with five credits until May 31. */
async function withPass(): Promise<{ person: Person; passId: string }> {
  const bought = await fixture.act.buy(fixture.person);
  return { person: fixture.person, passId: String(bought.body['pass_id']) };
}
const left = async (person: Person) => (await fixture.act.own(person)).left;
/** The fields of a request that a problem names. */
const fieldsOf = (body: object): string[] =>
  Object.keys(body).filter((name) => ['use_pass', 'pass_id', 'method', 'amount'].includes(name));
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);
const entries = async (id: string) => {
  const { rows } = await fixture.server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', kind, method, amount_cents, status) as line from payments where registration_id = ${id}
    order by created_at, id`);
  return rows.map(({ line }) => line);
};

describe('a seat that is paid later', () => {
  it('is paid by a credit, once for a repeated key, and a cancellation gives it back', async () => {
    const { person } = await withPass();
    const id = await reserved(person);
    fixture.server.clock.set('2026-03-03T12:00:00-05:00');
    const key = randomUUID();
    const paid = await pay(person, id, undefined, key);
    expect([paid.status, paid.body['payment']]).toEqual([200, null]);
    expect(paid.body['message']).toMatch(/^A credit of your pass pays for /);
    expect(registrationIn(paid)).toMatchObject({
      payment_status: 'paid',
      covered_by: 'pass',
      instalments: [{ status: 'paid', amount: '75.00' }],
    });
    expect((await pay(person, id, undefined, key)).body).toEqual(paid.body);
    expect((await pay(person, id)).body['code']).toBe('nothing_to_pay');
    expect(await entries(id)).toEqual(['charge pass 7500 succeeded']);
    expect(await left(person)).toBe(4);
    expect(await lastEmailTo(fixture.server, person)).toContain('A credit of your pass pays for ');
    await isWhole();
    expect((await post(`/training/registrations/${id}/cancel/`, person, {})).status).toBe(200);
    expect(await left(person)).toBe(5);
    await isWhole();
  });

  it('is paid by a credit of the pass that is named', async () => {
    const { person, passId } = await withPass();
    fixture.server.clock.set('2026-03-04T12:00:00-05:00');
    const second = String((await fixture.act.buy(person)).body['pass_id']);
    expect(second).not.toBe(passId);
    expect((await pay(person, await reserved(person), { pass_id: second })).status).toBe(200);
    const { passes } = await fixture.act.own(person);
    expect(passes.map(({ id, left: of }) => [id, of])).toEqual([
      [passId, 5],
      [second, 4],
    ]);
  });

  it('is paid by a credit after the bank was asked about a card', async () => {
    const { person } = await withPass();
    const id = await reserved(person);
    const card = await aCard(fixture.server, cards.asks);
    const asked = await pay(person, id, { payment_method_id: card });
    expect(asked.status).toBe(202);
    expect((await pay(person, id)).status).toBe(200);
    expect((await entries(id)).toSorted()).toEqual([
      'charge card 7500 cancelled',
      'charge pass 7500 succeeded',
    ]);
    await isWhole();
  });

  it('is not paid by a credit that does not pay for it, and nothing changes', async () => {
    const { person, passId } = await withPass();
    const { database } = fixture.server;
    const other = await aMember(fixture.server);
    const refused = async (by: Person, id: string, body: object = { use_pass: true }) => {
      const { status, body: problem } = await pay(by, id, body);
      return [status, fieldsOf(problem)];
    };
    const course = await reserved(person, await aCourse(database, 6));
    expect(await refused(person, course)).toEqual([400, ['use_pass']]);
    const late = await reserved(
      person,
      await aSession(database, { startsAt: new Date('2026-06-01T18:30:00-04:00') }),
    );
    expect(await refused(person, late)).toEqual([400, ['use_pass']]);
    expect(await refused(other, await reserved(other))).toEqual([400, ['use_pass']]);
    expect(await refused(other, await reserved(other), { pass_id: passId })).toEqual([400, ['pass_id']]);
    const id = await reserved(person);
    const cash = { registration_id: id, method: 'cash', amount: '20.00' };
    expect((await post('/office/payments/', desk, cash)).status).toBe(201);
    expect(await refused(person, id)).toEqual([400, ['use_pass']]);
    expect((await pay(other, id)).status).toBe(404);
    const changed = await pay(person, await reserved(person), { use_pass: true, amount: '70.00' });
    expect(changed.body['code']).toBe('price_changed');
    expect(await left(person)).toBe(5);
    await isWhole();
  });

  it('that has ended does not pay, not even for a session before its last day', async () => {
    const { person } = await withPass();
    const id = await reserved(person);
    fixture.server.clock.set('2026-06-02T12:00:00-04:00');
    expect(fieldsOf((await pay(person, id)).body)).toEqual(['use_pass']);
  });

  it('and five others at once use the five credits that are left once each', async () => {
    const { person } = await withPass();
    const ids: string[] = [];
    for (let one = 0; one < 6; one += 1) ids.push(await reserved(person));
    const all = await Promise.all([...ids, ...ids].map((id) => pay(person, id)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await left(person)).toBe(0);
    await isWhole();
  });
});

describe('the desk', () => {
  it('takes a credit for the whole session, and the entry says who took it', async () => {
    const { person, passId } = await withPass();
    const taken = await take(await reserved(person));
    expect([taken.status, taken.body]).toMatchObject([
      201,
      { method: 'pass', amount: '75.00', status: 'succeeded', actor_id: desk.id },
    ]);
    expect((await take(await reserved(person), { pass_id: passId })).status).toBe(201);
    expect(await left(person)).toBe(3);
    await isWhole();
  });

  it('takes no credit that is not there, and no part of a session', async () => {
    const { person } = await withPass();
    const other = await aMember(fixture.server);
    const fields = async (id: string, body?: object) => fieldsOf((await take(id, body)).body);
    expect(await fields(await reserved(other))).toEqual(['method']);
    expect(await fields(await reserved(person), { pass_id: 'another' })).toEqual(['pass_id']);
    expect(await fields(await reserved(person), { amount: '20.00' })).toEqual(['amount']);
    expect(await left(person)).toBe(5);
  });
});

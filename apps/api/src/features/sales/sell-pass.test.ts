import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { aSession, cards, type Person } from '../../../test/booking.ts';
import { moneyCalls, problemOf, type MoneyCalls } from '../../../test/money.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

const fixture = passFixture();
let desk: Person;
let owner: Person;
let money: MoneyCalls;
beforeAll(async () => {
  desk = await aTeamMember(fixture.server, 'front_desk', 0);
  owner = await aTeamMember(fixture.server, 'owner');
  money = moneyCalls(fixture.server, { owner, desk });
});

const post = (path: string, body: object, key: string = randomUUID()) =>
  fixture.server.call('POST', `/office/people/${fixture.person.id}/${path}`, {
    token: desk.token,
    body,
    headers: { 'idempotency-key': key },
  });
const sell = (over: object = {}, key?: string) =>
  post('passes/', { plan_id: 'plan-pass-5', method: 'cash', ...over }, key);
const read = () => money.call('GET', `/office/people/${fixture.person.id}/passes/`, desk);

it('takes cash once, makes the credits, sends the email and stands in the log', async () => {
  const { act, person } = fixture;
  const key = randomUUID();
  const [sold, again] = [
    await sell({ reason: 'Turned 40.' }, key),
    await sell({ reason: 'Turned 40.' }, key),
  ];
  expect([sold.status, sold.body]).toMatchObject([
    201,
    { method: 'cash', amount: '150.00', pass_name: '5 sessions', status: 'succeeded', reason: 'Turned 40.' },
  ]);
  expect(again.body).toEqual(sold.body);
  expect(await act.own(person)).toMatchObject({ left: 5, passes: [{ expires_on: '2026-05-31' }] });
  expect(await act.emails(person)).toEqual(['pass_bought']);
  const log = await money.call('GET', `/office/audit/?target=pass:${String(sold.body['pass_id'])}`, owner);
  expect(log.body['results']).toMatchObject([
    { action: 'pass.sell', person_id: person.id, reason: 'Turned 40.' },
  ]);
  expect(await act.problems()).toEqual([]);
});

it('charges the card that the person saved, and none that asks the bank', async () => {
  const { act, person } = fixture;
  const without = await sell({ method: 'card' });
  expect([without.status, Object.keys(without.body)]).toEqual([
    400,
    expect.arrayContaining(['payment_method_id']),
  ]);
  await act.buy(person);
  expect((await sell({ method: 'card' })).body).toMatchObject({ method: 'card', status: 'succeeded' });
  expect([(await act.own(person)).left, await act.taken(person)]).toEqual([10, 30_000]);
  expect(await act.problems()).toEqual([]);
});

it('gives up a purchase that the person left at the bank', async () => {
  const { act, person, server } = fixture;
  await act.buy(person);
  server.clock.pass(60);
  expect((await act.buy(person, { card: cards.asks })).status).toBe(202);
  expect((await sell({ method: 'card' })).status).toBe(201);
  expect([(await act.own(person)).left, await act.taken(person)]).toEqual([10, 30_000]);
  expect(await act.problems()).toEqual([]);
});

it('whose answer was lost is unknown, and charged once', async () => {
  const { act, person, provider } = fixture;
  await act.buy(person);
  provider.fault = 'response_lost';
  provider.down = true;
  const lost = await sell({ method: 'card' });
  expect(lost.body).toMatchObject({ status: 'unknown' });
  provider.fault = null;
  provider.down = false;
  const asked = await money.call('POST', `/office/payments/${String(lost.body['id'])}/check/`, desk);
  expect(asked.body['status']).not.toBe('unknown');
  expect(await act.problems()).toEqual([]);
});

it('is refused for a membership, an older price and somebody who is not there', async () => {
  expect(problemOf(await sell({ plan_id: 'plan-standard-month' }))).toEqual([409, 'plan_not_sold']);
  expect(problemOf(await sell({ version_id: 'older' }))).toEqual([409, 'price_changed']);
  const nobody = await money.call('GET', '/office/people/nobody/passes/', desk);
  expect(nobody.status).toBe(404);
});

it('pays a registration at the desk with the credit that ends first, and the page says how it was used', async () => {
  await sell();
  const session_id = await aSession(fixture.server.database);
  const preview = await post('registrations/preview/', { session_id });
  expect(preview.body).toMatchObject({ pass_credit: { expires_on: '2026-05-31' } });
  const registered = await post('registrations/', { session_id, use_pass: true });
  expect([registered.status, registered.body]).toMatchObject([201, { owed: '0.00', payment_status: 'paid' }]);
  expect((await read()).body).toMatchObject({
    left: 4,
    passes: [{ left: 4, booked: 1 }],
    history: [{ kind: 'booked' }, { kind: 'bought' }],
  });
  expect(await fixture.act.problems()).toEqual([]);
});

it('pays no registration of somebody without credits', async () => {
  const session_id = await aSession(fixture.server.database);
  expect((await post('registrations/preview/', { session_id })).body).toMatchObject({ pass_credit: null });
  const refused = await post('registrations/', { session_id, use_pass: true });
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['use_pass'])]);
});

import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { moneyCalls, problemOf, type MoneyCalls } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

const fixture = membershipFixture();
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  owner = await aTeamMember(fixture.server, 'owner');
  desk = await aTeamMember(fixture.server, 'front_desk', 2000);
  money = moneyCalls(fixture.server, { owner, desk });
});

let membershipId: string;
let paymentId: string;
beforeEach(async () => {
  membershipId = String(membershipIn(await fixture.act.buy(fixture.person))['id']);
  [{ id: paymentId = '' } = {}] = await linesOf(`membership=${membershipId}`);
});

const linesOf = async (query: string) => {
  const { body } = await money.call('GET', `/office/payments/?${query}`, owner);
  return body['results'] as Record<string, string>[];
};
const refund = (body: object, who = owner) => money.refund(paymentId, { reason: 'A gift.', ...body }, who);
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);

it('stands in the list with the name of the membership, by person, by membership and in a search', async () => {
  const { person } = fixture;
  const line = {
    id: paymentId,
    kind: 'charge',
    method: 'card',
    amount: '49.00',
    left: '49.00',
    person_id: person.id,
    registration_id: null,
    session_id: null,
    session_title: null,
    membership_id: membershipId,
    membership_name: 'Standard',
  };
  expect(await linesOf(`person=${person.id}`)).toMatchObject([line]);
  expect((await linesOf('search=standard&limit=100')).map(({ id }) => id)).toContain(paymentId);
  expect((await linesOf('search=standard&kind=refund')).map(({ id }) => id)).not.toContain(paymentId);
  const csv = await fixture.server.call('GET', `/office/payments/?membership=${membershipId}`, {
    token: owner.token,
    headers: { accept: 'text/csv' },
  });
  expect(csv.text).toContain(membershipId);
});

it('names its person by email where the account has no name, and says when the account is closed', async () => {
  const { server, person } = fixture;
  const named = async () => (await linesOf(`membership=${membershipId}`))[0]?.['person_name'];
  await server.database.db.execute(
    sql`update profiles set first_name = '', last_name = '' where user_id = ${person.id}`,
  );
  expect(await named()).toBe(person.email);
  const closed = await money.call('POST', `/office/people/${person.id}/close/`, owner, {
    reason: 'Moved away.',
  });
  expect(closed.status).toBe(204);
  expect(await named()).toBe('Closed account');
});

it('goes back in parts, never more than was paid, and the membership goes on', async () => {
  const terms = await money.call('GET', `/office/payments/${paymentId}/refunds/terms/`, owner);
  expect(terms.body).toMatchObject({
    left: '49.00',
    proposed: '0.00',
    effect: expect.stringContaining('its next payment is on Thursday, April 2, 2026') as string,
    destinations: ['card', 'cash', 'credit'],
  });
  const without = await refund({ amount: '10.00', destination: 'card', reason: '' });
  expect([without.status, Object.keys(without.body)]).toEqual([400, expect.arrayContaining(['reason'])]);
  const part = await refund({ amount: '19.00', destination: 'card' });
  expect([part.status, part.body]).toMatchObject([201, { status: 'succeeded', membership_id: membershipId }]);
  expect(problemOf(await refund({ amount: '30.01', destination: 'card' }))).toEqual([
    409,
    'refund_above_rest',
  ]);
  expect((await refund({ amount: '20.00', destination: 'credit' })).status).toBe(201);
  expect((await refund({ amount: '10.00', destination: 'cash' })).status).toBe(201);
  expect(await fixture.act.taken(fixture.person)).toBe(3000);
  const [line] = (await linesOf(`membership=${membershipId}`)).filter(({ kind }) => kind === 'charge');
  expect(line).toMatchObject({ left: '0.00' });
  const credit = await fixture.server.call('GET', '/credit/', { token: fixture.person.token });
  expect(credit.body).toMatchObject({ balance: '20.00' });
  expect(await fixture.act.list(fixture.person)).toMatchObject([
    {
      state: 'active',
      next_payment_on: '2026-04-02',
      payments: [{ amount: '49.00', refunded_amount: '49.00' }],
    },
  ]);
  await isWhole();
});

it('goes back whole once, of two who do it at once, and the desk gives up to its limit', async () => {
  expect(problemOf(await refund({ amount: '20.01', destination: 'card' }, desk))).toEqual([
    403,
    'permission_denied',
  ]);
  const whole = { amount: '49.00', destination: 'card' };
  const both = await Promise.all([refund(whole), refund(whole)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await fixture.act.taken(fixture.person)).toBe(0);
  await isWhole();
});

it('paid in cash goes back in cash, not to a card', async () => {
  await fixture.server.database.db.execute(sql`
    update payments set method = 'cash', provider = null, actor_id = ${desk.id} where id = ${paymentId}`);
  const refused = await refund({ amount: '10.00', destination: 'card' });
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['destination'])]);
  expect((await refund({ amount: '10.00', destination: 'cash' })).status).toBe(201);
  await isWhole();
});

it('whose refund got no answer is unknown, and asking again gives it back once', async () => {
  fixture.provider.fault = 'response_lost';
  fixture.provider.down = true;
  const lost = await refund({ amount: '49.00', destination: 'card' });
  expect(lost.body).toMatchObject({ status: 'unknown' });
  fixture.provider.fault = null;
  fixture.provider.down = false;
  const asked = await money.call('POST', `/office/payments/${String(lost.body['id'])}/check/`, desk);
  expect(asked.body).toMatchObject({ status: 'succeeded', amount: '49.00' });
  expect(await fixture.act.taken(fixture.person)).toBe(0);
  const charge = await money.call('POST', `/office/payments/${paymentId}/check/`, desk);
  expect(charge.body).toMatchObject({ status: 'succeeded', left: '0.00' });
  await isWhole();
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aCard, aSession } from '../../../test/booking.ts';
import { salesFixture } from '../../../test/sales-fixture.ts';

const { fixture, sell, team } = salesFixture();

const waiting = async () => {
  const { status, body } = await fixture.server.call(
    'GET',
    `/office/people/${fixture.person.id}/payment-links/`,
    { token: await team.owner.renewed() },
  );
  expect(status).toBe(200);
  return body['results'] as Record<string, unknown>[];
};

it('the links that wait for a person say what they ask, and a paid one is gone', async () => {
  const link = { method: 'link', send: 'none', plan_id: undefined, amount: undefined };
  const session_id = await aSession(fixture.server.database);
  expect(await waiting()).toEqual([]);
  const membership = await sell({ ...link, plan_id: 'plan-standard-month' });
  fixture.server.clock.pass(60);
  await sell({ ...link, session_id });
  fixture.server.clock.pass(60);
  await sell({ ...link, gift_card: { amount: '50.00', recipient_name: 'Renée' } });
  expect(await waiting()).toMatchObject([
    { pays: 'sale', title: 'Gift card', amount: '50.00', send: 'none', held_until: null },
    { pays: 'place', amount: '75.00', held_until: '2026-03-02T12:31:00-05:00' },
    { pays: 'sale', title: 'Standard', amount: '49.00' },
  ]);
  const token = String(membership.body['url']).split('/').at(-1);
  const paid = await fixture.server.call('POST', `/payment-links/${token}/`, {
    body: { payment_method_id: await aCard(fixture.server), payment_consent: true, amount: '49.00' },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(paid.status).toBe(200);
  expect((await waiting()).map(({ pays }) => pays)).toEqual(['sale', 'place']);
});

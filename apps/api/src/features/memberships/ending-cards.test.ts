import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aCard } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { announceEndingCards } from './announce-ending-cards.ts';

const fixture = membershipFixture();

const own = async () => (await fixture.act.list(fixture.person))[0];
const told = async () =>
  (await fixture.act.emails(fixture.person)).filter((template) => template === 'membership_card_ends');

/** A membership of March 2, whose card ends with March or April. */
async function bought(expMonth: number): Promise<string> {
  const id = String(membershipIn(await fixture.act.buy(fixture.person))['id']);
  await fixture.server.database.db
    .execute(sql`update payment_methods set exp_year = 2026, exp_month = ${expMonth}
    where user_id = ${fixture.person.id}`);
  return id;
}
const on = async (day: string) => {
  fixture.server.clock.set(`${day}T12:00:00-04:00`);
  await announceEndingCards(fixture.server.deps);
};

it('a card that ends before the next payment is told two weeks before it, once', async () => {
  await bought(3);
  expect(await own()).toMatchObject({ card_ends_on: '2026-03-31' });
  await on('2026-03-18');
  expect(await told()).toEqual([]);
  await on('2026-03-19');
  await on('2026-03-20');
  expect(await told()).toHaveLength(1);
  const { rows } = await fixture.server.database.db.execute<{ text: string }>(sql`select text_body as text
    from outbox_mails where recipient = ${fixture.person.email} and template = 'membership_card_ends'`);
  expect(rows[0]?.text).toMatch(
    /ends on Tuesday, March 31, 2026, and \$49 .* due on Thursday, April 2, 2026/,
  );
});

it('a card that still pays it is not mentioned', async () => {
  await bought(4);
  expect(await own()).toMatchObject({ card_ends_on: null });
  await on('2026-03-25');
  expect(await told()).toEqual([]);
});

it('a card that was changed meanwhile is not mentioned, nor that of who has cancelled', async () => {
  const id = await bought(3);
  await fixture.server.call('PATCH', `/memberships/${id}/payment-method/`, {
    token: await fixture.person.renewed(),
    body: { payment_method_id: await aCard(fixture.server), payment_consent: true },
  });
  expect(await own()).toMatchObject({ card_ends_on: null });
  await on('2026-03-25');
  expect(await told()).toEqual([]);
});

it('who has cancelled needs no card', async () => {
  const id = await bought(3);
  await fixture.act.post(fixture.person, `${id}/cancel/`);
  await on('2026-03-25');
  expect([await told(), (await own())?.['card_ends_on']]).toEqual([[], null]);
});

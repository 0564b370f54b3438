import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

const read = async (path: string) =>
  (await fixture.server.call('GET', path, { token: await fixture.person.renewed() })).body;
const own = async () => (await fixture.act.list(fixture.person))[0];
const notices = async () =>
  (
    (await read('/notifications/'))['results'] as { kind: string; title: string; body: string; url: string }[]
  ).filter(({ kind }) => kind === 'payment');
const isDue = async () =>
  ((await read('/dashboard/'))['memberships'] as { past_due: boolean }[]).map(({ past_due }) => past_due);

async function declined(behaviour: string) {
  fixture.person = await aMember(fixture.server);
  const id = String(membershipIn(await fixture.act.buy(fixture.person))['id']);
  await fixture.server.database.db.execute(sql`update sandbox_cards set behaviour = ${behaviour}
    where id = (select payment_method_ref from memberships where id = ${id})`);
  fixture.server.clock.set('2026-04-02T00:05:00-04:00');
  await renewMemberships(fixture.server.deps);
  return id;
}

async function lastEmail(): Promise<string> {
  const { rows } = await fixture.server.database.db.execute<{ text: string }>(sql`select text_body as text
    from outbox_mails where recipient = ${fixture.person.email} order by sequence desc limit 1`);
  return rows[0]?.text ?? '';
}

it('a declined renewal says what the bank said, everywhere, until it is paid', async () => {
  const id = await declined('insufficient_funds');
  expect(await own()).toMatchObject({
    state: 'past_due',
    bank_said: 'insufficient funds',
    next_amount: '49.00',
  });
  expect(await isDue()).toEqual([true]);
  expect(await notices()).toMatchObject([
    {
      title: '$49 for your Standard membership did not go through',
      body: 'Your bank said: insufficient funds. Your member rate holds through Wednesday, April 8, 2026.',
      url: '/dashboard/membership',
    },
  ]);
  expect(await lastEmail()).toContain('Your bank said: insufficient funds.');

  expect((await fixture.act.pay(fixture.person, id)).status).toBe(200);
  expect([await isDue(), await notices(), (await own())?.['bank_said']]).toEqual([[false], [], null]);
});

it('a bank that asks is said to ask', async () => {
  await declined('asks');
  expect(await own()).toMatchObject({ bank_said: 'please confirm this payment yourself' });
  expect(await lastEmail()).toContain('your bank wants you to confirm it yourself');
});

it('nothing is due for who has cancelled meanwhile', async () => {
  const id = await declined('declines');
  await fixture.act.post(fixture.person, `${id}/cancel/`);
  expect([await isDue(), await notices()]).toEqual([[false], []]);
});

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { month, plus } from '../../../test/plan-change-fixture.ts';
import { planPriceFixture } from '../../../test/plan-price-fixture.ts';
import { maxAttempts } from '../../platform/mail/claim-email.ts';
import { settleNotices } from './settle-notices.ts';

const { fixture, owner, call, noon, night, until, price, preview, charges, notices } = planPriceFixture();

let anna: Person;
let id: string;
beforeEach(async () => {
  const { db } = fixture.server.database;
  // Nobody of an earlier test has the plan, which costs $49.
  await db.execute(sql`update memberships set state = 'cancelled', end_date = coalesce(end_date, start_date)
    where state <> 'cancelled'`);
  noon('2026-03-02');
  const { body } = await call('GET', `${month}/`);
  if (body['price'] !== '49.00') await price(month, '49.00');
  anna = await aMember(fixture.server);
  id = String(membershipIn(await fixture.act.buy(anna))['id']);
  noon('2026-03-10');
});

const own = async (person = anna) => (await fixture.act.list(person))[0];
const paid = async (person = anna) => (await charges(person)).map(({ cents }) => cents / 100);
const told = async (person = anna) => (await notices(person)).map(({ template }) => template);

describe('a new price of a plan that people have', () => {
  it('names both ways for them, and changes nothing without one', async () => {
    const refused = await price(month, '54.00');
    expect([refused.status, refused.body]).toMatchObject([400, { existing: [expect.any(String)] }]);
    const [text] = refused.body['existing'] as string[];
    expect([text?.includes('keep'), text?.includes('at_renewal')]).toEqual([true, true]);
    expect((await call('GET', `${month}/`)).body).toMatchObject({ price: '49.00' });
  });

  it('needs no way while nobody has it', async () => {
    expect((await price(plus, '81.00')).status).toBe(200);
    expect((await price(plus, '79.00')).status).toBe(200);
  });

  it('is kept from them as long as they stay, up and down', async () => {
    expect((await price(month, '54.00', 'keep')).status).toBe(200);
    expect((await price(month, '45.00', 'keep')).status).toBe(200);
    await until('2026-05-02');
    expect([await paid(), await told()]).toEqual([[49, 49, 49], []]);
  });

  it('can include them later at the same price, and then has nothing more to change', async () => {
    await price(month, '54.00', 'keep');
    const { body: before } = await call('GET', `${month}/`);
    const included = await price(month, '54.00', 'at_renewal');
    expect(included.body['version']).toBe(Number(before['version']) + 1);
    const again = await price(month, '54.00', 'at_renewal');
    expect(again.body['version']).toBe(included.body['version']);
    await until('2026-05-02');
    expect([await paid(), await told()]).toEqual([[49, 49, 54], ['membership_price_rises']]);
  });

  it('shows them the next amount, the new price and its first day', async () => {
    await price(month, '54.00', 'at_renewal');
    const prices = { next_amount: '49.00', price_changes_on: '2026-05-02', new_price: '54.00' };
    expect(await own()).toMatchObject({ ...prices, next_payment_on: '2026-04-02', price: '49.00' });
    const person = await fixture.server.call('GET', `/office/people/${anna.id}/`, {
      token: await owner().renewed(),
    });
    expect((person.body['memberships'] as object[])[0]).toMatchObject(prices);
    await until('2026-05-02');
    expect(await own()).toMatchObject({ price: '54.00', price_changes_on: null, next_amount: '54.00' });
  });

  it('names the old price, the new one, the first day and how to cancel', async () => {
    await price(month, '54.00', 'at_renewal');
    const [notice] = await notices(anna);
    for (const part of ['$49', '$54', 'May 2', 'April 9', 'cancel']) expect(notice?.text).toContain(part);
  });

  it('keeps what else somebody bought', async () => {
    const { body } = await call('GET', `${month}/`);
    const benefits = { member_rate: true, sessions_per_month: 4 };
    await call('PATCH', `${month}/`, {
      version: body['version'],
      price: '54.00',
      benefits,
      existing: 'at_renewal',
    });
    await until('2026-05-02');
    expect(await own()).toMatchObject({ price: '54.00', included_sessions: null });
    const { text } = await fixture.server.call('GET', '/plans/');
    expect((JSON.parse(text) as object[]).filter((plan) => 'id' in plan && plan.id === month)).toMatchObject([
      { price: '54.00', benefits },
    ]);
    const { body: now } = await call('GET', `${month}/`);
    await call('PATCH', `${month}/`, {
      version: now['version'],
      benefits: { member_rate: true, sessions_per_month: null },
    });
  });

  it('goes back to what they pay: the rise is taken back, and they are told', async () => {
    await price(month, '54.00', 'at_renewal');
    await price(month, '49.00', 'at_renewal');
    expect(await own()).toMatchObject({ price_changes_on: null });
    await until('2026-05-02');
    expect([await paid(), await told()]).toEqual([
      [49, 49, 49],
      ['membership_price_rises', 'membership_price_stays'],
    ]);
  });

  it('that fell before a rise still falls first', async () => {
    await price(month, '45.00', 'at_renewal');
    await price(month, '54.00', 'at_renewal');
    expect(await own()).toMatchObject({ next_amount: '45.00' });
    await until('2026-05-02');
    expect(await paid()).toEqual([49, 45, 54]);
  });

  it('leaves a declined payment as it was', async () => {
    await fixture.act.cardNow(id, 'declines');
    await until('2026-04-02');
    await price(month, '45.00', 'at_renewal');
    await fixture.act.cardNow(id, 'succeeds');
    await until('2026-05-02');
    expect(await paid()).toEqual([49, 49, 45]);
  });

  it('does not reach who has cancelled', async () => {
    await fixture.act.post(anna, `${id}/cancel/`);
    expect((await price(month, '54.00')).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  it('is what the office expects of later renewals', async () => {
    await price(month, '45.00', 'at_renewal');
    const due = await fixture.server.call('GET', '/office/payments/due/?end_date=2026-04-30', {
      token: await owner().renewed(),
    });
    expect(due.body['results']).toContainEqual(
      expect.objectContaining({ person_id: anna.id, amount: '45.00', due_on: '2026-04-02' }),
    );
  });
});

describe('the preview of a price', () => {
  it('says who pays what when', async () => {
    expect(await preview(month, '54.00')).toEqual({
      people_count: 1,
      first_on: '2026-05-02',
      all_on: '2026-05-02',
      notice_on: '2026-03-10',
      told_count: 1,
      unreachable_count: 0,
      people: [
        {
          person_id: anna.id,
          person_name: expect.any(String),
          payments: [
            { on: '2026-04-02', amount: '49.00', is_new: false },
            { on: '2026-05-02', amount: '54.00', is_new: true },
            { on: '2026-06-02', amount: '54.00', is_new: true },
          ],
        },
      ],
    });
    expect(await preview(month, '45.00')).toMatchObject({ first_on: '2026-04-02', notice_on: null });
    expect(await preview(month, '54.00', 'keep')).toMatchObject({
      people_count: 1,
      first_on: null,
      notice_on: null,
      told_count: 0,
    });
  });

  it('promises what is then charged', async () => {
    noon('2026-03-20');
    const shown = await preview(month, '54.00');
    await price(month, '54.00', 'at_renewal');
    await until('2026-06-02');
    const [first] = shown['people'] as { payments: { on: string; amount: string }[] }[];
    expect((await charges(anna)).slice(1).map(({ period, cents }) => [period, `${cents / 100}.00`])).toEqual(
      first?.payments.map(({ on, amount }) => [on, amount]),
    );
  });
});

describe('a notice that cannot be sent', () => {
  const waiting = async () => {
    const { body } = await fixture.server.call('GET', '/office/worklist/?kind=price_notice', {
      token: await owner().renewed(),
    });
    return body['results'] as { id: string; person_id: string }[];
  };

  it('moves nobody and stands on the worklist until somebody is done with it', async () => {
    const { db } = fixture.server.database;
    await db.execute(sql`update users set email = null where id = ${anna.id}`);
    expect(await preview(month, '54.00')).toMatchObject({
      unreachable_count: 1,
      first_on: null,
      notice_on: null,
    });
    expect((await price(month, '54.00', 'at_renewal')).status).toBe(200);
    const [entry] = await waiting();
    expect(entry).toMatchObject({ person_id: anna.id });
    for (const day of ['2026-04-02', '2026-05-02']) await night(day);
    expect((await charges(anna)).map(({ cents }) => cents)).toEqual([4900, 4900, 4900]);
    const done = await fixture.server.call('POST', `/office/worklist/${entry?.id}/resolve/`, {
      token: await owner().renewed(),
    });
    expect([done.status < 300, await waiting()]).toEqual([true, []]);
  });

  /** As where a mail server sends: the price waits for its email. */
  const waitForSending = async () => {
    await price(month, '54.00', 'at_renewal');
    await fixture.server.database.db
      .execute(sql`update membership_prices p set notice_id = o.id from outbox_mails o
      where o.recipient = ${anna.email} and o.template = 'membership_price_rises' and p.membership_id = ${id}`);
  };
  const mail = (set: string) =>
    fixture.server.database.db.execute(sql`update outbox_mails set ${sql.raw(set)}
      where recipient = ${anna.email} and template = 'membership_price_rises'`);

  it('does not count while it waits, nor before 30 days after it was sent', async () => {
    await waitForSending();
    await until('2026-05-02');
    expect(await paid()).toEqual([49, 49, 49]);
    await mail(`sent_at = '2026-05-05T12:00:00-04:00'`);
    await until('2026-07-02');
    expect(await paid()).toEqual([49, 49, 49, 49, 54]);
  });

  it('that was given up is over', async () => {
    await waitForSending();
    await mail(`attempts = ${maxAttempts}`);
    await settleNotices(fixture.server.database);
    expect((await waiting()).map(({ person_id }) => person_id)).toEqual([anna.id]);
    await until('2026-05-02');
    expect(await paid()).toEqual([49, 49, 49]);
  });
});

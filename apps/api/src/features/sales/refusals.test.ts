import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { problemOf } from '../../../test/money.ts';
import { month, pass, salesFixture } from '../../../test/sales-fixture.ts';
import { sendGiftCards } from '../gift-cards/send-gift-cards.ts';

const { fixture, read, rows, savedCard, sell, team } = salesFixture();

describe('a gift card', () => {
  const gift = {
    plan_id: undefined,
    gift_card: { amount: '50.00', recipient_name: 'Renée' },
    amount: '50.00',
  };

  it('without an address is printed, and each printing ends the code before', async () => {
    const sold = await sell(gift);
    expect([sold.status, sold.body]).toMatchObject([201, { method: 'cash', gift_card_for: 'Renée' }]);
    await sendGiftCards(fixture.server.deps);
    expect(await fixture.act.emails(fixture.person)).toEqual(['gift_card_bought']);
    const print = async () =>
      fixture.server.call('POST', `/office/gift-cards/${String(sold.body['gift_card_id'])}/print/`, {
        token: await team.desk.renewed(),
      });
    const [first, second] = [await print(), await print()];
    const redeem = async (code: unknown) =>
      fixture.server.call('POST', '/gift-cards/redeem/', {
        token: await fixture.person.renewed(),
        body: { code },
      });
    expect((await redeem(first.body['gift_card_code'])).status).toBe(400);
    expect((await redeem(second.body['gift_card_code'])).body).toMatchObject({ amount: '50.00' });
    expect(problemOf(await print())).toEqual([409, 'gift_card_not_sent']);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('with an address is emailed, and never printed', async () => {
    const recipient_email = `${randomUUID()}@demo.test`;
    const sold = await sell({ ...gift, gift_card: { ...gift.gift_card, recipient_email } });
    await sendGiftCards(fixture.server.deps);
    expect(await rows(sql`select template from outbox_mails where recipient = ${recipient_email}`)).toEqual([
      { template: 'gift_card' },
    ]);
    const printed = await fixture.server.call(
      'POST',
      `/office/gift-cards/${String(sold.body['gift_card_id'])}/print/`,
      { token: await team.desk.renewed() },
    );
    expect(problemOf(printed)).toEqual([409, 'gift_card_not_sent']);
  });

  it.each([
    ['of another amount than was said', { amount: '40.00' }, [409, 'price_changed']],
    ['of too much', { gift_card: { ...gift.gift_card, amount: '900.00' } }, [400, 'validation_failed']],
    ['with a plan', { plan_id: month }, [400, 'validation_failed']],
    ['for studio credit', { use_credit: true }, [400, 'validation_failed']],
  ])('is not sold %s', async (_name, over, refusal) => {
    expect(problemOf(await sell({ ...gift, ...over }))).toEqual(refusal);
  });
});

describe('studio credit', () => {
  const give = async (amount: string) =>
    fixture.server.call('POST', `/office/people/${fixture.person.id}/credit/`, {
      token: await team.owner.renewed(),
      body: { amount, reason: 'A prize.' },
      headers: { 'idempotency-key': randomUUID() },
    });

  it.each([
    [{}, '60.00', '11.00'],
    [{ plan_id: pass }, '150.00', '0.00'],
  ])('pays %o whole', async (over, given, left) => {
    await give(given);
    const sold = await sell({ ...over, use_credit: true, amount: '0.00' });
    expect([sold.status, sold.body]).toMatchObject([201, { method: 'credit', status: 'succeeded' }]);
    expect(await read(`/office/people/${fixture.person.id}/credit/`)).toMatchObject({ balance: left });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('that is not enough pays nothing', async () => {
    await give('20.00');
    const refused = await sell({ use_credit: true, amount: '29.00' });
    expect(refused.status).toBe(409);
    expect((await sell({ use_credit: true, amount: '49.00' })).body['use_credit']).toEqual([
      'There is $20 of studio credit. It pays all of it, or nothing.',
    ]);
    expect(await read(`/office/people/${fixture.person.id}/credit/`)).toMatchObject({ balance: '20.00' });
  });
});

describe('a sale is refused', () => {
  const refusals: readonly [string, object, readonly [number, string, string?]][] = [
    ['at another price', { amount: '48.00' }, [409, 'price_changed']],
    ['without a plan', { plan_id: undefined }, [400, 'validation_failed', 'plan_id']],
    ['of a plan that is not sold', { plan_id: 'plan-of-nothing' }, [409, 'plan_not_sold']],
    ['without a saved card', { method: 'card' }, [400, 'validation_failed', 'payment_method_id']],
    ['for a way that is not there', { method: 'barter' }, [400, 'validation_failed', 'method']],
    [
      'with agreement to charges without a card',
      { payment_consent: true },
      [400, 'validation_failed', 'payment_consent'],
    ],
    ['given away without a reason', { method: 'complimentary' }, [400, 'validation_failed', 'reason']],
  ];
  it.each(refusals)('%s', async (_name, over, [status, code, field]) => {
    const refused = await sell(over);
    expect(problemOf(refused)).toEqual([status, code]);
    expect(Object.keys(refused.body)).toContain(field ?? 'message');
    expect(await fixture.act.list(fixture.person)).toEqual([]);
  });

  it('names both prices', async () => {
    const { body } = await sell({ amount: '48.00' });
    expect([body['price'], body['message']]).toEqual([
      '49.00',
      'It was $48 when you opened this, it is $49 now. Nothing was taken.',
    ]);
  });

  it('at the plan for who has a membership', async () => {
    await sell();
    const other = await sell({ plan_id: 'plan-standard-year', amount: '490.00' });
    expect(other.body['plan_id']).toEqual([
      'This person has Standard until Wednesday, April 1, 2026. One membership at a time.',
    ]);
    const bought = await aMember(fixture.server);
    await fixture.act.buy(bought);
    expect((await sell({}, { to: bought.id })).body['plan_id']).toEqual([
      'This person has Standard already, and it renews by itself.',
    ]);
  });

  it('to nobody, and to somebody without a name', async () => {
    expect((await sell({}, { to: 'nobody' })).status).toBe(404);
    await fixture.server.database.db.execute(
      sql`update profiles set last_name = '' where user_id = ${fixture.person.id}`,
    );
    const refused = await sell();
    expect([problemOf(refused), Object.keys(refused.body)]).toEqual([
      [400, 'profile_incomplete'],
      expect.arrayContaining(['last_name']),
    ]);
  });

  it('with the card of somebody else', async () => {
    const ref = await savedCard();
    const other = await aMember(fixture.server);
    const refused = await sell({ method: 'card', payment_method_id: ref }, { to: other.id });
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      expect.arrayContaining(['payment_method_id']),
    ]);
  });
});

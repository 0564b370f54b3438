import { daysBetween } from '@detroit-well/config/studio-time';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, type Person } from '../../../test/booking.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { month, plus } from '../../../test/plan-change-fixture.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { ends, monthly, planPriceFixture } from '../../../test/plan-price-fixture.ts';

const { fixture, noon, until, price, charges, notices } = planPriceFixture();

const buy = async (person: Person, plan_id: string = month) =>
  String(membershipIn(await fixture.act.buy(person, undefined, { plan_id }))['id']);
const withCode = async (person: Person, periods: number | null) => {
  const { code } = await aPromoCode(fixture.server.database, { appliesTo: ['membership'], periods });
  const made = await fixture.act.buy(person, undefined, { plan_id: month, promo_code: code });
  expect(made.status).toBe(201);
  return String(membershipIn(made)['id']);
};
const anotherCard = async (person: Person, id: string) => {
  const stored = await fixture.server.call('PATCH', `/memberships/${id}/payment-method/`, {
    token: await person.renewed(),
    body: { payment_method_id: await aCard(fixture.server), payment_consent: true },
  });
  expect(stored.status).toBe(200);
};
const pairs = async (person: Person) =>
  (await charges(person)).map(({ period, cents }) => [period, cents / 100]);

/**
 * Everybody's charges over fourteen months, worked out by hand. Standard costs $49; $54 and then $59 are told on February 10 and
 * March 2, each for payments 30 days later or more, and $45 on June 10 for the next one.
 */
const table = {
  /** Bought on the 31st; the second raise of March 2 comes before the first took effect. */
  anna: [...ends(0, 49, 3), ...ends(3, 59, 5), ...ends(5, 45)],
  /** Bought on March 1 at the price of that day, so the raise of March 2 is the first one. April 1 is 30 days after it. */
  ben: [['2026-03-01', 54], ...monthly('2026-04-01', 3, 59), ...monthly('2026-07-01', 10, 45)],
  /** A pause from February 12 to March 20 moves the payment of February 15 by 36 days. */
  cleo: [['2026-01-31', 49], ...monthly('2026-04-05', 3, 59), ...monthly('2026-07-05', 9, 45)],
  /** Changes to Plus on February 20: 8 of 28 days of $49 are $14 less. */
  dan: [['2026-01-31', 49], ['2026-02-20', 65], ...monthly('2026-03-20', 13, 79)],
  /** Chose Standard instead of Plus at $49. On that day it costs $54. */
  eve: [['2026-01-31', 79], ...ends(1, 54, 3), ...ends(3, 59, 5), ...ends(5, 45)],
  /** A code of 30% for one payment. The card is declined on April 30, and another one pays that period on May 2. */
  fay: [['2026-01-31', 34.3], ...ends(1, 49, 3), ...ends(3, 59, 5), ...ends(5, 45)],
  /** A code of 30% for three payments. The second one is declined on February 28 and on the day after, and goes through on March 3. */
  gil: [...ends(0, 34.3, 3), ...ends(3, 59, 5), ...ends(5, 45)],
  /** A code of 30% for all payments, with a change of the card in March, which charges nothing. */
  hana: [...ends(0, 34.3, 3), ...ends(3, 41.3, 5), ...ends(5, 31.5)],
  /** Declined on February 28 and each time after it. Paid again on March 20, after the grace, when it begins anew. */
  ida: [
    ['2026-01-31', 49],
    ['2026-03-20', 49],
    ...monthly('2026-04-20', 2, 59),
    ...monthly('2026-06-20', 10, 45),
  ],
};

describe('prices that rise twice and fall once', () => {
  it('are charged as in the table, each rise 30 days or more after its notice', async () => {
    noon('2026-01-31');
    const people = {
      anna: await aMember(fixture.server),
      ben: await aMember(fixture.server),
      cleo: await aMember(fixture.server),
      dan: await aMember(fixture.server),
      eve: await aMember(fixture.server),
      fay: await aMember(fixture.server),
      gil: await aMember(fixture.server),
      hana: await aMember(fixture.server),
      ida: await aMember(fixture.server),
    };
    const { anna, ben, cleo, dan, eve, fay, gil, hana, ida } = people;
    await buy(anna);
    const cleosId = await buy(cleo);
    const dansId = await buy(dan);
    const evesId = await buy(eve, plus);
    const faysId = await withCode(fay, 1);
    const gilsId = await withCode(gil, 3);
    const hanasId = await withCode(hana, null);
    const idasId = await buy(ida);
    await until('2026-02-05');
    await fixture.act.post(eve, `${evesId}/change/`, { plan_id: month, amount: '0.00' });
    await until('2026-02-10');
    expect((await price(month, '54.00', 'at_renewal')).status).toBe(200);
    await until('2026-02-12');
    await fixture.act.post(cleo, `${cleosId}/pause/`, { from: '2026-02-12', until: '2026-03-20' });
    await until('2026-02-20');
    const changed = await fixture.act.post(dan, `${dansId}/change/`, { plan_id: plus, amount: '65.00' });
    expect(changed.status).toBe(200);
    await fixture.act.cardNow(gilsId, 'declines');
    await fixture.act.cardNow(idasId, 'declines');
    await until('2026-03-01');
    await buy(ben);
    await until('2026-03-02');
    expect((await price(month, '59.00', 'at_renewal')).status).toBe(200);
    await fixture.act.cardNow(gilsId, 'succeeds');
    await until('2026-03-20');
    await anotherCard(hana, hanasId);
    expect((await fixture.act.pay(ida, idasId)).status).toBe(200);
    await until('2026-04-29');
    await fixture.act.cardNow(faysId, 'declines');
    await until('2026-05-02');
    await anotherCard(fay, faysId);
    await until('2026-06-10');
    expect((await price(month, '45.00', 'at_renewal')).status).toBe(200);
    await until('2027-04-01');
    const charged = Object.fromEntries(
      await Promise.all(Object.entries(people).map(async ([name, person]) => [name, await pairs(person)])),
    );
    expect(charged).toEqual(table);
    expect(await fixture.act.problems()).toEqual([]);

    for (const [name, person] of Object.entries(people)) await requireTold(person, codes[name]);
    expect((await notices(anna)).map(({ day, template }) => [day, template])).toEqual([
      ['2026-02-10', 'membership_price_rises'],
      ['2026-03-02', 'membership_price_rises'],
      ['2026-06-10', 'membership_price_falls'],
    ]);
    expect((await notices(eve))[0]).toMatchObject({
      day: '2026-02-10',
      template: 'membership_planned_price_rises',
    });
    expect((await notices(dan)).map(({ day }) => day)).toEqual(['2026-02-10']);
  }, 480_000);
});

interface Code {
  /** The first payment at the whole price, as it was told at the purchase. */
  readonly endsOn?: string;
  /** What part of the price is left, which its notices name whole. */
  readonly left?: number;
}

const codes: Readonly<Record<string, Code>> = { fay: { endsOn: '2026-02-28' }, hana: { left: 0.7 } };

/** Each first charge at a higher price than the one before it follows its last notice by 30 days, and costs what that said. */
async function requireTold(person: Person, { endsOn, left = 1 }: Code = {}): Promise<void> {
  const told = await notices(person);
  const paid = await charges(person);
  for (const [index, { period, cents }] of paid.entries()) {
    const before = paid[index - 1];
    if (before === undefined || cents <= before.cents || cents > 6_000 || period === endsOn) continue;
    const notice = told.findLast(({ day }) => day < period);
    expect(notice?.text).toContain(`$${Math.round(cents / left) / 100}`);
    expect(daysBetween(notice?.day ?? '', period)).toBeGreaterThanOrEqual(30);
  }
}

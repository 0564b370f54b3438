import { describe, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { month, plus } from '../../../test/plan-change-fixture.ts';
import { ends, monthly, planPriceFixture } from '../../../test/plan-price-fixture.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';

const { fixture, noon, until, price, charges } = planPriceFixture();

/**
 * Everybody's charges over fourteen months with a code of 30%, worked out by hand. Standard costs $49, and $54 from the first renewal
 * on March 12 or later; Plus costs $79. 70% of them are $34.30, $37.80 and $55.30.
 */
const table = {
  /** One payment. */
  anna: [['2026-01-31', 34.3], ['2026-02-28', 49], ...ends(2, 54)],
  /** Three payments: the third one at 70% of the new price. */
  ben: [['2026-01-31', 34.3], ['2026-02-28', 34.3], ['2026-03-31', 37.8], ...ends(3, 54)],
  /** Every payment. A pause from February 12 to March 20 moves the next one by 36 days. */
  cleo: [['2026-01-31', 34.3], ...monthly('2026-04-05', 12, 37.8)],
  /** Three payments with the same pause, which counts none. */
  cara: [['2026-01-31', 34.3], ['2026-04-05', 37.8], ['2026-05-05', 37.8], ...monthly('2026-06-05', 10, 54)],
  /** Three payments, with a change to Plus on February 20: 8 of 28 days of $34.30 are $9.80 less. */
  dan: [['2026-01-31', 34.3], ['2026-02-20', 45.5], ['2026-03-20', 55.3], ...monthly('2026-04-20', 12, 79)],
  /** Every payment of Standard only: Plus on February 20 ends it, and going back from April 20 on does not bring it back. */
  eve: [['2026-01-31', 34.3], ['2026-02-20', 69.2], ['2026-03-20', 79], ...monthly('2026-04-20', 12, 54)],
  /** $8 off three payments, of Plus and then of Standard, which costs $54 on the day on which it begins. */
  fay: [['2026-01-31', 71], ['2026-02-28', 46], ['2026-03-31', 46], ...ends(3, 54)],
};

const pairs = async (person: Person) =>
  (await charges(person)).map(({ period, cents }) => [period, cents / 100]);

/** Buys with a code, and returns the id of the membership. */
async function join(person: Person, plan_id: string, over: Partial<typeof promoCodes.$inferInsert>) {
  const { code } = await aPromoCode(fixture.server.database, { appliesTo: ['membership'], ...over });
  const made = await fixture.act.buy(person, undefined, { plan_id, promo_code: code });
  expect(made.status).toBe(201);
  return String(membershipIn(made)['id']);
}

describe('codes for one, three and all payments', () => {
  it('are charged as in the table, over pauses, changes of the plan and a new price', async () => {
    noon('2026-01-31');
    const member = () => aMember(fixture.server);
    const people = {
      anna: await member(),
      ben: await member(),
      cleo: await member(),
      cara: await member(),
      dan: await member(),
      eve: await member(),
      fay: await member(),
    };
    const { anna, ben, cleo, cara, dan, eve, fay } = people;
    await join(anna, month, { periods: 1 });
    await join(ben, month, { periods: 3 });
    const paused = [await join(cleo, month, { periods: null }), await join(cara, month, { periods: 3 })];
    const dans = await join(dan, month, { periods: 3 });
    const eves = await join(eve, month, { periods: null, planIds: [month] });
    const fays = await join(fay, plus, { periods: 3, percentOff: null, amountOffCents: 800 });
    const told = async (person: Person) => {
      const [own] = await fixture.act.list(person);
      return [own?.['next_amount'], own?.['price_changes_on'], own?.['new_price']];
    };
    expect(await told(anna)).toEqual(['49.00', null, null]);
    expect(await told(ben)).toEqual(['34.30', '2026-04-30', '49.00']);
    expect(await told(cleo)).toEqual(['34.30', null, null]);
    await until('2026-02-05');
    const planned = await fixture.act.post(fay, `${fays}/change/`, { plan_id: month, amount: '0.00' });
    expect(planned.status).toBe(200);
    await until('2026-02-10');
    expect((await price(month, '54.00', 'at_renewal')).status).toBe(200);
    expect(await told(ben)).toEqual(['34.30', '2026-03-31', '37.80']);
    await until('2026-02-12');
    for (const [index, person] of [cleo, cara].entries())
      await fixture.act.post(person, `${paused[index]}/pause/`, { from: '2026-02-12', until: '2026-03-20' });
    await until('2026-02-20');
    const change = (person: Person, id: string, amount: string) =>
      fixture.act.post(person, `${id}/change/`, { plan_id: plus, amount });
    expect((await change(dan, dans, '45.50')).status).toBe(200);
    expect((await change(eve, eves, '69.20')).status).toBe(200);
    await until('2026-04-01');
    const back = await fixture.act.post(eve, `${eves}/change/`, { plan_id: month, amount: '0.00' });
    expect(back.status).toBe(200);
    await until('2027-04-01');
    const charged = Object.fromEntries(
      await Promise.all(Object.entries(people).map(async ([name, person]) => [name, await pairs(person)])),
    );
    expect(charged).toEqual(table);
    expect(await fixture.act.problems()).toEqual([]);
  }, 480_000);
});

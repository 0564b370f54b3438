import { daysBetween } from '@detroit-well/config/studio-time';
import { describe, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { month, plus } from '../../../test/plan-change-fixture.ts';
import { planPriceFixture } from '../../../test/plan-price-fixture.ts';

const { fixture, noon, until, price, charges, notices } = planPriceFixture();

const buy = async (person: Person, plan_id: string = month) =>
  String(membershipIn(await fixture.act.buy(person, undefined, { plan_id }))['id']);
const pairs = async (person: Person) =>
  (await charges(person)).map(({ period, cents }) => [period, cents / 100]);

/** Everybody's charges over eight months, worked out by hand. */
const table = {
  /** Bought on the 31st; the second raise of March 2 comes before the first took effect. */
  anna: [
    ['2026-01-31', 49],
    ['2026-02-28', 49],
    ['2026-03-31', 49],
    ['2026-04-30', 59],
    ['2026-05-31', 59],
    ['2026-06-30', 45],
    ['2026-07-31', 45],
  ],
  /** Bought on March 1 at the price of that day, so the raise of March 2 is the first one. April 1 is 30 days after it. */
  ben: [
    ['2026-03-01', 54],
    ['2026-04-01', 59],
    ['2026-05-01', 59],
    ['2026-06-01', 59],
    ['2026-07-01', 45],
    ['2026-08-01', 45],
  ],
  /** A pause from February 12 to March 20 moves the payment of February 15 by 36 days. */
  cleo: [
    ['2026-01-31', 49],
    ['2026-04-05', 59],
    ['2026-05-05', 59],
    ['2026-06-05', 59],
    ['2026-07-05', 45],
  ],
  /** Changes to Plus on February 20: 8 of 28 days of $49 are $14 less. */
  dan: [
    ['2026-01-31', 49],
    ['2026-02-20', 65],
    ['2026-03-20', 79],
    ['2026-04-20', 79],
    ['2026-05-20', 79],
    ['2026-06-20', 79],
    ['2026-07-20', 79],
  ],
  /** Chose Standard instead of Plus at $49. On that day it costs $54. */
  eve: [
    ['2026-01-31', 79],
    ['2026-02-28', 54],
    ['2026-03-31', 54],
    ['2026-04-30', 59],
    ['2026-05-31', 59],
    ['2026-06-30', 45],
    ['2026-07-31', 45],
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
    };
    const { anna, ben, cleo, dan, eve } = people;
    await buy(anna);
    const cleosId = await buy(cleo);
    const dansId = await buy(dan);
    const evesId = await buy(eve, plus);
    await until('2026-02-05');
    await fixture.act.post(eve, `${evesId}/change/`, { plan_id: month, amount: '0.00' });
    await until('2026-02-10');
    expect((await price(month, '54.00', 'at_renewal')).status).toBe(200);
    await until('2026-02-12');
    await fixture.act.post(cleo, `${cleosId}/pause/`, { from: '2026-02-12', until: '2026-03-20' });
    await until('2026-02-20');
    const changed = await fixture.act.post(dan, `${dansId}/change/`, { plan_id: plus, amount: '65.00' });
    expect(changed.status).toBe(200);
    await until('2026-03-01');
    await buy(ben);
    await until('2026-03-02');
    expect((await price(month, '59.00', 'at_renewal')).status).toBe(200);
    await until('2026-06-10');
    expect((await price(month, '45.00', 'at_renewal')).status).toBe(200);
    await until('2026-08-01');
    const charged = Object.fromEntries(
      await Promise.all(Object.entries(people).map(async ([name, person]) => [name, await pairs(person)])),
    );
    expect(charged).toEqual(table);
    expect(await fixture.act.problems()).toEqual([]);

    for (const person of Object.values(people)) await requireTold(person);
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
  }, 240_000);
});

/** Each first charge at a higher price than the one before it follows its last notice by 30 days, and costs what that said. */
async function requireTold(person: Person): Promise<void> {
  const told = await notices(person);
  const paid = await charges(person);
  for (const [index, { period, cents }] of paid.entries()) {
    const before = paid[index - 1];
    if (before === undefined || cents <= before.cents || cents > 6_000) continue;
    const notice = told.findLast(({ day }) => day < period);
    expect(notice?.text).toContain(`$${cents / 100}`);
    expect(daysBetween(notice?.day ?? '', period)).toBeGreaterThanOrEqual(30);
  }
}

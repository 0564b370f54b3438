import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { month, planChangeFixture, plus, year } from '../../../test/plan-change-fixture.ts';
import { announceRenewals } from './announce-renewals.ts';

const { fixture, bought, buy, own, change, preview, state, on, told } = planChangeFixture();

describe('a cheaper plan', () => {
  beforeEach(async () => {
    fixture.person = await aMember(fixture.server);
    fixture.server.clock.set('2026-01-31T12:00:00-05:00');
    await buy(plus);
    fixture.server.clock.set('2026-02-10T12:00:00-05:00');
  });
  const toMonth = { plan_id: month, amount: '0.00', next_amount: '49.00' };

  it('costs nothing now, begins with the next payment and keeps its day', async () => {
    expect(await preview(month)).toEqual({
      due_now: '0.00',
      credit: '0.00',
      periods: null,
      next_amount: '49.00',
      next_on: '2026-02-28',
      later_amount: null,
    });
    const changed = await change(toMonth);
    expect([changed.status, changed.body]).toMatchObject([
      200,
      {
        payment: null,
        membership: {
          name: 'Plus',
          price: '79.00',
          next_plan: { plan_id: month, name: 'Standard', price: '49.00' },
        },
      },
    ]);
    await on('2026-02-28');
    expect([await state(), await own()]).toMatchObject([
      [7900 + 4900, month],
      { name: 'Standard', next_plan: null, paid_until: '2026-03-31' },
    ]);
    expect(await told()).toEqual(['membership_plan_planned', 'membership_renewed']);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('is taken back with the own plan', async () => {
    await change(toMonth);
    expect(await preview(plus)).toMatchObject({ due_now: '0.00', next_amount: '79.00' });
    const kept = await change({ plan_id: plus, amount: '0.00' });
    expect(membershipIn(kept)).toMatchObject({ next_plan: null, plan_id: plus });
    await on('2026-02-28');
    expect(await state()).toEqual([7900 + 7900, plus]);
  });

  it('is announced with its price', async () => {
    fixture.server.clock.set('2026-02-21T12:00:00-05:00');
    await announceRenewals(fixture.server.deps);
    await change(toMonth);
    await announceRenewals(fixture.server.deps);
    const { rows } = await fixture.server.database.db.execute<{ text: string }>(sql`
      select text_body as text from outbox_mails where recipient = ${fixture.person.email} and template = 'membership_renews'
      order by sequence`);
    expect(rows.map(({ text }) => /We charge (\$\d+)/.exec(text)?.[1])).toEqual(['$79', '$49']);
  });

  it('is noted once for one key', async () => {
    const key = randomUUID();
    const [first, again] = [await change(toMonth, key), await change(toMonth, key)];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await told()).toEqual(['membership_plan_planned']);
  });

  it('stays planned through a cancellation that is taken back', async () => {
    await change(toMonth);
    await fixture.act.post(fixture.person, `${bought.id}/cancel/`);
    await fixture.act.post(fixture.person, `${bought.id}/resume/`);
    await on('2026-02-28');
    expect(await state()).toEqual([7900 + 4900, month]);
  });

  it('is what a declined renewal pays', async () => {
    await change(toMonth);
    await fixture.act.cardNow(bought.id, 'declines');
    await on('2026-02-28');
    expect((await own())?.['state']).toBe('past_due');
    expect((await fixture.act.pay(fixture.person, bought.id)).status).toBe(200);
    expect(await state()).toEqual([7900 + 4900, month]);
    expect(await fixture.act.problems()).toEqual([]);
  });
});

it('from a year to a month counts the months from the day of the next payment', async () => {
  fixture.person = await aMember(fixture.server);
  await buy(year);
  await change({ plan_id: month, amount: '0.00' });
  await on('2027-03-12');
  expect([await state(), (await own())?.['paid_until']]).toEqual([[49_000 + 4900, month], '2027-04-12']);
  expect(await fixture.act.problems()).toEqual([]);
});

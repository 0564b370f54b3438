import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, cards } from '../../../test/booking.ts';
import { pathOf, paymentLinkFixture, said } from '../../../test/payment-link-fixture.ts';
import { linkOf } from '../payment-links/payment-links.ts';
import { paySale } from './pay-sale.ts';

const { fixture, sell, withdraw, read, pay, problems } = paymentLinkFixture();

const month = { plan_id: 'plan-standard-month', amount: '49.00' };
const gift = { gift_card: { amount: '50.00', recipient_name: 'Renée' }, amount: '50.00' };

const owned = async () =>
  (
    await fixture.server.database.db.execute(sql`
      select (select count(*)::int from memberships where user_id = ${fixture.person.id} and state = 'active') as memberships,
        (select count(*)::int from passes where user_id = ${fixture.person.id} and state = 'active') as passes,
        (select count(*)::int from gift_cards where buyer_id = ${fixture.person.id} and status <> 'pending' and status <> 'cancelled') as gifts,
        (select count(*)::int from payments m left join memberships b on b.id = m.membership_id left join passes p on p.id = m.pass_id
          left join gift_cards g on g.id = m.gift_card_id where m.status = 'succeeded'
          and ${fixture.person.id} in (b.user_id, p.user_id, g.buyer_id)) as paid`)
  ).rows[0];

describe('a sale by link', () => {
  it('gives nothing before it is paid, and a membership with consent to its renewals after', async () => {
    const { status, body } = await sell(month);
    expect([status, body]).toMatchObject([
      201,
      { status: 'pending', amount: '49.00', membership_id: null, url: expect.stringContaining('/pay/') },
    ]);
    const path = pathOf(body);
    expect((await read(path)).body).toMatchObject({
      pays: 'sale',
      title: 'Standard',
      amount: '49.00',
      terms: expect.stringMatching(
        /^I agree to be charged \$49\.00 today, \$49\.00 on .+, until I cancel\.$/,
      ),
    });
    expect(await owned()).toMatchObject({ memberships: 0, paid: 0 });
    expect((await pay(path)).status).toBe(400);
    const key = randomUUID();
    const card = { payment_method_id: await aCard(fixture.server), payment_consent: true };
    const paid = await pay(path, card, key);
    expect([paid.status, Object.keys(paid.body).toSorted()]).toEqual([200, ['message', 'payment']]);
    expect((await pay(path, card, key)).body).toEqual(paid.body);
    expect(await owned()).toMatchObject({ memberships: 1, paid: 1 });
    const { rows } = await fixture.server.database.db.execute(sql`
      select b.renews, a.person_present, a.text from memberships b join payment_agreements a on a.membership_id = b.id
      where b.user_id = ${fixture.person.id}`);
    expect(rows).toMatchObject([{ renews: true, person_present: false }]);
    expect(said(await read(path))).toEqual([410, 'link_used']);
    expect(await problems()).toEqual([]);
  });

  it('sells a pass and a gift card', async () => {
    for (const what of [{ plan_id: 'plan-pass-5' }, gift]) {
      const path = pathOf((await sell(what)).body);
      expect((await read(path)).body['terms']).toBeNull();
      expect((await pay(path)).status).toBe(200);
    }
    expect(await owned()).toMatchObject({ passes: 1, gifts: 1, paid: 2 });
    expect(await problems()).toEqual([]);
  });

  it('stays open after a declined card, and for the bank that asks', async () => {
    const path = pathOf((await sell(gift)).body);
    expect(said(await pay(path, { payment_method_id: await aCard(fixture.server, cards.declined) }))).toEqual(
      [402, 'payment_failed'],
    );
    expect((await pay(path, { payment_method_id: await aCard(fixture.server, cards.asks) })).status).toBe(
      202,
    );
    // Another card, in place of the question of the bank.
    expect((await pay(path)).status).toBe(200);
    expect(await owned()).toMatchObject({ gifts: 1, paid: 1 });
    expect(await problems()).toEqual([]);
  });

  it('is replaced by a newer one for the same, and withdrawn by the id of the sale', async () => {
    const [first, second] = [await sell(month), await sell(month)];
    expect(said(await read(pathOf(first.body)))).toEqual([410, 'link_ended']);
    expect((await withdraw(String(second.body['id']))).status).toBe(204);
    const path = pathOf(second.body);
    expect(said(await pay(path, { payment_consent: true }))).toEqual([410, 'link_ended']);
    expect(await owned()).toMatchObject({ memberships: 0, paid: 0 });
  });

  it.each([
    ['a price that was not shown', { ...month, amount: '39.00' }, 409],
    ['a card', { ...month, payment_method_id: 'pm_1' }, 400],
    ['consent of the desk', { ...month, payment_consent: true }, 400],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await sell(body)).status).toBe(status);
  });

  it('charges nobody who has the membership by now', async () => {
    const path = pathOf((await sell(month)).body);
    await sell({ ...month, method: 'cash', send: undefined });
    expect([said(await read(path)), said(await pay(path, { payment_consent: true }))]).toEqual([
      [410, 'link_ended'],
      [410, 'link_ended'],
    ]);
    expect((await sell(month)).status).toBe(400);
    expect(await owned()).toMatchObject({ memberships: 1, paid: 1 });
  });

  it('that several pay at once is charged once', async () => {
    for (let round = 0; round < 4; round += 1) {
      fixture.person = await aMember(fixture.server);
      for (const what of [month, { plan_id: 'plan-pass-5' }, gift]) {
        const before = Number((await owned())?.['paid']);
        const path = pathOf((await sell(what)).body);
        const all = await Promise.all([1, 2, 3, 4].map(() => pay(path, { payment_consent: true })));
        expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(Number((await owned())?.['paid']) - before).toBe(1);
      }
    }
    expect(await problems()).toEqual([]);
  });

  it('would be charged more than once without the lock of the link (positive control)', async () => {
    const { body } = await sell(gift);
    const token = String(body['url']).split('/').at(-1) ?? '';
    const payers = await Promise.all([1, 2, 3, 4].map(() => aCard(fixture.server)));
    const one = (paymentMethodId: string) =>
      paySale(
        fixture.server.deps,
        null,
        { kind: 'gift_card', card: gift.gift_card },
        { token, userId: fixture.person.id, paymentMethodId, shownCents: 5000 },
        { lock: linkOf },
      ).catch(() => null);
    await Promise.all(payers.map(one));
    expect(Number((await owned())?.['paid'])).toBeGreaterThan(1);
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { aCard, aMember, cards, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { paymentLinks } from '../../platform/database/schema/payment-links.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { linkOf } from '../payment-links/payment-links.ts';
import { paySale } from './pay-sale.ts';

let server: TestServer;
let desk: Person;
let person: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 15 }) });
  await seedStudio(server.database);
  await server.database.withTx(seedPlans);
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(() => server?.close());
beforeEach(async () => {
  person = await aMember(server);
});

const month = { plan_id: 'plan-standard-month', amount: '49.00' };
const gift = { gift_card: { amount: '50.00', recipient_name: 'Renée' }, amount: '50.00' };

const sell = async (body: object) =>
  server.call('POST', `/office/people/${person.id}/sales/`, {
    token: await desk.renewed(),
    body: { method: 'link', send: 'none', ...body },
    headers: { 'idempotency-key': randomUUID() },
  });
const pathOf = ({ url }: Record<string, unknown>) => `/payment-links/${String(url).split('/').at(-1)}/`;
const read = (path: string) => server.call('GET', path);
const pay = async (path: string, over: object = {}, key: string = randomUUID()) =>
  server.call('POST', path, {
    body: { payment_method_id: await aCard(server), ...over },
    headers: { 'idempotency-key': key },
  });
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']];
const owned = async () =>
  (
    await server.database.db.execute(sql`
      select (select count(*)::int from memberships where user_id = ${person.id} and state = 'active') as memberships,
        (select count(*)::int from passes where user_id = ${person.id} and state = 'active') as passes,
        (select count(*)::int from gift_cards where buyer_id = ${person.id} and status <> 'pending' and status <> 'cancelled') as gifts,
        (select count(*)::int from payments m left join memberships b on b.id = m.membership_id left join passes p on p.id = m.pass_id
          left join gift_cards g on g.id = m.gift_card_id where m.status = 'succeeded'
          and ${person.id} in (b.user_id, p.user_id, g.buyer_id)) as paid`)
  ).rows[0];
const problems = async () => (await checkLedger(server.database.db)).problems;

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
    const card = { payment_method_id: await aCard(server), payment_consent: true };
    const paid = await pay(path, card, key);
    expect([paid.status, Object.keys(paid.body).toSorted()]).toEqual([200, ['message', 'payment']]);
    expect((await pay(path, card, key)).body).toEqual(paid.body);
    expect(await owned()).toMatchObject({ memberships: 1, paid: 1 });
    const { rows } = await server.database.db.execute(sql`
      select b.renews, a.person_present, a.text from memberships b join payment_agreements a on a.membership_id = b.id
      where b.user_id = ${person.id}`);
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
    expect(said(await pay(path, { payment_method_id: await aCard(server, cards.declined) }))).toEqual([
      402,
      'payment_failed',
    ]);
    expect((await pay(path, { payment_method_id: await aCard(server, cards.asks) })).status).toBe(202);
    // Another card, in place of the question of the bank.
    expect((await pay(path)).status).toBe(200);
    expect(await owned()).toMatchObject({ gifts: 1, paid: 1 });
    expect(await problems()).toEqual([]);
  });

  it('is replaced by a newer one for the same, and withdrawn by the id of the sale', async () => {
    const [first, second] = [await sell(month), await sell(month)];
    expect(said(await read(pathOf(first.body)))).toEqual([410, 'link_ended']);
    const withdrawn = await server.call('POST', `/office/sales/${String(second.body['id'])}/withdraw/`, {
      token: await desk.renewed(),
    });
    expect(withdrawn.status).toBe(204);
    const path = pathOf(second.body);
    expect(said(await pay(path, { payment_consent: true }))).toEqual([410, 'link_ended']);
    expect(await owned()).toMatchObject({ memberships: 0, paid: 0 });
  });

  it.each([
    ['a price that was not shown', { ...month, amount: '39.00' }, 409],
    ['a place', { plan_id: undefined, session_id: randomUUID() }, 400],
    ['a card', { ...month, payment_method_id: 'pm_1' }, 400],
    ['consent of the desk', { ...month, payment_consent: true }, 400],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await sell(body)).status).toBe(status);
  });

  it('charges nobody who has the membership by now', async () => {
    const path = pathOf((await sell(month)).body);
    await server.call('POST', `/office/people/${person.id}/sales/`, {
      token: await desk.renewed(),
      body: { plan_id: month.plan_id, method: 'cash', amount: '49.00' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([said(await read(path)), said(await pay(path, { payment_consent: true }))]).toEqual([
      [410, 'link_ended'],
      [410, 'link_ended'],
    ]);
    expect((await sell(month)).status).toBe(400);
    expect(await owned()).toMatchObject({ memberships: 1, paid: 1 });
  });

  it('that several pay at once is charged once', async () => {
    for (let round = 0; round < 4; round += 1) {
      person = await aMember(server);
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
    const [link] = await server.database.db
      .select()
      .from(paymentLinks)
      .where(eq(paymentLinks.id, String(body['id'])));
    const payers = await Promise.all([1, 2, 3, 4].map(() => aCard(server)));
    const one = (paymentMethodId: string) =>
      paySale(
        server.deps,
        null,
        link!.sale!,
        { token, userId: person.id, paymentMethodId, shownCents: 5000 },
        { lock: linkOf },
      ).catch(() => null);
    await Promise.all(payers.map(one));
    expect(Number((await owned())?.['paid'])).toBeGreaterThan(1);
  });
});

import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCard, cards } from '../../../test/booking.ts';
import { problemOf } from '../../../test/money.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { pass, salesFixture } from '../../../test/sales-fixture.ts';

const { fixture, own, read, rows, savedCard, sell, team } = salesFixture();

const emailTexts = () =>
  rows<{ text: string }>(
    sql`select text_body as text from outbox_mails where recipient = ${fixture.person.email} order by sequence`,
  );

describe('a membership in cash', () => {
  it('begins at once, does not renew, and stands in till, log and inbox', async () => {
    const sold = await sell({ reason: 'First one.' });
    expect([sold.status, sold.body]).toMatchObject([
      201,
      {
        method: 'cash',
        amount: '49.00',
        status: 'succeeded',
        membership_name: 'Standard',
        actor_id: team.desk.id,
        client_secret: null,
      },
    ]);
    expect(await own()).toMatchObject({
      state: 'active',
      renews: false,
      end_date: '2026-04-01',
      paid_until: '2026-04-02',
      next_payment_on: null,
      next_amount: null,
      can_cancel: false,
      can_pause: false,
      can_change: false,
    });
    expect(await fixture.act.emails(fixture.person)).toEqual(['membership_joined']);
    const target = `membership:${String(sold.body['membership_id'])}`;
    expect((await read(`/office/audit/?target=${target}`))['results']).toMatchObject([
      { action: 'membership.sell', person_id: fixture.person.id, reason: 'First one.' },
    ]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('has one effect for one key, and another body with it is refused', async () => {
    const key = randomUUID();
    const [first, again] = [await sell({}, { key }), await sell({}, { key })];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(problemOf(await sell({ reason: 'Other' }, { key }))).toEqual([422, 'idempotency_key_reused']);
    expect(await fixture.act.list(fixture.person)).toHaveLength(1);
  });

  it('paid again before its end has the next period', async () => {
    await sell();
    fixture.server.clock.set('2026-03-20T12:00:00-04:00');
    expect((await sell()).status).toBe(201);
    expect(await own()).toMatchObject({ paid_until: '2026-05-02', end_date: '2026-05-01', renews: false });
    expect(await fixture.act.emails(fixture.person)).toEqual(['membership_joined', 'membership_renewed']);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('renews once a card is stored, from the day on which it would have ended', async () => {
    await sell();
    const { id } = (await own())!;
    const stored = await fixture.server.call('PATCH', `/memberships/${String(id)}/payment-method/`, {
      token: await fixture.person.renewed(),
      body: { payment_method_id: await aCard(fixture.server), payment_consent: true },
    });
    expect(stored.status).toBe(200);
    expect(await own()).toMatchObject({
      renews: true,
      end_date: null,
      next_payment_on: '2026-04-02',
      next_amount: '49.00',
      can_cancel: true,
    });
  });
});

describe('a membership by card', () => {
  it('with agreement renews by the keyed card, and the agreement is kept and emailed', async () => {
    const sold = await sell({
      method: 'card',
      payment_method_id: await aCard(fixture.server),
      payment_consent: true,
    });
    expect([sold.status, sold.body]).toMatchObject([201, { method: 'card', status: 'succeeded' }]);
    expect(await own()).toMatchObject({
      renews: true,
      next_payment_on: '2026-04-02',
      card: { last4: '4242' },
    });
    const text =
      'I agree to be charged $49.00 today, $49.00 on Thursday, April 2, 2026 and every month from then on, until I cancel.';
    expect(
      await rows(sql`select text, amount_cents as cents, first_on::text as day, actor_id as actor, person_present as present
        from payment_agreements where membership_id = ${String(sold.body['membership_id'])}`),
    ).toEqual([{ text, cents: 4900, day: '2026-04-02', actor: team.desk.id, present: true }]);
    expect((await emailTexts())[0]?.text).toContain(text);
    const receipt = await fixture.server.app.inject({
      url: `/api/v2/office/payments/${String(sold.body['id'])}/receipt/`,
      headers: { authorization: `Bearer ${await team.desk.renewed()}` },
    });
    expect(pdfText(receipt.rawPayload).replaceAll(/\s+/g, ' ')).toContain(text);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('without agreement is sold for one period, and the keyed card is not kept', async () => {
    await sell({ method: 'card', payment_method_id: await aCard(fixture.server) });
    expect(await own()).toMatchObject({ state: 'active', renews: false, end_date: '2026-04-01', card: null });
    expect(await read(`/office/people/${fixture.person.id}/cards/`)).toEqual({ results: [] });
  });

  it('with a saved card and agreement renews by that card', async () => {
    const payment_method_id = await savedCard();
    expect(await read(`/office/people/${fixture.person.id}/cards/`, team.desk)).toMatchObject({
      results: [{ payment_method_id, brand: 'visa', last4: '4242' }],
    });
    await sell({ method: 'card', payment_consent: true });
    expect(await own()).toMatchObject({ renews: true, card: { payment_method_id } });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('that is declined sells nothing, and another try does', async () => {
    const declined = await sell({
      method: 'card',
      payment_method_id: await aCard(fixture.server, cards.declined),
      payment_consent: true,
    });
    expect(problemOf(declined)).toEqual([402, 'payment_failed']);
    expect(await own()).toBeUndefined();
    expect((await sell()).status).toBe(201);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('that asks begins when the person has confirmed, with the same request', async () => {
    const key = randomUUID();
    const body = {
      method: 'card',
      payment_method_id: await aCard(fixture.server, cards.asks),
      payment_consent: true,
    };
    const asked = await sell(body, { key });
    expect([asked.status, asked.body['status']]).toEqual([202, 'requires_action']);
    expect(await own()).toBeUndefined();
    const { client_secret } = asked.body;
    await fixture.server.call('POST', '/payments/sandbox/confirm/', {
      body: { client_secret, approve: true },
    });
    const done = await sell(body, { key });
    expect([done.status, done.body]).toMatchObject([201, { status: 'succeeded', client_secret: null }]);
    expect(await own()).toMatchObject({ state: 'active', renews: true });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('that asks is given up for another way of paying', async () => {
    await sell({ method: 'card', payment_method_id: await aCard(fixture.server, cards.asks) });
    expect((await sell()).status).toBe(201);
    expect([await own(), await fixture.act.taken(fixture.person)]).toMatchObject([{ renews: false }, 0]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('that is saved and asks is given up, because nobody is there', async () => {
    await savedCard(cards.asks);
    expect(problemOf(await sell({ method: 'card' }))).toEqual([402, 'payment_failed']);
    expect([await own(), await fixture.act.taken(fixture.person)]).toEqual([undefined, 0]);
  });

  it('whose answer was lost is unknown, and the same request asks for it', async () => {
    const { provider } = fixture;
    const key = randomUUID();
    const body = { method: 'card', payment_method_id: await aCard(fixture.server), payment_consent: true };
    provider.fault = 'response_lost';
    provider.down = true;
    const lost = await sell(body, { key });
    expect([lost.status, lost.body['status']]).toEqual([202, 'unknown']);
    provider.fault = null;
    provider.down = false;
    const known = await sell(body, { key });
    expect([known.status, known.body['status']]).toEqual([201, 'succeeded']);
    expect([(await own())?.['renews'], await fixture.act.taken(fixture.person)]).toEqual([true, 4900]);
    expect(await fixture.act.problems()).toEqual([]);
  });
});

describe('what is given away', () => {
  it('needs a reason and the right of a colleague, and no money moves', async () => {
    const given = { method: 'complimentary', amount: '0.00' };
    expect(Object.keys((await sell(given)).body)).toContain('reason');
    expect(problemOf(await sell({ ...given, reason: 'Raffle.' }))).toEqual([403, 'permission_denied']);
    const sold = await sell({ ...given, reason: 'Raffle.' }, { by: team.owner });
    expect([sold.status, sold.body]).toMatchObject([201, { method: 'complimentary', left: '0.00' }]);
    expect(await own()).toMatchObject({ state: 'active', renews: false });
    expect(await fixture.act.problems()).toEqual([]);
  });
});

describe('a pass', () => {
  it.each([
    ['cash', 'cash', undefined],
    ['a saved card', 'card', undefined],
    ['a keyed card', 'card', cards.good],
  ])('is sold for %s', async (_name, method, number) => {
    if (method === 'card' && number === undefined) await savedCard();
    const sold = await sell({
      plan_id: pass,
      method,
      amount: '150.00',
      ...(number && { payment_method_id: await aCard(fixture.server, number) }),
    });
    expect([sold.status, sold.body]).toMatchObject([
      201,
      { method, pass_name: '5 sessions', status: 'succeeded' },
    ]);
    expect(await read(`/office/people/${fixture.person.id}/passes/`)).toMatchObject({ left: 5 });
    expect(await fixture.act.problems()).toEqual([]);
  });
});

it('is one sale for one key, even after the key is forgotten', async () => {
  const key = randomUUID();
  const sale = { plan_id: pass, amount: '150.00' };
  const sold = await sell(sale, { key });
  expect(sold.status).toBe(201);
  await fixture.server.database.db.execute(sql`delete from idempotency_keys where key = ${key}`);
  expect((await sell(sale, { key })).body).toEqual(sold.body);
  expect(await rows(sql`select id from passes where user_id = ${fixture.person.id}`)).toHaveLength(1);
  expect(await fixture.act.problems()).toEqual([]);
});

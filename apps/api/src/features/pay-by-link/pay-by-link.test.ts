import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCard, cards, type Person } from '../../../test/booking.ts';
import { moneyStudio, owing, type Booked, type MoneyCalls } from '../../../test/money.ts';
import type { TestServer } from '../../../test/server.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { paymentLinks } from '../../platform/database/schema/payment-links.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { reconcileAll } from '../booking/registration/reconcile.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, owner, desk, money } = await moneyStudio());
});
afterAll(() => server?.close());

const link = (registration_id: string, send: 'email' | 'sms' | 'none' = 'none') =>
  money.call('POST', '/office/payments/link/', desk, { registration_id, send });
const pathOf = ({ url }: Record<string, unknown>) => `/payment-links/${String(url).split('/').at(-1)}/`;
const read = (path: string) => server.call('GET', path);
const pay = async (path: string, over: object = {}, key: string = randomUUID()) =>
  server.call('POST', path, {
    body: { payment_method_id: await aCard(server), ...over },
    headers: { 'idempotency-key': key },
  });
const withdraw = (id: unknown) => money.call('POST', `/office/sales/${String(id)}/withdraw/`, desk);
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
  body['message'],
];

/** A registration that owes $75, and the link to pay it. */
async function aLink(parts?: readonly number[]) {
  const booked = await owing(server, parts);
  const { body } = await link(booked.id);
  return { ...booked, made: body, path: pathOf(body) };
}
const problems = async () => (await checkLedger(server.database.db)).problems;

describe('a payment link', () => {
  it('holds 24 hours, and shows what, how much, and first names, never from a cache', async () => {
    const { id, made, path } = await aLink();
    expect(made).toEqual({
      id,
      email: '',
      owed: '75.00',
      link_id: expect.any(String),
      url: expect.stringMatching(/^http:\/\/[^/]+\/pay\/[0-9a-f]{32}$/),
      expires_at: '2026-03-03T12:00:00-05:00',
      sent_to: null,
    });
    const { status, body, headers } = await read(path);
    expect([status, body]).toEqual([
      200,
      {
        pays: 'registration',
        first_name: 'Ada',
        sent_by: expect.any(String),
        sent_at: '2026-03-02T12:00:00-05:00',
        expires_at: '2026-03-03T12:00:00-05:00',
        title: expect.any(String),
        detail: expect.stringContaining('2026'),
        amount: '75.00',
        terms: null,
        held_until: null,
      },
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  });

  it('is emailed with its address, and ends at the latest when the session starts', async () => {
    const booked = await owing(server);
    const startsAt = new Date(server.clock.now().getTime() + 3 * 60 * 60 * 1000);
    await server.database.db.update(sessions).set({ startsAt }).where(eq(sessions.id, booked.sessionId));
    const { body } = await link(booked.id, 'email');
    expect(body).toMatchObject({ sent_to: booked.person.email, expires_at: '2026-03-02T15:00:00-05:00' });
    const [mail] = await server.database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, booked.person.email));
    expect(mail).toMatchObject({ template: 'payment_link', links: [{ url: body['url'] }] });
  });

  it('that cannot be texted is refused at `send`, and nothing is stored', async () => {
    const { id } = await owing(server);
    const { status, body } = await link(id, 'sms');
    expect([status, body['send']]).toEqual([400, ['The studio has not set up text messages.']]);
    expect(await server.database.db.$count(paymentLinks, eq(paymentLinks.registrationId, id))).toBe(0);
  });

  it('pays once, signs nobody in, and says afterwards that it was paid', async () => {
    const { id, path } = await aLink();
    const key = randomUUID();
    const card = await aCard(server);
    server.clock.pass(60);
    const paid = await pay(path, { payment_method_id: card }, key);
    expect([paid.status, paid.body]).toEqual([
      200,
      {
        payment: { status: 'succeeded', client_secret: null, amount: '75.00' },
        message: expect.stringContaining('Rhythm Roll'),
      },
    ]);
    expect(paid.headers['set-cookie']).toBeUndefined();
    expect((await pay(path, { payment_method_id: card }, key)).body).toEqual(paid.body);
    const used = [410, 'link_used', expect.stringContaining('$75 was paid on Monday, March 2, 2026')];
    expect([said(await read(path)), said(await pay(path))]).toEqual([used, used]);
    expect(await money.ledgerOf(id)).toEqual(['charge card 75.00 succeeded']);
    expect(await problems()).toEqual([]);
  });

  it('tells a declined card, and takes another one', async () => {
    const { id, path } = await aLink();
    const declined = await pay(path, { payment_method_id: await aCard(server, cards.declined) });
    expect(said(declined).slice(0, 2)).toEqual([402, 'payment_failed']);
    expect((await read(path)).status).toBe(200);
    expect((await pay(path)).status).toBe(200);
    expect(await money.ledgerOf(id)).toEqual(['charge card 75.00 failed', 'charge card 75.00 succeeded']);
    expect(await problems()).toEqual([]);
  });

  it('waits for the bank, and is paid when it said yes', async () => {
    const { id, path } = await aLink();
    const key = randomUUID();
    const body = { payment_method_id: await aCard(server, cards.asks) };
    const asks = await pay(path, body, key);
    expect([asks.status, asks.body['payment']]).toMatchObject([202, { status: 'requires_action' }]);
    const { client_secret } = asks.body['payment'] as { client_secret: string };
    await server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret, approve: true } });
    expect((await pay(path, body, key)).status).toBe(200);
    expect(await money.ledgerOf(id)).toEqual(['charge card 75.00 succeeded']);
    expect(said(await read(path))[1]).toBe('link_used');
  });

  it('charges nothing that was not shown: another amount is 409 with both', async () => {
    const { id, path } = await aLink();
    await money.take(id, { method: 'cash', amount: '25.00' });
    expect((await read(path)).body).toMatchObject({ amount: '50.00' });
    const changed = await pay(path);
    expect([changed.status, changed.body]).toMatchObject([
      409,
      {
        code: 'price_changed',
        price: '50.00',
        message: expect.stringContaining('It was $75 on this page, it is $50 now'),
      },
    ]);
    expect((await pay(path, { amount: '50.00' })).status).toBe(200);
    expect(await problems()).toEqual([]);
  });

  it('of a plan pays its own payment, and never the next one', async () => {
    const { id, path } = await aLink([3750, 3750]);
    expect((await read(path)).body).toMatchObject({
      amount: '37.50',
      detail: expect.stringContaining('Payment 1 of 2'),
    });
    await money.take(id, { method: 'cash', amount: '37.50' });
    const paid = [410, 'link_used', 'This was paid in the meantime. Nothing is charged twice.'];
    expect([said(await read(path)), said(await pay(path))]).toEqual([paid, paid]);
    expect(await money.ledgerOf(id)).toEqual(['charge cash 37.50 succeeded']);
  });
});

describe('a link that has ended charges nothing and says why', () => {
  const nothing = 'Nothing was charged.';
  const over = async (booked: Booked & { readonly path: string }, message: unknown) => {
    const ended = [410, 'link_ended', message];
    expect([said(await read(booked.path)), said(await pay(booked.path))]).toEqual([ended, ended]);
    expect((await money.ledgerOf(booked.id)).filter((line) => line.includes('card'))).toEqual([]);
  };

  it('when the desk withdraws it', async () => {
    const booked = await aLink();
    expect((await withdraw(booked.made['link_id'])).status).toBe(204);
    expect((await withdraw(booked.made['link_id'])).status).toBe(204);
    await over(booked, `The studio took it back. ${nothing}`);
    expect((await withdraw('nobody')).status).toBe(404);
  });

  it('when a newer one was made, which works', async () => {
    const booked = await aLink();
    const newer = await link(booked.id);
    await over(booked, `A newer link took its place, and only the newest one counts. ${nothing}`);
    expect((await pay(pathOf(newer.body))).status).toBe(200);
  });

  it('when the session or the registration was cancelled', async () => {
    const booked = await aLink();
    await server.database.db
      .update(registrations)
      .set({ status: 'cancelled', cancelledAt: server.clock.now() })
      .where(eq(registrations.id, booked.id));
    await server.database.db.update(sessions).set({ taken: 0 }).where(eq(sessions.id, booked.sessionId));
    await over(booked, `The registration was cancelled, so there is nothing to pay. ${nothing}`);
    expect(await problems()).toEqual([]);
  });

  it('when the account is closed', async () => {
    const booked = await aLink();
    const closed = await money.call('POST', `/office/people/${booked.person.id}/close/`, owner, {
      reason: 'Moved away.',
    });
    expect(closed.status).toBeLessThan(300);
    const { status } = await pay(booked.path);
    expect([404, 410]).toContain(status);
    expect(await money.ledgerOf(booked.id)).toEqual([]);
  });

  it('and cannot be withdrawn after it was paid', async () => {
    const booked = await aLink();
    await pay(booked.path);
    expect(said(await withdraw(booked.made['link_id'])).slice(0, 2)).toEqual([410, 'link_used']);
  });

  it('that nobody made is not found', async () => {
    expect((await read('/payment-links/0f7f2f6b1a11c5b8a510f7f2f6b1a11c/')).status).toBe(404);
    expect((await pay('/payment-links/0f7f2f6b1a11c5b8a510f7f2f6b1a11c/')).status).toBe(404);
  });
});

describe('the bank that does not answer', () => {
  it('leaves the outcome unknown, and the same request learns it without another charge', async () => {
    const { id, path } = await aLink();
    await reconcileAll(server.deps);
    const key = randomUUID();
    const body = { payment_method_id: await aCard(server) };
    const { charge } = server.deps.payments;
    Object.assign(server.deps.payments, {
      charge: async (...request: Parameters<typeof charge>) => {
        await charge.apply(server.deps.payments, request);
        throw new Error('the reply was lost');
      },
    });
    const lost = await pay(path, body, key);
    Object.assign(server.deps.payments, { charge });
    expect([lost.status, lost.body]).toMatchObject([409, { code: 'in_progress', payment_unknown: true }]);
    expect((await pay(path, body, key)).status).toBe(200);
    expect(await money.ledgerOf(id)).toEqual(['charge card 75.00 succeeded']);
    expect(await problems()).toEqual([]);
  });
});

/** The last, because the sign-ins end with the day. */
describe('the clock', () => {
  it('ends a link after 24 hours, to the second', async () => {
    const booked = await aLink();
    server.clock.pass(24 * 60 * 60 - 1);
    expect((await read(booked.path)).status).toBe(200);
    server.clock.pass(1);
    const ended = [410, 'link_ended', expect.stringMatching(/^It worked until .+\. Nothing was charged\.$/)];
    expect([said(await read(booked.path)), said(await pay(booked.path))]).toEqual([ended, ended]);
  });
});

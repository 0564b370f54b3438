import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, guestForm, registrationIn, seedStudio } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { collectInstalments } from '../booking/instalments/collect-instalments.ts';

describe.each(paymentFixtures)('with %s', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    server = await testServer({ database, adapters: { payments: fixture.payments } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });

  const saved = async (token: string) => (await server.call('GET', '/payments/methods/', { token })).body;
  async function register(token: string, payment_method_id: string, over: object = {}) {
    const session_id = await aSession(server.database, { startsAt: new Date('2026-03-20T18:00:00-04:00') });
    return server.call('POST', '/training/registrations/register/', {
      token,
      body: { session_id, payment_method_id, ...over },
    });
  }
  const forget = (token: string, id: string) => server.call('DELETE', `/payments/methods/${id}/`, { token });

  describe('a card', () => {
    it('is saved with brand, last four digits and expiry when its owner asks for it, and pays again', async () => {
      const { token } = await aMember(server);
      const id = await fixture.method();
      expect((await register(token, id, { save_payment_method: true })).status).toBe(201);
      expect(await saved(token)).toEqual([
        { payment_method_id: id, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2035 },
      ]);
      expect((await register(token, id)).status).toBe(201);
      expect(await saved(token)).toHaveLength(1);
    });

    it('is also saved by a later payment, and only once when it is entered twice', async () => {
      const { token } = await aMember(server);
      for (const number of [cards.good, cards.good]) {
        const session_id = await aSession(server.database);
        const made = await server.call('POST', '/training/registrations/register/', {
          token,
          body: { session_id },
        });
        const path = `/training/registrations/${String(registrationIn(made)['public_id'])}/pay/`;
        const body = { payment_method_id: await fixture.card(number), save_payment_method: true };
        expect((await server.call('POST', path, { token, body })).status).toBe(200);
      }
      expect(await saved(token)).toHaveLength(1);
    });

    it.each([
      ['its owner did not ask to save it', 201, cards.good, { save_payment_method: false }],
      ['it was declined', 402, cards.declined, { save_payment_method: true }],
      [
        'it is stored for a plan only',
        201,
        cards.good,
        { save_payment_method: false, payment_plan: 'bi_weekly' },
      ],
    ])('is not offered again when %s', async (_why, status, number, over) => {
      const { token } = await aMember(server);
      expect((await register(token, await fixture.card(number), over)).status).toBe(status);
      expect(await saved(token)).toEqual([]);
    });

    it('that requires authentication is saved after it is confirmed, and not before', async () => {
      const { token } = await aMember(server);
      const asked = await register(token, await fixture.card(cards.asks), { save_payment_method: true });
      expect([asked.status, await saved(token)]).toEqual([202, []]);
      const { client_secret } = asked.body['payment'] as { client_secret: string };
      await fixture.authenticate(client_secret, true);
      const id = String(registrationIn(asked)['public_id']);
      const confirm = `/training/registrations/${id}/confirm-payment/`;
      expect((await server.call('POST', confirm, { body: { client_secret } })).status).toBe(200);
      expect(await saved(token)).toHaveLength(1);
    });

    it('of another member is rejected at its field, charges nothing and appears in no list', async () => {
      const owner = await aMember(server);
      const other = await aMember(server);
      const id = await fixture.method();
      await register(owner.token, id, { save_payment_method: true });
      const count = async () =>
        (await server.database.db.execute<{ n: number }>(sql`select count(*)::int as n from payments`))
          .rows[0]?.n;
      const before = await count();
      const rejected = await register(other.token, id);
      expect([rejected.status, rejected.body]).toMatchObject([
        400,
        { payment_method_id: [expect.any(String)] },
      ]);
      const body = guestForm(await aSession(server.database), id);
      expect((await server.call('POST', '/training/registrations/guest-register/', { body })).status).toBe(
        400,
      );
      const { body: made } = await server.call('POST', '/training/registrations/register/', {
        token: other.token,
        body: { session_id: await aSession(server.database) },
      });
      const path = `/training/registrations/${(made['registration'] as { public_id: string }).public_id}/pay/`;
      const paid = await server.call('POST', path, { token: other.token, body: { payment_method_id: id } });
      expect(paid.status).toBe(400);
      expect([await count(), await saved(other.token)]).toEqual([before, []]);
      expect((await forget(other.token, id)).status).toBe(404);
    });
  });

  describe('removing a saved card', () => {
    it('removes it from the list and from the provider', async () => {
      const { token } = await aMember(server);
      const id = await fixture.method();
      await register(token, id, { save_payment_method: true });
      expect((await forget(token, id)).status).toBe(204);
      expect(await saved(token)).toEqual([]);
      expect((await register(token, id)).status).toBe(402);
      expect((await forget(token, id)).status).toBe(404);
    });

    it('keeps it as the plan card of a plan that still has open instalments', async () => {
      const { token } = await aMember(server);
      const id = await fixture.method();
      const made = await register(token, id, { save_payment_method: true, payment_plan: 'bi_weekly' });
      expect(made.status).toBe(201);
      expect((await forget(token, id)).status).toBe(204);
      expect(await saved(token)).toEqual([]);
      const outcome = await server.deps.payments.charge({
        cents: 2500,
        paymentMethodId: id,
        key: 'the next instalment',
        description: 'plan',
        offSession: true,
      });
      expect(outcome.status).toBe('succeeded');
    });
  });

  describe('a plan card', () => {
    async function onAPlan() {
      const { token } = await aMember(server);
      const card = await fixture.method();
      const made = await register(token, card, { payment_plan: 'bi_weekly', save_payment_method: false });
      return { token, card, id: String(registrationIn(made)['public_id']) };
    }
    const call = (token: string, id: string, what: string, body: object) =>
      server.call('POST', `/training/registrations/${id}/${what}/`, { token, body });
    const isStored = async (card: string) => {
      const { rows } = await server.database.db.execute(
        sql`select 1 from payment_methods where provider_ref = ${card}`,
      );
      return rows.length > 0;
    };
    const works = async (card: string) => {
      const key = `after ${card}`;
      const request = { cents: 100, paymentMethodId: card, key, description: 'later', unattended: true };
      return (await server.deps.payments.charge(request)).status === 'succeeded';
    };
    const collect = () => collectInstalments(server.deps);

    it.each([
      ['paid', 'pay'],
      ['cancelled', 'cancel'],
    ])('is detached at the provider too once the plan is %s, and not before', async (_how, what) => {
      const { token, card, id } = await onAPlan();
      await collect();
      expect(await isStored(card)).toBe(true);
      const body = what === 'pay' ? { payment_method_id: await fixture.card() } : {};
      expect((await call(token, id, what, body)).status).toBe(200);
      await collect();
      expect([await isStored(card), await works(card)]).toEqual([false, false]);
    });

    it('stays while a payment of its owner is in progress', async () => {
      const [one, other] = [await onAPlan(), await onAPlan()];
      await register(one.token, await fixture.card(cards.asks));
      for (const { token, id } of [one, other]) await call(token, id, 'cancel', {});
      await collect();
      expect([await isStored(one.card), await isStored(other.card)]).toEqual([true, false]);
      expect(await works(one.card)).toBe(true);
    });

    it('stays with its owner when it was also saved', async () => {
      const { token, card, id } = await onAPlan();
      await register(token, card, { save_payment_method: true });
      await call(token, id, 'cancel', {});
      await collect();
      expect([await isStored(card), await works(card)]).toEqual([true, true]);
    });

    it('is detached by a retry when the provider does not respond', async () => {
      const { token, card, id } = await onAPlan();
      await call(token, id, 'cancel', {});
      const { forgetCard } = fixture.payments;
      fixture.payments.forgetCard = async () => {
        throw new Error('the provider does not respond');
      };
      await expect(collect()).rejects.toThrow();
      fixture.payments.forgetCard = forgetCard;
      expect(await isStored(card)).toBe(true);
      await collect();
      expect([await isStored(card), await works(card)]).toEqual([false, false]);
    });
  });
});

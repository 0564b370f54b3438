import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aMember,
  aSession,
  cards,
  registrationIn,
  seedStudio,
  setRefundPolicy,
} from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { reconcileAll } from './reconcile.ts';

describe.each(paymentFixtures)('with %s', (_name, open) => {
  const start = '2026-03-02T12:00:00-05:00';
  let server: TestServer;
  let fixture: PaymentFixture;
  let provider: PaymentFixture['payments'];
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    provider = fixture.payments;
    server = await testServer({ database, adapters: { payments: provider } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });
  beforeEach(() => {
    server.clock.set(start);
    provider.down = false;
  });

  async function booked(startsAt = '2026-03-14T14:00:00-04:00', payment_plan = 'full') {
    const session_id = await aSession(server.database, { startsAt: new Date(startsAt), maxParticipants: 1 });
    const { token, email, renewed } = await aMember(server);
    const body = { session_id, payment_plan, payment_method_id: await fixture.card() };
    const response = await server.call('POST', '/training/registrations/register/', { token, body });
    const id = String(registrationIn(response)['public_id']);
    await setRefundPolicy(server, id, 'full_refund_24h');
    return { session_id, token, email, renewed, id };
  }
  const preview = (token: string, id: string) =>
    server.call('GET', `/sessions/registered/${id}/cancel/preview/`, { token });
  const cancel = (token: string, id: string) =>
    server.call('POST', `/sessions/registered/${id}/cancel/`, { token, body: { reason: 'Away' } });

  describe('cancelling refunds the previewed amount', () => {
    // The session starts at 14:00 on the day of the clock change, so 24 elapsed hours before is 13:00 on the previous day.
    it.each([
      ['24 elapsed hours before, over the clock change', '2026-03-07T13:00:00-05:00', '75.00', 0],
      ['one second later', '2026-03-07T13:00:01-05:00', '0.00', 7500],
      ['a week before', '2026-03-01T12:00:00-05:00', '75.00', 0],
    ])('%s', async (_when, at, refund, retainedCents) => {
      const { session_id, renewed } = await booked('2026-03-08T14:00:00-04:00');
      server.clock.set(at);
      const token = await renewed();
      const seen = await preview(token, session_id);
      expect(seen.body).toMatchObject({ can_cancel: true, paid_amount: '75.00', refund_amount: refund });
      expect(seen.body['refund_deadline']).toBe('2026-03-07T13:00:00-05:00');
      const response = await cancel(token, session_id);
      expect(response.status).toBe(200);
      expect(response.body['refund']).toEqual({
        amount: refund,
        status: retainedCents === 0 ? 'succeeded' : 'none',
        returned_amount: refund,
        owed_amount: '0.00',
        parts: retainedCents === 0 ? [{ to: 'card', amount: refund, returned_amount: refund }] : [],
      });
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charged: retainedCents });
    });

    it('drops the open instalments of a plan and refunds only what was paid', async () => {
      const { session_id, token, id } = await booked('2026-03-20T18:00:00-04:00', 'bi_weekly');
      expect((await preview(token, session_id)).body).toMatchObject({
        paid_amount: '38.00',
        refund_amount: '38.00',
        open_instalments: 1,
      });
      const response = await server.call('POST', `/training/registrations/${id}/cancel/`, {
        token,
        body: {},
      });
      expect(registrationIn(response)).toMatchObject({
        status: 'cancelled',
        payment_status: 'refunded',
        instalments: [{ status: 'paid' }, { status: 'dropped' }],
      });
    });

    it('returns the current state and refunds once when the member cancels twice', async () => {
      const { session_id, token } = await booked();
      const first = await cancel(token, session_id);
      const [second, third] = await Promise.all([cancel(token, session_id), cancel(token, session_id)]);
      expect([second.body, third.body]).toEqual([first.body, first.body]);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, charged: 0 });
    });

    it('sends an email, shows the refund in the ledger, and frees the seat for another member', async () => {
      const { session_id, token, email } = await booked();
      await cancel(token, session_id);
      const mails = await server.app.inject({
        url: `/dev/outbox?to=${email}`,
        headers: { accept: 'application/json' },
      });
      expect(mails.json<{ mails: { template: string }[] }>().mails.map(({ template }) => template)).toContain(
        'registration_cancelled',
      );
      const detail = await server.call('GET', `/sessions/registered/${session_id}/`, { token });
      expect(registrationIn(detail)).toMatchObject({
        status: 'cancelled',
        payments: [
          { kind: 'charge', amount: '75.00', status: 'succeeded' },
          { kind: 'refund', amount: '75.00', status: 'succeeded' },
        ],
      });
      const other = await aMember(server);
      const next = await server.call('POST', '/training/registrations/register/', {
        token: other.token,
        body: { session_id },
      });
      expect(next.status).toBe(201);
    });

    it('leaves the refund pending while the provider does not respond, and the sweep sends it later', async () => {
      const { session_id, token } = await booked();
      provider.down = true;
      const response = await cancel(token, session_id);
      expect(response.body['refund']).toEqual({
        amount: '75.00',
        status: 'pending',
        returned_amount: '0.00',
        owed_amount: '0.00',
        parts: [{ to: 'card', amount: '75.00', returned_amount: '0.00' }],
      });
      provider.down = false;
      await reconcileAll(server.deps);
      await reconcileAll(server.deps);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, charged: 0 });
    });
  });

  describe('cancelling is rejected', () => {
    it('once the session has started', async () => {
      const { session_id, renewed } = await booked('2026-03-03T12:00:00-05:00');
      server.clock.set('2026-03-03T12:00:00-05:00');
      const token = await renewed();
      expect((await preview(token, session_id)).body).toMatchObject({ can_cancel: false });
      expect((await cancel(token, session_id)).body).toMatchObject({ code: 'cannot_cancel' });
    });

    it('for everybody except the owner', async () => {
      const { session_id, id } = await booked();
      const { token } = await aMember(server);
      expect((await cancel(token, session_id)).status).toBe(404);
      expect(
        (await server.call('POST', `/training/registrations/${id}/cancel/`, { token, body: {} })).status,
      ).toBe(404);
      expect((await fixture.books(session_id))?.live).toBe(1);
    });
  });

  describe('an instalment that waits for payment authentication', () => {
    it('is abandoned when the registration is cancelled, so that nothing is charged later', async () => {
      const session_id = await aSession(server.database);
      const { token } = await aMember(server);
      const made = await server.call('POST', '/training/registrations/register/', {
        token,
        body: { session_id },
      });
      const id = String(registrationIn(made)['public_id']);
      const asked = await server.call('POST', `/training/registrations/${id}/pay/`, {
        token,
        body: { payment_method_id: await fixture.card(cards.asks) },
      });
      expect(asked.status).toBe(202);
      expect((await cancel(token, session_id)).status).toBe(200);
      expect(await fixture.states(id)).toEqual(['cancelled']);
    });
  });

  describe('a seat held during payment authentication', () => {
    async function challenged() {
      const session_id = await aSession(server.database, { maxParticipants: 1 });
      const { token } = await aMember(server);
      const body = { session_id, payment_method_id: await fixture.card(cards.asks) };
      const asked = await server.call('POST', '/training/registrations/register/', { token, body });
      expect(asked.status).toBe(202);
      return { session_id, token, id: String(registrationIn(asked)['public_id']) };
    }

    it('is released without a charge or a refund when the member cancels', async () => {
      const { session_id, token, id } = await challenged();
      const response = await server.call('POST', `/training/registrations/${id}/cancel/`, {
        token,
        body: {},
      });
      expect(response.status).toBe(200);
      expect(response.body['refund']).toEqual({
        amount: '0.00',
        status: 'none',
        returned_amount: '0.00',
        owed_amount: '0.00',
        parts: [],
      });
      expect(registrationIn(response)).toMatchObject({ status: 'expired' });
      expect(await fixture.states(id)).toEqual(['cancelled']);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charged: 0 });
      const again = await server.call('POST', `/training/registrations/${id}/cancel/`, { token, body: {} });
      expect([again.status, again.body]).toEqual([200, response.body]);
    });

    it('stays held while the provider does not respond, and the member is asked to retry', async () => {
      const { session_id, token, id } = await challenged();
      provider.down = true;
      const path = `/training/registrations/${id}/cancel/`;
      const response = await server.call('POST', path, { token, body: {} });
      expect([response.status, response.body['code']]).toEqual([409, 'in_progress']);
      expect(await fixture.books(session_id)).toMatchObject({ live: 1, charged: 0 });
      provider.down = false;
      expect((await server.call('POST', path, { token, body: {} })).status).toBe(200);
    });
  });
});

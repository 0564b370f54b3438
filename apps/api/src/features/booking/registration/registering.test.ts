import { declineTexts } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, paymentIn, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';

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

  const register = (token: string, body: object, key?: string) =>
    server.call('POST', '/training/registrations/register/', {
      token,
      body: { waiver_signed: true, payment_consent: true, ...body },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  describe('a member registers', () => {
    it('is charged, confirmed, emailed and counted when paying with a card', async () => {
      const session_id = await aSession(server.database);
      const { token, email } = await aMember(server);
      const response = await register(token, {
        session_id,
        payment_plan: 'full',
        payment_method_id: await fixture.card(),
      });
      expect(response.status).toBe(201);
      expect(registrationIn(response)).toMatchObject({
        session_id,
        status: 'confirmed',
        payment_status: 'paid',
        price: '75.00',
        rate: 'public',
        instalments: [{ due_on: '2026-03-02', amount: '75.00', status: 'paid' }],
      });
      expect(paymentIn(response)).toMatchObject({ status: 'succeeded', amount: '75.00' });
      expect(await fixture.books(session_id)).toEqual({
        taken: 1,
        live: 1,
        registrations: 1,
        charges: 1,
        charged: 7500,
      });
      const mails = await server.app.inject({
        url: `/dev/outbox?to=${email}`,
        headers: { accept: 'application/json' },
      });
      expect(mails.json<{ mails: { template: string }[] }>().mails.map(({ template }) => template)).toEqual([
        'registration_confirmed',
      ]);
    });

    it('pays the member rate when the membership is active on the day of the session', async () => {
      const session_id = await aSession(server.database);
      const { token } = await aMember(server, { member: true });
      const response = await register(token, {
        session_id,
        payment_method_id: await fixture.card(),
        amount: '60.00',
      });
      expect(registrationIn(response)).toMatchObject({
        price: '60.00',
        rate: 'member',
        payment_status: 'paid',
      });
    });

    it('pays the first instalment of a plan now, and the rest is stored as due', async () => {
      const session_id = await aSession(server.database, { startsAt: new Date('2026-03-20T18:30:00-04:00') });
      const { token } = await aMember(server);
      const response = await register(token, {
        session_id,
        payment_plan: 'bi_weekly',
        payment_method_id: await fixture.card(),
      });
      expect(registrationIn(response)).toMatchObject({
        payment_status: 'pending',
        instalments: [
          { due_on: '2026-03-02', amount: '38.00', status: 'paid' },
          { due_on: '2026-03-16', amount: '37.00', status: 'due' },
        ],
      });
      expect((await fixture.books(session_id))?.charged).toBe(3800);
    });

    it('is confirmed with payment pending by a direct registration without a card, and pays later', async () => {
      const session_id = await aSession(server.database);
      const { token } = await aMember(server);
      const response = await register(token, { session_id, amount: '75.00' });
      expect(response.status).toBe(201);
      expect(registrationIn(response)).toMatchObject({ status: 'confirmed', payment_status: 'pending' });
      expect(paymentIn(response)).toBeNull();
      const id = String(registrationIn(response)['public_id']);
      const pay = async (card: string) =>
        server.call('POST', `/training/registrations/${id}/pay/`, {
          token,
          body: { payment_method_id: await fixture.card(card) },
        });
      expect((await pay(cards.declined)).status).toBe(402);
      server.clock.pass(1);
      const paid = await pay(cards.good);
      expect(paid.status).toBe(200);
      expect(registrationIn(paid)).toMatchObject({ payment_status: 'paid' });
      expect(paid.body['message']).toBe('Your payment for Rhythm Roll Foundations was received.');
      expect((await pay(cards.good)).body).toMatchObject({ code: 'nothing_to_pay' });
      expect((await fixture.books(session_id))?.charged).toBe(7500);
    });

    it('pays nothing for a free session', async () => {
      const session_id = await aSession(server.database, { priceMemberCents: 0, pricePublicCents: 0 });
      const { token } = await aMember(server);
      const response = await register(token, { session_id, payment_method_id: await fixture.card() });
      expect(registrationIn(response)).toMatchObject({
        status: 'confirmed',
        payment_status: 'free',
        instalments: [],
      });
    });
  });

  describe('a registration is rejected without a hold or a charge', () => {
    it.each<[string, object, { member?: object; body?: object }, number, object]>([
      [
        'for a full session',
        { maxParticipants: 1, taken: 1 },
        {},
        400,
        { code: 'session_full', session_full: true },
      ],
      ['for a cancelled session', { status: 'cancelled' }, {}, 400, { code: 'registration_closed' }],
      [
        'for a session that has started',
        { startsAt: new Date('2026-03-02T12:00:00-05:00') },
        {},
        400,
        { code: 'registration_closed' },
      ],
      [
        'after the end of registration',
        { registrationClosesAt: new Date('2026-03-01T12:00:00Z') },
        {},
        400,
        { code: 'registration_closed' },
      ],
      ['without a signed waiver', {}, { member: { waiver: false } }, 403, { code: 'waiver_required' }],
      [
        'for a member without a last name and date of birth',
        {},
        { member: { lastName: '', dateOfBirth: null } },
        400,
        {
          code: 'profile_incomplete',
          last_name: ['Last name is required'],
          date_of_birth: ['Date of birth is required'],
        },
      ],
      [
        'directly, without a card, for a member without a date of birth',
        {},
        { member: { dateOfBirth: null }, body: { payment_method_id: undefined, amount: '75.00' } },
        400,
        { code: 'profile_incomplete', date_of_birth: ['Date of birth is required'] },
      ],
      [
        'for a member under 18 on the day of the session',
        {},
        { member: { dateOfBirth: '2008-03-13' } },
        400,
        { code: 'age_restricted' },
      ],
      [
        'for another price',
        {},
        { body: { amount: '60.00' } },
        409,
        { code: 'price_changed', price: '75.00' },
      ],
      [
        'with a payment plan that ends after the session',
        {},
        { body: { payment_plan: 'weekly' } },
        400,
        { code: 'plan_unavailable' },
      ],
      [
        'with a declined card',
        {},
        { body: { card: cards.declined } },
        402,
        {
          code: 'payment_failed',
          reason: 'card_declined',
          message:
            'Your bank declined this card. Nothing was charged. Please try another card, or ask your bank.',
        },
      ],
      [
        'with a card that is not supported',
        {},
        { body: { card: '5555 5555 5555 4444' } },
        402,
        { code: 'payment_failed' },
      ],
    ])('%s', async (_why, session, { member = {}, body = {} }, status, problem) => {
      const session_id = await aSession(server.database, session);
      const before = (await fixture.books(session_id))?.taken;
      const { token } = await aMember(server, member);
      const { card = cards.good, ...rest } = body as { card?: string };
      const response = await register(token, {
        session_id,
        payment_method_id: await fixture.card(card),
        ...rest,
      });
      expect(response.status).toBe(status);
      expect(response.body).toMatchObject(problem);
      expect(await fixture.books(session_id)).toEqual({
        taken: before,
        live: 0,
        registrations: 0,
        charges: 0,
        charged: 0,
      });
    });

    it.each([
      ['2026-03-12T18:30:00-04:00', '2026-03-09'],
      ['2026-03-05T18:30:00-05:00', '2026-03-04'],
      ['2026-03-03T09:00:00-05:00', '2026-03-02'],
    ])('but not without a card: a session at %s is due on %s', async (startsAt, due_on) => {
      const session_id = await aSession(server.database, { startsAt: new Date(startsAt) });
      const { token } = await aMember(server);
      const made = await register(token, { session_id, amount: '75.00' });
      expect(registrationIn(made)).toMatchObject({
        status: 'confirmed',
        payment_status: 'pending',
        instalments: [{ due_on, amount: '75.00', status: 'due' }],
      });
    });

    it.each([
      ['4000 0000 0000 9995', 'insufficient_funds'],
      ['4000 0000 0000 0069', 'expired_card'],
      ['4000 0000 0000 0127', 'incorrect_cvc'],
      ['4000 0000 0000 0119', 'processing_error'],
      // A thief must not learn that the card is reported as stolen.
      ['4000 0000 0000 9979', 'card_declined'],
    ] as const)('with the card %s because of %s, and the seat is free again', async (number, reason) => {
      const session_id = await aSession(server.database, { maxParticipants: 1 });
      const { token } = await aMember(server);
      const refused = await register(token, { session_id, payment_method_id: await fixture.card(number) });
      expect([refused.status, refused.body['code'], refused.body['reason']]).toEqual([
        402,
        'payment_failed',
        reason,
      ]);
      expect(refused.body['message']).toBe(declineTexts[reason]);
      const available = await server.call('GET', `/training/sessions/${session_id}/availability/`);
      expect(available.body).toMatchObject({ can_register: true, available_spots: 1 });
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, charges: 0, charged: 0 });
    });

    it('a second time with already_registered', async () => {
      const session_id = await aSession(server.database);
      const { token } = await aMember(server);
      await register(token, { session_id });
      const again = await register(token, { session_id, payment_method_id: await fixture.card() });
      expect(again.body).toMatchObject({ code: 'already_registered', already_registered: true });
      expect((await fixture.books(session_id))?.live).toBe(1);
    });

    it('for an unknown session and for visitors', async () => {
      const { token } = await aMember(server);
      expect((await register(token, { session_id: 'none' })).status).toBe(404);
      expect((await register('', { session_id: 'none' })).status).toBe(401);
    });

    it('until the member’s 18th birthday', async () => {
      const session_id = await aSession(server.database);
      const { token } = await aMember(server, { dateOfBirth: '2008-03-12' });
      expect((await register(token, { session_id })).status).toBe(201);
    });
  });
});

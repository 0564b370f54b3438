import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aSession,
  cards,
  guestForm,
  paymentIn,
  registrationIn,
  seedStudio,
} from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { releaseOwnHolds } from './reconcile.ts';
import { registerForSession } from './register.ts';

describe.each(paymentFixtures)('a guest’s hold during payment authentication, with %s,', (_name, open) => {
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

  const guestRegister = (body: object) =>
    server.call('POST', '/training/registrations/guest-register/', { body });

  async function asked() {
    const session_id = await aSession(server.database, { maxParticipants: 1 });
    const form = guestForm(session_id, await fixture.card(cards.asks));
    const response = await guestRegister(form);
    const secret = String(paymentIn(response)?.['client_secret']);
    const path = `/training/registrations/${String(registrationIn(response)['public_id'])}/confirm-payment/`;
    const approve = async () => {
      await fixture.authenticate(secret, true);
      return server.call('POST', path, { body: { client_secret: secret } });
    };
    const { email } = form.user_data;
    /** Tries to register the same email for a session. */
    const registerAt = async (session: string, over: object = {}, person: object = {}) =>
      guestRegister({ ...guestForm(session, await fixture.card(), { email, ...person }), ...over });
    return { session_id, form, approve, registerAt, email };
  }
  type Attempted = Awaited<ReturnType<typeof asked>>;
  const full = () => aSession(server.database, { maxParticipants: 1, taken: 1 });
  const free = () => aSession(server.database);

  const rejections: [string, string, (asked: Attempted) => Promise<{ body: Record<string, unknown> }>][] = [
    ['full', 'session_full', async ({ registerAt }) => registerAt(await full())],
    [
      'too soon for the payment plan',
      'plan_unavailable',
      async ({ registerAt }) => registerAt(await free(), { payment_plan: 'weekly' }),
    ],
    [
      'for adults only',
      'age_restricted',
      async ({ registerAt }) => registerAt(await free(), {}, { date_of_birth: '2010-01-01' }),
    ],
    [
      'requested without a card',
      'validation_failed',
      async ({ registerAt }) => registerAt(await free(), { payment_method_id: undefined }),
    ],
    [
      'closed',
      'registration_closed',
      async ({ registerAt }) => registerAt(await aSession(server.database, { status: 'cancelled' })),
    ],
  ];

  it.each(rejections)('survives when the other session is %s', async (_why, code, rejectedAttempt) => {
    const one = await asked();
    expect((await rejectedAttempt(one)).body['code']).toBe(code);
    expect(await fixture.books(one.session_id)).toMatchObject({ taken: 1, live: 1 });
    expect((await one.approve()).status).toBe(200);
    expect(await fixture.books(one.session_id)).toMatchObject({ taken: 1, registrations: 1, charges: 1 });
  });

  const orderAt = async (sessionId: string, email: string) => ({
    sessionId,
    plan: 'full' as const,
    paymentMethodId: await fixture.card(),
    notes: '',
    claimedCents: null,
    userId: null,
    guest: {
      email,
      identity: { first_name: 'Gus', last_name: 'Guest', date_of_birth: '1990-01-31' },
      draft: () => Promise.reject(new Error('the draft is not needed')),
    },
    idempotentRequest: null,
  });

  it('survives when the last seat of another session is taken during the request', async () => {
    const one = await asked();
    const order = await orderAt(await free(), one.email);
    const draft = async () => ({ email: one.email }) as never; // never called, because no seat is left
    const nowhere = () => sql`select id from sessions where false`;
    const wanted = registerForSession(
      server.deps,
      { ...order, guest: { ...order.guest, draft } },
      { claim: nowhere },
    );
    await expect(wanted).rejects.toMatchObject({ code: 'session_full' });
    expect((await one.approve()).status).toBe(200);
  });

  it('survives when the guest requests the same session with a plan that is not offered', async () => {
    const session_id = await aSession(server.database, { maxParticipants: 2 });
    const form = guestForm(session_id, await fixture.card(cards.asks));
    await guestRegister(form);
    expect((await guestRegister({ ...form, payment_plan: 'weekly' })).body['code']).toBe('plan_unavailable');
    expect(await fixture.books(session_id)).toMatchObject({ taken: 1, live: 1 });
  });

  it('ends when the email gets a seat in another session: one pending authentication per email', async () => {
    const one = await asked();
    const other = await free();
    expect((await one.registerAt(other)).status).toBe(201);
    expect((await one.approve()).body['code']).toBe('hold_expired');
    expect(await fixture.books(one.session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
    expect(await fixture.books(other)).toMatchObject({ taken: 1, registrations: 1, charges: 1 });
  });

  it('ends when the guest retries the same session with another card, even when it is full', async () => {
    const one = await asked();
    expect((await one.registerAt(one.session_id)).status).toBe(201);
    expect(await fixture.books(one.session_id)).toMatchObject({ taken: 1, registrations: 1, charges: 1 });
  });

  it.each([
    ['here', true],
    ['anywhere', false],
  ] as const)('ends when releaseOwnHolds looks %s (positive control)', async (where, stays) => {
    const one = await asked();
    const order = await orderAt(await full(), one.email);
    expect(await releaseOwnHolds(server.deps, order, where)).toBe(!stays);
    expect((await one.approve()).body['code']).toBe(stays ? undefined : 'hold_expired');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

const good = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030, cvc: '123' };
const typed = (over: object) =>
  server.call('POST', '/payments/sandbox/payment-methods/', { body: { ...good, ...over } });

describe('the sandbox’s card form', () => {
  it('turns a card into a payment method and returns brand and last four digits', async () => {
    const response = await typed({});
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ brand: 'visa', last4: '4242' });
  });

  it.each([
    ['a wrong number', { number: '4242 4242 4242 4241' }, 'number'],
    ['a card that expired last month', { exp_month: 2, exp_year: 2026 }, 'exp_month'],
    ['a card of last year', { exp_year: 2025 }, 'exp_year'],
    ['a month that does not exist', { exp_month: 13 }, 'exp_month'],
    ['a short code', { cvc: '12' }, 'cvc'],
    ['letters in the code', { cvc: 'abc' }, 'cvc'],
  ])('rejects %s at its field', async (_what, over, field) => {
    const response = await typed(over);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'validation_failed', [field]: [expect.any(String)] });
  });

  it('never repeats the number, even when it rejects the number', async () => {
    const response = await typed({ number: '4242424242424241' });
    expect(response.text).not.toContain('42424242');
  });

  it('is reported with its provider', async () => {
    const { body } = await server.call('GET', '/payments/config/');
    expect(body).toEqual({ provider: 'sandbox', publishable_key: 'pk_sandbox' });
  });

  it('accepts only client secrets that it issued', async () => {
    const body = { client_secret: 'secret_of_nobody', approve: true };
    expect((await server.call('POST', '/payments/sandbox/confirm/', { body })).status).toBe(404);
  });
});

describe('payment authentication in the sandbox', () => {
  const ask = async (key: string) => {
    const { payments } = server.deps;
    const { body: card } = await typed({ number: cards.asks });
    const paymentMethodId = String(card['payment_method_id']);
    const asked = await payments.charge({ cents: 100, paymentMethodId, key, description: 'x' });
    return asked.status === 'requires_action' ? asked.clientSecret : '';
  };
  const authenticate = (client_secret: string, approve: boolean) =>
    server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret, approve } });

  it('is completed by the cardholder once', async () => {
    const secret = await ask('approved');
    expect((await authenticate(secret, true)).body).toEqual({ status: 'succeeded' });
    expect((await authenticate(secret, false)).body).toEqual({ status: 'succeeded' });
    expect((await authenticate(await ask('refused'), false)).body).toEqual({ status: 'failed' });
  });

  it('charges nothing after it was withdrawn', async () => {
    const secret = await ask('withdrawn');
    await server.deps.payments.abandon('withdrawn', 100);
    expect((await authenticate(secret, true)).body).toMatchObject({ code: 'hold_expired' });
  });
});

describe('PAYMENTS=stripe', () => {
  const env = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };

  it('gives browsers the publishable key and nothing else, and has no sandbox routes', async () => {
    const stripe = await testServer({ env });
    const config = await stripe.call('GET', '/payments/config/');
    expect(config.body).toEqual({ provider: 'stripe', publishable_key: 'pk_test_x' });
    const typed = await stripe.call('POST', '/payments/sandbox/payment-methods/', { body: good });
    const body = { client_secret: 'pi_x_secret_x', approve: true };
    const confirmed = await stripe.call('POST', '/payments/sandbox/confirm/', { body });
    expect([typed.status, confirmed.status]).toEqual([404, 404]);
    await stripe.close();
  });
});

describe('the webhook with the sandbox provider', () => {
  it('does not exist, whatever is sent to it', async () => {
    const headers = { 'stripe-signature': 't=1,v1=00' };
    const response = await server.call('POST', '/payments/webhook/', { body: { id: 'evt_1' }, headers });
    expect(response.status).toBe(404);
  });
});

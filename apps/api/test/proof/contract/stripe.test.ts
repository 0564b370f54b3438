import { problems } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../../booking.ts';
import { anyDatabase } from '../../database.ts';
import { stripeStudio, type StripeStudio } from '../../stripe-fake/studio.ts';

// Covers what `unreached.ts` leaves to a server that uses Stripe. The client never calls the webhook; Stripe does.
let studio: StripeStudio;
beforeAll(async () => {
  studio = await stripeStudio(await anyDatabase());
});
afterAll(() => studio?.close());

const paid = async () => {
  const [event] = (await studio.order()).events('payment_intent.succeeded');
  if (event === undefined) throw new Error('Stripe sent no event');
  return event;
};

describe('the API with Stripe as payment provider', () => {
  it('payments.webhook responds to a signed event with an empty body', async () => {
    expect(await studio.deliver(await paid())).toBe(204);
  });

  it('payments.webhook rejects an event that Stripe has not signed with validation_failed', async () => {
    const status = await studio.deliver(await paid(), { secret: 'whsec_guessed' });
    expect(status).toBe(problems.validation_failed.status);
  });

  it('payments.webhook responds with unavailable while Stripe cannot be reached, so that Stripe delivers again', async () => {
    const { secret, events } = await studio.order(cards.asks);
    await studio.fixture.authenticate(secret, false);
    // A failure event may be outdated, so the server asks Stripe for the current state of the payment.
    const [event] = events('payment_intent.payment_failed');
    if (event === undefined) throw new Error('Stripe sent no event');
    studio.fixture.payments.down = true;
    expect(await studio.deliver(event)).toBe(problems.unavailable.status);
    studio.fixture.payments.down = false;
    expect(await studio.deliver(event)).toBe(204);
  });

  it.each([
    ['cannot be reached', (fixture: StripeStudio['fixture']) => void (fixture.payments.down = true)],
    [
      'does not know yet',
      ({ fake }: StripeStudio['fixture']) => {
        for (const intent of fake.state.intents.values()) {
          if (intent.status === 'requires_action') intent.status = 'processing';
        }
      },
    ],
  ])(
    'registrations.confirmPayment responds with in_progress and reports no outcome while Stripe %s',
    async (_why, bring) => {
      const { id, secret, token } = await studio.order(cards.asks);
      const confirm = () =>
        studio.server.call('POST', `/training/registrations/${id}/confirm-payment/`, {
          token,
          body: { client_secret: secret },
        });
      bring(studio.fixture);
      const { status, body } = await confirm();
      expect([status, body]).toMatchObject([
        problems.in_progress.status,
        { code: 'in_progress', payment_unknown: true },
      ]);
      studio.fixture.payments.down = false;
      for (const intent of studio.fixture.fake.state.intents.values()) {
        if (intent.status === 'processing') intent.status = 'requires_action';
      }
      await studio.fixture.authenticate(secret, true);
      expect(await confirm()).toMatchObject({ status: 200, body: { payment: { status: 'succeeded' } } });
    },
  );

  it('payments.createSandboxMethod rejects with not_found', async () => {
    const body = { number: cards.good, exp_month: 12, exp_year: 2035, cvc: '123' };
    const response = await studio.server.call('POST', '/payments/sandbox/payment-methods/', { body });
    expect([response.status, response.body['code']]).toEqual([404, 'not_found']);
  });
});

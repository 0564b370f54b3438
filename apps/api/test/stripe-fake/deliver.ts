import { createHmac } from 'node:crypto';
import type { TestServer } from '../server.ts';
import type { FakeEvent } from './state.ts';

export const webhookSecret = 'whsec_of_the_fake';

export interface Delivery {
  readonly secret?: string;
  /** Age of the signature in seconds; negative for one from the future. */
  readonly age?: number;
  /** The delivered body, if it differs from the signed one. */
  readonly body?: string;
}

/** Delivers an event as Stripe does, signed over its bytes. Returns the status of the response. */
export async function deliver(
  { app, clock }: Pick<TestServer, 'app' | 'clock'>,
  event: FakeEvent,
  { secret = webhookSecret, age = 0, body }: Delivery = {},
): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const at = Math.floor(clock.now().getTime() / 1000) - age;
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v2/payments/webhook/',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${at},v1=${signature}`,
    },
    payload: body ?? payload,
  });
  return statusCode;
}

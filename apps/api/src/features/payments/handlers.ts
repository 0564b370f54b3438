import { sql } from 'drizzle-orm';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem, fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { WebhookDeps } from './port/charge-records.ts';
import { checkCard } from '@detroit-well/validation/card';
import { isSandbox } from './sandbox/is-sandbox.ts';
import { isStripe } from './stripe/is-stripe.ts';
import { handleEvent } from './webhooks/handle-event.ts';

export const paymentsHandlers: Omit<
  HandlersOf<'payments', WebhookDeps>,
  'savedCards' | 'forgetCard' | 'receipt' | 'readLink' | 'payLink'
> = {
  config: (_call, { payments }) => ({ provider: payments.name, publishable_key: payments.publishableKey }),

  createSandboxMethod: async ({ body }, { payments, clock }) => {
    if (!isSandbox(payments)) throw problem('not_found');
    const checked = checkCard(body, studioDay(clock.now()));
    if (!checked.ok) throw fieldProblem(checked.fields);
    const { brand, last4 } = checked.card;
    return { payment_method_id: await payments.createPaymentMethod(checked.card), brand, last4 };
  },

  confirmSandbox: async ({ body }, { payments, database }) => {
    if (!isSandbox(payments)) throw problem('not_found');
    const outcome = await payments.authenticate(body.client_secret, body.approve);
    if (outcome === null) throw problem('not_found');
    if (outcome.status === 'declined' && outcome.reason === 'cancelled') {
      if (await isPaidOtherwise(database.db, body.client_secret)) throw problem('nothing_to_pay');
      if (await isForNoSeat(database.db, body.client_secret))
        throw problem('hold_expired', { message: 'This payment is no longer open. Nothing was charged.' });
      throw problem('hold_expired');
    }
    return { status: outcome.status === 'succeeded' ? 'succeeded' : 'failed' };
  },

  /** Exists only with Stripe, because the sandbox sends no events. */
  webhook: async ({ rawBody, headers, log }, deps) => {
    const { payments, systemClock } = deps;
    if (!isStripe(payments)) throw problem('not_found');
    const signature = headers['stripe-signature'];
    const signed = rawBody !== undefined && typeof signature === 'string';
    const event = signed ? payments.readEvent(rawBody, signature, systemClock.now()) : null;
    if (event === null) throw problem('validation_failed');
    log.info({ event: event.id, type: event.type }, 'a Stripe event was received');
    await handleEvent({ ...deps, payments, log }, event);
  },
};

/** True if the charge pays for a membership, a pass or a gift card. */
async function isForNoSeat(db: Db, clientSecret: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments where client_secret = ${clientSecret} and registration_id is null`);
  return rows.length > 0;
}

/** True if the charge was cancelled because another card paid the same instalment. The registration is then still confirmed. */
async function isPaidOtherwise(db: Db, clientSecret: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments asked join payments paid on paid.instalment_id = asked.instalment_id
    join registrations r on r.id = asked.registration_id
    where asked.client_secret = ${clientSecret} and r.status = 'confirmed' and paid.kind = 'charge'
      and paid.status = 'succeeded' limit 1`);
  return rows.length > 0;
}

import { studioDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { problem, fieldProblem } from '../../platform/calls/problem.ts';
import { checkCard } from './check-card.ts';
import { handleEvent } from './events/handle-event.ts';
import { isSandbox } from './is-sandbox.ts';
import { isStripe } from './is-stripe.ts';
import { savedCards, unsaveCard } from '../saved-cards/saved-cards.ts';

export const paymentsHandlers: HandlersOf<'payments'> = {
  config: (_call, { payments }) => ({ provider: payments.name, publishable_key: payments.publishableKey }),

  savedCards: async ({ caller }, { database, payments }) => {
    const cards = await savedCards(database.db, payments.name, caller.userId);
    return cards.map(({ providerRef, brand, last4, expMonth, expYear }) => ({
      payment_method_id: providerRef,
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
    }));
  },

  forgetCard: async ({ params, caller, log }, { database, payments }) => {
    const gone = await database.withTx((tx) => unsaveCard(tx, payments.name, caller.userId, params.id));
    if (gone === null) throw problem('not_found');
    for (const ref of gone) {
      // Best effort: our database no longer refers to the card, so the server can never charge it again.
      await payments
        .forgetCard(ref)
        .catch((error: unknown) => log.warn({ err: error }, 'a card was not detached'));
    }
  },

  createSandboxMethod: async ({ body }, { payments, clock }) => {
    if (!isSandbox(payments)) throw problem('not_found');
    const checked = checkCard(body, studioDay(clock.now()));
    if (!checked.ok) throw fieldProblem(checked.fields);
    const { brand, last4 } = checked.card;
    return { payment_method_id: await payments.createPaymentMethod(checked.card), brand, last4 };
  },

  confirmSandbox: async ({ body }, { payments, database }) => {
    if (!isSandbox(payments)) throw problem('not_found');
    const outcome = await payments.answer(body.client_secret, body.approve);
    if (outcome === null) throw problem('not_found');
    if (outcome.status === 'declined' && outcome.reason === 'cancelled') {
      throw problem(
        (await isPaidOtherwise(database.db, body.client_secret)) ? 'nothing_to_pay' : 'hold_expired',
      );
    }
    return { status: outcome.status === 'succeeded' ? 'succeeded' : 'failed' };
  },

  /** Exists only with Stripe, because the sandbox sends no events. */
  webhook: async ({ rawBody, headers, log }, deps) => {
    const { payments, clock } = deps;
    if (!isStripe(payments)) throw problem('not_found');
    const signature = headers['stripe-signature'];
    const signed = rawBody !== undefined && typeof signature === 'string';
    const event = signed ? payments.readEvent(rawBody, signature, clock.now()) : null;
    if (event === null) throw problem('validation_failed');
    log.info({ event: event.id, type: event.type }, 'an event of Stripe');
    await handleEvent({ ...deps, payments, log }, event);
  },
};

/** Whether the charge was cancelled because another card paid the same instalment. The registration is then still confirmed. */
async function isPaidOtherwise(db: Db, clientSecret: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments asked join payments paid on paid.instalment_id = asked.instalment_id
    join registrations r on r.id = asked.registration_id
    where asked.client_secret = ${clientSecret} and r.status = 'confirmed' and paid.kind = 'charge'
      and paid.status = 'succeeded' limit 1`);
  return rows.length > 0;
}

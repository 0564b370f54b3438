import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import type { Charge } from '../port/charge-records.ts';

export interface AskedCharge extends Charge, Record<string, unknown> {
  readonly intentId: string;
  readonly key: string;
  readonly status: string;
}

/** Finds the charge of a payment intent in our own records, never from the event's metadata. Null when the intent is not ours. */
export async function chargeOfIntent(
  db: Db,
  intent: string | Pick<Stripe.PaymentIntent, 'id'> | null,
): Promise<AskedCharge | null> {
  if (intent === null) return null;
  const id = typeof intent === 'string' ? intent : intent.id;
  const { rows } = await db.execute<AskedCharge>(sql`
    select m.id as "paymentId", m.registration_id as "registrationId", r.session_id as "sessionId",
      m.instalment_id as "instalmentId", m.provider, m.status, m.idempotency_key as key, a.intent_id as "intentId"
    from stripe_intents a
    join payments m on m.idempotency_key = a.key and m.provider = 'stripe' and m.kind = 'charge'
    join registrations r on r.id = m.registration_id
    where a.intent_id = ${id}`);
  return rows[0] ?? null;
}

import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import { payments, stripeIntents } from '../../../platform/database/schema/payments.ts';
import { registrations } from '../../../platform/database/schema/registrations.ts';
import type { Charge, GiftCardCharge, MembershipCharge, PassCharge } from '../port/charge-records.ts';

export type AskedCharge = (Charge | MembershipCharge | PassCharge | GiftCardCharge) & {
  readonly intentId: string;
  readonly key: string;
  readonly status: string;
};

/** Finds the charge of a payment intent in our own records, never from the event's metadata. Null when the intent is not ours. */
export async function chargeOfIntent(
  db: Db,
  intent: string | Pick<Stripe.PaymentIntent, 'id'> | null,
): Promise<AskedCharge | null> {
  if (intent === null) return null;
  const id = typeof intent === 'string' ? intent : intent.id;
  const isItsCharge = and(
    eq(payments.idempotencyKey, stripeIntents.key),
    eq(payments.provider, 'stripe'),
    eq(payments.kind, 'charge'),
  );
  const [charge] = await db
    .select({
      paymentId: payments.id,
      membershipId: payments.membershipId,
      passId: payments.passId,
      giftCardId: payments.giftCardId,
      registrationId: registrations.id,
      sessionId: registrations.sessionId,
      instalmentId: payments.instalmentId,
      status: payments.status,
      key: payments.idempotencyKey,
    })
    .from(stripeIntents)
    .innerJoin(payments, isItsCharge)
    .leftJoin(registrations, eq(registrations.id, payments.registrationId))
    .where(eq(stripeIntents.intentId, id));
  if (charge === undefined) return null;
  const { paymentId, status, key, membershipId, passId, giftCardId } = charge;
  const { registrationId, sessionId, instalmentId } = charge;
  const asked = { paymentId, status, key, provider: 'stripe', intentId: id } as const;
  if (membershipId !== null) return { ...asked, membershipId };
  if (passId !== null) return { ...asked, passId };
  if (giftCardId !== null) return { ...asked, giftCardId };
  if (registrationId === null || sessionId === null) return null;
  return { ...asked, registrationId, sessionId, instalmentId };
}

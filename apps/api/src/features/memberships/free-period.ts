import { periodStart } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import type { PaymentsDeps, StoredCard } from '../payments/port/provider.ts';
import { versionSold } from '../plans/version-sold.ts';
import { findCode } from '../promo-codes/find-code.ts';
import { refuseFreeRenewals } from '../promo-codes/free-renewals.ts';
import { tryCode } from '../promo-codes/try-code.ts';
import { storeCard } from '../saved-cards/saved-cards.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { countDiscount } from './discounts.ts';
import { membershipJoinedEmail } from './email-templates.ts';
import { findMembership } from './membership-records.ts';
import { nextPrice, nextSold } from './next-terms.ts';
import { membershipUrl, payerOf } from './payer.ts';

interface Joining {
  /** The promo code, as it was typed; undefined: none. */
  readonly typed: string | undefined;
  readonly body: Parameters<typeof versionSold>[2];
  readonly userId: string;
}

/**
 * Whether a code pays the whole first period. It keeps no use: the purchase decides. Throws what the purchase would, so that no card
 * is stored for one that is refused.
 */
export async function coversFirst(db: Db, { typed, body, userId }: Joining, now: Date): Promise<boolean> {
  if (typed === undefined) return false;
  const { cents: priceCents } = await versionSold(db, 'membership', body, now);
  const purchase = { kind: 'membership', planId: body.plan_id, programId: null, priceCents } as const;
  const found = await findCode(db, typed, userId);
  const { code, offCents } = tryCode(found, purchase, { field: 'promo_code', typed }, now);
  refuseFreeRenewals(purchase, code, offCents, 'promo_code');
  return offCents === priceCents;
}

interface Beginning {
  readonly id: string;
  /** Stored at the provider: it pays the renewals. */
  readonly card: StoredCard;
}

/** Begins a membership that was stored, whose first period costs nothing. */
export async function beginFree(
  tx: Db,
  { payments, mail, settings }: Pick<PaymentsDeps, 'payments' | 'mail' | 'settings'>,
  { id, card }: Beginning,
): Promise<void> {
  const stored = await findMembership(tx, id);
  if (stored?.period == null || stored.planId === null) throw new Error('a membership without its plan');
  const { userId, startDate, period, planId, tier } = stored;
  const paidUntil = periodStart(startDate, period, 1);
  await storeCard(tx, payments.name, sql`select ${userId}::text`, card);
  await tx
    .update(memberships)
    .set({
      state: 'active',
      anchorDay: startDate,
      paidPeriods: 1,
      paidUntil,
      renews: true,
      paymentMethodRef: card.ref,
    })
    .where(eq(memberships.id, id));
  await countDiscount(tx, { membershipId: id, planId, lowered: 1 });
  const begun = await findMembership(tx, id);
  if (begun === null) throw new Error('a membership that began and is gone');
  const price = nextSold(begun).cents ?? 0;
  const changes = nextPrice(begun);
  const { email, firstName } = await payerOf(tx, userId);
  await mail.send(
    tx,
    membershipJoinedEmail(email, {
      firstName,
      tier,
      cents: 0,
      price,
      changes: changes?.cents === price ? null : changes,
      period,
      paidUntil,
      renews: true,
      url: membershipUrl(settings),
    }),
  );
  await notifyPerson(tx, userId);
}

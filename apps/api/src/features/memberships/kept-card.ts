import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { paymentMethods } from '../../platform/database/schema/payments.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';
import type { PaymentsDeps, StoredCard } from '../payments/port/provider.ts';

interface Keeping {
  readonly ref: string;
  readonly userId: string;
  /** What it is kept for: the same card for the same thing is stored once at the provider. */
  readonly for: string;
}

/** The card that renewals will charge, stored at the provider without a charge. Throws if the bank refuses it. */
export const keptCard = async (
  deps: Pick<PaymentsDeps, 'database' | 'payments'>,
  keeping: Keeping,
): Promise<StoredCard> =>
  (await savedCard(deps.database.db, deps.payments.name, keeping)) ?? enteredCard(deps, keeping);

async function savedCard(
  db: Db,
  provider: PaymentsDeps['payments']['name'],
  { ref, userId }: Keeping,
): Promise<StoredCard | null> {
  const { provider: by, providerRef, userId: owner } = paymentMethods;
  const [saved] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(by, provider), eq(providerRef, ref), eq(owner, userId)));
  if (saved === undefined) return null;
  const { brand, last4, expMonth, expYear, isSaved } = saved;
  return { ref, as: isSaved ? 'saved' : 'plan', brand, last4, expMonth, expYear };
}

/** The key names the card, so that a second attempt finds what the first one stored. */
async function enteredCard(
  { payments }: Pick<PaymentsDeps, 'payments'>,
  { ref, userId: owner, for: what }: Keeping,
): Promise<StoredCard> {
  const key = `card_${createHash('sha256').update(`${what} ${ref}`).digest('hex').slice(0, 40)}`;
  const stored = await payments.storeCard({ key, paymentMethodId: ref, owner }).catch(() => null);
  if (stored === null)
    throw inProgress({ message: 'The card could not be checked. Nothing was changed. Please try again.' });
  if (stored.status === 'declined') throw paymentFailed(stored.reason);
  return stored.card;
}

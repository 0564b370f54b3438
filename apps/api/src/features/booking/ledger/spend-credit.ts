import { and, eq, inArray, max } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { instalments } from '../../../platform/database/schema/registrations.ts';
import { addCredit, lockCredit } from './credit.ts';

interface Paid {
  readonly registrationId: string;
  readonly instalmentId: string | null;
}

interface Reserved {
  readonly userId: string | null;
  /** The amount that the card paid, and the studio credit that was reserved with it. */
  readonly cents: number;
  readonly creditCents: number;
}

/**
 * Spends the studio credit that was reserved with a card's charge, in the transaction that records the charge as successful. A
 * payment pays one instalment, whole, so the instalment is divided. A charge that succeeded after it was given up finds its
 * reservation gone: what is missing then stays to be paid.
 */
export async function spendReserved(
  tx: Db,
  { registrationId, instalmentId }: Paid,
  { userId, cents, creditCents }: Reserved,
  now: Date,
): Promise<void> {
  if (creditCents === 0 || instalmentId === null || userId === null) return;
  const spent = Math.max(0, Math.min(creditCents, await lockCredit(tx, userId)));
  // Charges that failed stay in the ledger, without the instalment that they did not pay.
  await tx
    .update(payments)
    .set({ instalmentId: null })
    .where(and(eq(payments.instalmentId, instalmentId), inArray(payments.status, ['failed', 'cancelled'])));
  const [first] = await tx
    .update(instalments)
    .set({ amountCents: cents, updatedAt: now })
    .where(eq(instalments.id, instalmentId))
    .returning();
  const [last] = await tx
    .select({ position: max(instalments.position) })
    .from(instalments)
    .where(eq(instalments.registrationId, registrationId));
  if (first === undefined) throw new Error(`Instalment ${instalmentId} is not there.`);
  const parts = [
    { amountCents: spent, status: 'paid' as const },
    { amountCents: creditCents - spent, status: 'due' as const },
  ].filter(({ amountCents }) => amountCents > 0);
  const rows = parts.map((part, index) => ({
    ...part,
    id: randomUUID(),
    registrationId,
    position: (last?.position ?? 0) + 1 + index,
    dueOn: first.dueOn,
    updatedAt: now,
  }));
  await tx.insert(instalments).values(rows);
  const paid = rows.find(({ status }) => status === 'paid');
  if (paid === undefined) return;
  const id = randomUUID();
  await tx.insert(payments).values({
    id,
    registrationId,
    instalmentId: paid.id,
    kind: 'charge',
    method: 'credit',
    amountCents: spent,
    status: 'succeeded',
    idempotencyKey: `credit_${id}`,
    createdAt: now,
    updatedAt: now,
  });
  await addCredit(tx, { of: { registrationId }, paymentId: id, cents: -spent }, now);
}

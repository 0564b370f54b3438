import { payInto } from '@detroit-well/pricing';
import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { instalments } from '../../../platform/database/schema/registrations.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import type { InstalmentRecord, RegistrationRecord } from './registration-queries.ts';

/** The instalments that are still to be paid, in their order. */
export const openInstalments = ({
  instalments: all,
}: Pick<RegistrationRecord, 'instalments'>): InstalmentRecord[] =>
  all.filter(({ status }) => isOneOf(openInstalmentStatuses, status));

/** The amount that is still to be paid. */
export const owedCents = (registration: Pick<RegistrationRecord, 'instalments'>): number =>
  openInstalments(registration).reduce((sum, { cents }) => sum + cents, 0);

/**
 * Divides or joins the open instalments so that one has exactly this amount, and returns its id: a payment pays one instalment,
 * whole. The caller has locked the registration, no charge of it is open, and no more is asked for than is owed. Charges that
 * failed stay in the ledger, without the instalment that they did not pay.
 */
export async function instalmentOf(
  tx: Db,
  registration: Pick<RegistrationRecord, 'id' | 'instalments'>,
  cents: number,
  now: Date,
): Promise<string> {
  const open = openInstalments(registration);
  const [first] = open;
  if (first?.cents === cents) return first.id;
  const { paid, rest } = payInto(open, cents);
  const ids = open.map(({ id }) => id);
  await tx.update(payments).set({ instalmentId: null }).where(inArray(payments.instalmentId, ids));
  await tx.delete(instalments).where(inArray(instalments.id, ids));
  const last = Math.max(...registration.instalments.map(({ position }) => position));
  const rows = [paid, ...rest].map(({ dueOn, cents: amountCents }, index) => ({
    id: randomUUID(),
    registrationId: registration.id,
    position: open[index]?.position ?? last + 1,
    dueOn,
    amountCents,
    status: 'due' as const,
    updatedAt: now,
  }));
  await tx.insert(instalments).values(rows);
  return rows[0]?.id ?? first?.id ?? '';
}

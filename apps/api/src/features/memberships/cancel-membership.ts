import { addDays } from '@detroit-well/config/studio-time';
import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { membershipCancelledEmail } from './email-templates.ts';
import type { MembershipRecord } from './membership-records.ts';
import { canCancel } from './membership-view.ts';
import { paidUntilOf, pauseOf } from './pause.ts';
import { membershipUrl, payerOf } from './payer.ts';

/**
 * Stops the renewals of a membership that the caller has locked. A declined one ends at once, unless a payment is on its way.
 * `byTeam`: the email says that the studio did it.
 */
export async function cancelMembership(
  tx: Db,
  { mail, settings }: Pick<PlatformDeps, 'mail' | 'settings'>,
  membership: MembershipRecord,
  today: string,
  { byTeam = false }: { readonly byTeam?: boolean } = {},
): Promise<void> {
  if (!canCancel(membership, today)) throw problem('not_renewing');
  const isPaying = membership.payments.some(({ status }) => isOneOf(openChargeStatuses, status));
  // A pause that took the place of the next payment has no paid days after it.
  const keptPause = pauseOf(membership);
  const dropsPause = keptPause !== null && keptPause.from >= (membership.paidUntil ?? '');
  const paidUntil = dropsPause ? membership.paidUntil : paidUntilOf(membership);
  const endsNow = !isPaying && (paidUntil === null || paidUntil <= today);
  const lastDay = endsNow || paidUntil === null ? null : addDays(paidUntil, -1);
  await tx
    .update(memberships)
    .set({
      cancelAtPeriodEnd: true,
      nextAttemptAt: null,
      ...(dropsPause && { pauseFrom: null, pauseUntil: null, state: 'active' }),
      ...(endsNow ? { state: 'cancelled', endDate: today } : {}),
      ...(lastDay !== null && lastDay >= today && { endDate: lastDay }),
    })
    .where(eq(memberships.id, membership.id));
  const { email, firstName } = await payerOf(tx, membership.userId);
  const { tier } = membership;
  await mail.send(
    tx,
    membershipCancelledEmail(email, {
      firstName,
      tier,
      lastDay,
      isPaying,
      byTeam,
      url: membershipUrl(settings),
    }),
  );
}

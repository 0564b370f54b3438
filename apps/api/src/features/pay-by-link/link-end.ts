import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { problem, type ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import type { PaymentLink } from '../payment-links/payment-links.ts';
import { wentBack } from '../purchases/purchase.ts';
import { isOpen } from '../users/require-open.ts';

const nothingCharged = 'Nothing was charged.';
const onItsWay = 'A payment that began before that is still on its way.';

const reasons: Readonly<Record<'withdrawn' | 'replaced' | 'merged', string>> = {
  withdrawn: 'The studio took it back.',
  replaced: 'A newer link took its place, and only the newest one counts.',
  merged: 'The record of the person was merged.',
};

/** `isOpen`: a charge that began by it has no outcome yet. */
export const linkEnded = (why: string, isOpen = false): ProblemError =>
  problem('link_ended', { message: `${why} ${isOpen ? onItsWay : nothingCharged}` });

const linkUsed = (what: string): ProblemError => problem('link_used', { message: what });

/** The link was withdrawn, replaced or used while the request was at work. */
export const justEnded = (): ProblemError => linkUsed('This link has just ended.');

const onlyOnce = 'Nothing is charged twice.';

/** Paid at the desk, in the portal, or by the job. */
export const paidOtherwise = (): ProblemError => linkUsed(`This was paid in the meantime. ${onlyOnce}`);

const when = (at: Date): string => `${formatLongDate(at)}, ${formatTime(at)}`;

/**
 * Throws when a link has been used, withdrawn or replaced, or is over. What it pays is not looked at. True if a charge that began by
 * it has no outcome yet.
 */
export async function requireUsable(
  db: Db,
  link: PaymentLink,
  now: Date,
  lock?: Parameters<typeof isOpen>[2],
): Promise<boolean> {
  const { paymentId, endedAt, endReason, expiresAt, userId } = link;
  const [charge] =
    paymentId === null ? [] : await db.select().from(payments).where(eq(payments.id, paymentId));
  if (charge !== undefined && (await wentBack(db, charge.id)))
    throw problem('link_ended', { message: 'The payment came too late and is on its way back to the card.' });
  if (charge?.status === 'succeeded')
    throw linkUsed(`${formatCents(charge.amountCents)} was paid on ${when(charge.createdAt)}. ${onlyOnce}`);
  if (endReason === 'used') throw linkUsed('A card was stored with it. Nothing was charged.');
  const isBegun = charge !== undefined && isOneOf(openChargeStatuses, charge.status);
  if (endedAt !== null && endReason !== null) throw linkEnded(reasons[endReason], isBegun);
  if (expiresAt <= now) throw linkEnded(`It worked until ${when(expiresAt)}.`, isBegun);
  if (!(await isOpen(db, userId, lock))) throw linkEnded('The account was closed.');
  return isBegun;
}

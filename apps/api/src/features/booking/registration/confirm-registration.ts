import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { createGuestAccount } from './guest-account.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import { confirmationEmail, sessionUrl } from './confirmation-email.ts';

type Tools = Pick<PlatformDeps, 'mail' | 'settings'>;

/**
 * Confirms a hold in the caller's transaction: creates a guest's account and queues the confirmation email. Throws
 * AddressTaken if a guest's email has an account by now.
 */
export async function confirmRegistration(
  tx: Db,
  deps: Tools,
  registrationId: string,
  now: Date,
): Promise<void> {
  const [held] = await tx.select().from(registrations).where(eq(registrations.id, registrationId));
  const account = held?.guestDraft ? await createGuestAccount(tx, deps, held.guestDraft, now) : null;
  await tx
    .update(registrations)
    .set({
      status: 'confirmed',
      heldUntil: null,
      guestDraft: null,
      confirmedAt: now,
      updatedAt: now,
      ...(account === null ? {} : { userId: account.userId }),
    })
    .where(eq(registrations.id, registrationId));
  const kept = await findRegistration(tx, registrationId);
  if (kept === null) return;
  const data = confirmationEmail(kept, deps.settings, account?.verifyUrl);
  await deps.mail.send(tx, { to: kept.email, template: 'registration_confirmed', data });
}

export async function markInstalmentPaid(tx: Db, instalmentId: string | null, now: Date): Promise<void> {
  if (instalmentId === null) return;
  await tx
    .update(instalments)
    .set({ status: 'paid', updatedAt: now })
    .where(eq(instalments.id, instalmentId));
}

/** Queues the email about a later payment of a confirmed registration. */
export async function sendPaymentEmail(
  tx: Db,
  deps: Tools,
  registrationId: string,
  cents: number,
): Promise<void> {
  const kept = await findRegistration(tx, registrationId);
  if (kept === null) return;
  const { firstName, sessionTitle, sessionId } = kept;
  const data = { firstName, sessionTitle, cents, sessionUrl: sessionUrl(sessionId, deps.settings) };
  await deps.mail.send(tx, { to: kept.email, template: 'payment_received', data });
}

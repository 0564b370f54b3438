import { and, eq, gt, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { erasePersonalEntries } from '../../platform/audit/erase-entries.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { newsletterSignups } from '../../platform/database/schema/content.ts';
import { idempotencyKeys } from '../../platform/database/schema/idempotency.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { creditEntries, paymentMethods } from '../../platform/database/schema/payments.ts';
import {
  billingAddresses,
  coachCalendars,
  doorPasses,
  emergencyContacts,
  memberships,
  merges,
  personNotes,
  profiles,
  users,
} from '../../platform/database/schema/people.ts';
import {
  instalments,
  registrationFeedback,
  registrations,
} from '../../platform/database/schema/registrations.ts';
import {
  liveMembershipStates,
  liveRegistrationStatuses,
  openInstalmentStatuses,
} from '../../platform/database/schema/statuses.ts';
import { teamInvitations, teamMembers } from '../../platform/database/schema/team.ts';
import { outboxTexts } from '../../platform/database/schema/texts.ts';
import { mailTokens, refreshFamilies, signInNetworks } from '../../platform/database/schema/tokens.ts';
import { coaches, sessions } from '../../platform/database/schema/training.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';
import { importedPeople, importRows } from '../../platform/database/schema/imports.ts';
import { paymentLinks } from '../../platform/database/schema/payment-links.ts';
import { waiverLinks } from '../../platform/database/schema/waiver.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { endAll } from '../auth/refresh-tokens.ts';
import { forfeitCredit } from '../booking/ledger/credit.ts';
import { eraseVisitor } from '../booking/openings/erase-visitors.ts';
import { deleteMessagesOf } from '../chat/delete-messages.ts';
import { eraseGiftCards } from '../gift-cards/erase-gift-cards.ts';
import { forgetVisitor } from '../engagement/forget.ts';
import { deleteReadsOf } from '../notifications/delete-reads.ts';
import { discardPicture } from '../pictures/discarded-pictures.ts';
import { firstNameOf } from '../users/first-name.ts';
import { noPassword } from '../users/people.ts';
import { eraseSignerNames } from '../waiver/acceptances.ts';
import { accountDeletedEmail } from './email-templates.ts';

/**
 * Erases all personal data and ends every sign-in; the email address becomes available again. Studio credit is forfeited. The ledger and its registrations
 * stay without the person, and so do the signed waivers, which are evidence. Returns the provider's ids of the cards, which the
 * caller must detach there.
 */
export async function erasePerson(
  tx: Db,
  { mail, keys, systemClock }: Pick<PlatformDeps, 'mail' | 'keys' | 'systemClock'>,
  { userId, email }: { userId: string; email: string | null },
  now: Date,
): Promise<string[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  // The member registered again during the cancellations, so the request must be repeated.
  if (await hasUpcomingRegistrations(tx, userId, now)) throw inProgress();
  const firstName = await firstNameOf(tx, userId);
  const [profile] = await tx.delete(profiles).where(eq(profiles.userId, userId)).returning();
  if (profile?.imageFile) await discardPicture(tx, profile.imageFile, systemClock.now());
  for (const table of [
    doorPasses,
    coachCalendars,
    emergencyContacts,
    billingAddresses,
    personNotes,
    mailTokens,
    outboxTexts,
    signInNetworks,
    teamMembers,
    waiverLinks,
    paymentLinks,
    importRows,
    importedPeople,
  ]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await endMemberships(tx, userId, now);
  await eraseGiftCards(tx, { userId, email });
  const cards = await tx.delete(paymentMethods).where(eq(paymentMethods.userId, userId)).returning();
  if (email !== null) await eraseAddress(tx, email, now);
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, userId), eq(idempotencyKeys.status, 'done')));
  await emptyNotes(tx, userId);
  await dropDebts(tx, userId, now);
  await deleteMessagesOf(tx, userId);
  await deleteReadsOf(tx, userId);
  await forgetVisitor(tx, keys, userId);
  await eraseWalkIns(tx, userId, now);
  await eraseSignerNames(tx, userId);
  await erasePersonalEntries(tx, userId);
  await tx.update(coaches).set({ userId: null }).where(eq(coaches.userId, userId));
  await tx
    .update(merges)
    .set({ before: null, after: null, otherEmail: null })
    .where(or(eq(merges.keptId, userId), eq(merges.otherId, userId)));
  await tx
    .update(users)
    .set({
      email: `deleted-${userId}@deleted.invalid`,
      contactEmail: null,
      passwordHash: noPassword,
      isActive: false,
      emailVerifiedAt: null,
      tags: [],
      invitedAt: null,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  await forfeitCredit(tx, userId, now);
  await endAll(tx, userId, 'account_deleted', systemClock.now());
  await tx.update(refreshFamilies).set({ device: '', network: '' }).where(eq(refreshFamilies.userId, userId));
  if (email !== null) await mail.send(tx, accountDeletedEmail(email, { firstName }));
  return cards.map(({ providerRef }) => providerRef);
}

/** Erases what is stored by the address that signed in. One that only got mail may be somebody else's, with their emails. */
async function eraseAddress(tx: Db, email: string, now: Date): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  await tx.update(users).set({ contactEmail: null }).where(eq(users.contactEmail, email));
  await tx.delete(newsletterSignups).where(eq(newsletterSignups.email, email));
  await eraseVisitor(tx, email, now);
  // Emails that are not sent yet are still delivered.
  await tx.delete(outboxMails).where(and(eq(outboxMails.recipient, email), isNotNull(outboxMails.sentAt)));
}

/** What the desk typed of a walk-in that still waits, and whom it may be the same as. */
async function eraseWalkIns(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(walkIns)
    .set({ request: null, resolvedAt: now })
    .where(
      sql`${walkIns.resolvedAt} is null and ${userId} in (${walkIns.personId}, ${walkIns.request}->>'person_id')`,
    );
  await tx
    .update(walkIns)
    .set({ sameIds: sql`array_remove(${walkIns.sameIds}, ${userId}::text)` })
    .where(sql`${userId} = any(${walkIns.sameIds})`);
}

/** Deletes the memberships, except those with payments or used sessions: they stay in the ledger, ended and without a card. */
async function endMemberships(tx: Db, userId: string, now: Date): Promise<void> {
  const own = eq(memberships.userId, userId);
  const isKept = sql`(exists (select 1 from payments m where m.membership_id = memberships.id)
    or exists (select 1 from included_uses u where u.membership_id = memberships.id))`;
  await tx.delete(memberships).where(and(own, not(isKept)));
  await tx.update(memberships).set({ paymentMethodRef: null, nextAttemptAt: null }).where(own);
  const today = studioDay(now);
  await tx
    .update(memberships)
    .set({ state: 'cancelled', endDate: sql`greatest(start_date, ${today}::date)` })
    .where(and(own, inArray(memberships.state, [...liveMembershipStates])));
}

async function hasUpcomingRegistrations(tx: Db, userId: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(
      and(
        eq(registrations.userId, userId),
        inArray(registrations.status, [...liveRegistrationStatuses]),
        gt(sessions.startsAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Clears the notes that the person wrote about registrations and sessions, and the team's about their payments. */
async function emptyNotes(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    update payments set reason = null where reason is not null
      and (registration_id in (select id from registrations where user_id = ${userId})
        or membership_id in (select id from memberships where user_id = ${userId}))`);
  await tx.update(creditEntries).set({ reason: null }).where(eq(creditEntries.userId, userId));
  const own = sql`${registrationFeedback.registrationId} in (select id from registrations where user_id = ${userId})`;
  await tx.update(registrationFeedback).set({ comment: '' }).where(own);
  await tx
    .update(registrations)
    .set({ notes: '', guestEmail: null, guestDraft: null, cancelReason: null, paymentMethodRef: null })
    .where(eq(registrations.userId, userId));
}

/** Drops unpaid instalments of past sessions, because their payer no longer exists. */
async function dropDebts(tx: Db, userId: string, now: Date): Promise<void> {
  const own = tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.userId, userId));
  await tx
    .update(instalments)
    .set({ status: 'dropped', updatedAt: now })
    .where(
      and(inArray(instalments.registrationId, own), inArray(instalments.status, [...openInstalmentStatuses])),
    );
}

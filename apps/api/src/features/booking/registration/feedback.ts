import type { Feedback } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { eq } from 'drizzle-orm';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { registrationFeedback } from '../../../platform/database/schema/registrations.ts';
import { requireOpen, type RequireOpen } from '../../users/require-open.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';

/** Stores a rating of 1 to 5 and a comment, once, after the session has ended. Throws if the account is closed. */
export async function giveFeedback(
  { database, clock }: PlatformDeps,
  registration: RegistrationRecord,
  { rating, comment = '' }: { rating: number; comment?: string | undefined },
  { open = requireOpen }: Guards<{ open: RequireOpen }> = {},
): Promise<Feedback> {
  const now = clock.now();
  const { userId } = registration;
  if (userId === null || registration.status !== 'confirmed' || registration.endsAt > now)
    throw problem('feedback_not_open');
  await database.withTx(async (tx) => {
    const given = await tx
      .insert(registrationFeedback)
      .values({ registrationId: registration.id, rating, comment, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (given.length === 0) throw problem('feedback_given');
    // After the insert, which locks the registration: closing an account uses the same order
    // (account/lock-own-sessions.ts).
    await open(tx, userId);
  });
  return { rating, comment, created_at: toStudioIso(now) };
}

/** The feedback of a registration, or null. */
export async function feedbackOf(db: Db, registrationId: string): Promise<Feedback | null> {
  const [row] = await db
    .select()
    .from(registrationFeedback)
    .where(eq(registrationFeedback.registrationId, registrationId));
  return row ? { rating: row.rating, comment: row.comment, created_at: toStudioIso(row.createdAt) } : null;
}

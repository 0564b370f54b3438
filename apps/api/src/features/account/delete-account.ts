import type { Contract } from '@detroit-well/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { waitlistEntries } from '../../platform/database/schema/registrations.ts';
import { liveEntryStatuses } from '../../platform/database/schema/statuses.ts';
import { isPasswordCurrent } from '../auth/password-check.ts';
import { openCharges, requireNoCharge } from '../booking/ledger/charges.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { cancelRegistration } from '../booking/registration/cancel.ts';
import { reconcileCharge } from '../booking/registration/reconcile.ts';
import { leaveWaitlist } from '../booking/waitlist/leave.ts';
import { deleteDiscardedPictures } from '../profile/discarded-pictures.ts';
import { isLastOwner } from '../team/team-members.ts';
import { accountOf } from '../users/people.ts';
import type { AccountDeps } from './dependencies.ts';
import { erasePerson } from './erase-person.ts';
import { lockOwnSessions } from './lock-own-sessions.ts';

export const currentPasswordIncorrect = 'Current password is incorrect';

/**
 * Deletes an account. First it cancels everything upcoming, as the member would: holds, registrations with their refunds, and
 * waitlist entries. Then one transaction erases all personal data. If the call fails in between, it can be repeated.
 */
export const deleteAccount: Handler<Contract['account']['deleteAccount'], AccountDeps> = async (
  call,
  deps,
) => {
  const { database, passwords, payments, clock } = deps;
  const { caller, body, log } = call;
  const verified = await accountOf(database.db, caller);
  const incorrect = () => fieldProblem({ password: [currentPasswordIncorrect] });
  if (!(await passwords.matches(verified.passwordHash, body.password))) throw incorrect();
  // Before anything is cancelled; once more below, because another owner may leave meanwhile.
  if (await database.withTx((tx) => isLastOwner(tx, caller.userId))) throw problem('last_owner');
  await abandonCharges(deps, caller.userId);
  await leaveWaitlists(deps, caller.userId);
  const isUpcoming = sql`r.user_id = ${caller.userId} and r.status = 'confirmed' and s.starts_at > ${clock.now().toISOString()}::timestamptz`;
  for (const registration of await findRegistrations(database.db, isUpcoming)) {
    await cancelRegistration(deps, registration, 'The account was deleted');
  }
  const cards = await database.withTx(async (tx) => {
    await lockOwnSessions(tx, caller.userId);
    if (!(await isPasswordCurrent(tx, verified))) throw incorrect();
    // Another device or the job that charges instalments may have started a charge during the refunds.
    await requireNoCharge(tx, caller.userId);
    if (await isLastOwner(tx, caller.userId)) throw problem('last_owner');
    return erasePerson(tx, deps, caller, clock.now());
  });
  // The job retries pictures that cannot be deleted now.
  await deleteDiscardedPictures(deps).catch((error: unknown) =>
    log.warn({ err: error }, 'a discarded picture was not deleted'),
  );
  for (const card of cards) {
    // We no longer store the card. If the provider misses this request, it keeps a card that can no longer be charged.
    await payments
      .forgetCard(card)
      .catch((error: unknown) => log.warn({ err: error }, 'a card was not detached'));
  }
};

/** Cancels charges that wait for payment authentication. Throws while a charge with an unknown outcome remains. */
async function abandonCharges(deps: AccountDeps, userId: string): Promise<void> {
  const { db } = deps.database;
  for (const id of await openCharges(db, userId)) await reconcileCharge(deps, id, { abandonCharge: true });
  await requireNoCharge(db, userId);
}

async function leaveWaitlists(deps: AccountDeps, userId: string): Promise<void> {
  const rows = await deps.database.db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.userId, userId), inArray(waitlistEntries.status, [...liveEntryStatuses])));
  for (const { id } of rows) await leaveWaitlist(deps, userId, id);
}

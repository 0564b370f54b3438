import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Call } from '../../platform/calls/calls.ts';
import type { Endpoint } from '@detroit-well/api-client/contract';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { waitlistEntries } from '../../platform/database/schema/registrations.ts';
import { liveEntryStatuses } from '../../platform/database/schema/statuses.ts';
import { openCharges, requireNoCharge } from '../booking/ledger/charges.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { cancelRegistration } from '../booking/registration/cancel.ts';
import { reconcileCharge } from '../booking/registration/reconcile.ts';
import { giftCardGood } from '../gift-cards/gift-card-good.ts';
import { membershipGood } from '../memberships/membership-good.ts';
import { passGood } from '../passes/pass-good.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { leaveWaitlist } from '../booking/waitlist/leave.ts';
import { deleteDiscardedPictures, whilePersonWaits } from '../pictures/discarded-pictures.ts';
import type { AccountDeps } from './dependencies.ts';
import { erasePerson } from './erase-person.ts';
import { lockOwnSessions } from './lock-own-sessions.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** Erases in a transaction, and returns the cards to detach at the provider. */
type Erase = (tx: Db) => Promise<string[]>;

interface Closing {
  readonly person: { readonly userId: string; readonly email: string | null };
  readonly log: Call<Endpoint>['log'];
  /** Throws when the account may not be closed. Runs in the transaction of the erasure, once more if it ran before. */
  readonly check: (tx: Db) => Promise<void>;
  /** Runs the erasure in one transaction. */
  readonly transaction: (erase: Erase) => Promise<string[]>;
}

/**
 * Closes an account that may be closed. First it cancels everything upcoming, as the member would: holds, registrations with
 * their refunds, and waitlist entries. Then one transaction erases all personal data. If it fails in between, it can be repeated.
 */
export async function closeAccount(deps: AccountDeps, closing: Closing): Promise<void> {
  const { database, payments, clock } = deps;
  const { person, log, check, transaction } = closing;
  const { userId } = person;
  await abandonCharges(deps, userId);
  await leaveWaitlists(deps, userId);
  const isUpcoming = sql`r.user_id in ${recordsOf(userId)} and r.status = 'confirmed' and s.starts_at > ${clock.now().toISOString()}::timestamptz`;
  for (const registration of await findRegistrations(database.db, isUpcoming)) {
    await cancelRegistration(deps, registration, 'The account was deleted');
  }
  const cards = await transaction(async (tx) => {
    await lockOwnSessions(tx, userId);
    await check(tx);
    // Another device or the job that charges instalments may have started a charge during the refunds.
    await requireNoCharge(tx, userId);
    const cards: string[] = [];
    for (const record of await recordsOfPerson(tx, userId))
      cards.push(...(await erasePerson(tx, deps, record, clock.now())));
    return cards;
  });
  // The job retries pictures that cannot be deleted now.
  await deleteDiscardedPictures(deps, whilePersonWaits).catch((error: unknown) =>
    log.warn({ err: error }, 'a discarded picture was not deleted'),
  );
  for (const card of cards) {
    // We no longer store the card. If the provider misses this request, it keeps a card that can no longer be charged.
    await payments
      .forgetCard(card)
      .catch((error: unknown) => log.warn({ err: error }, 'a card was not detached'));
  }
}

/** The records of a person: those that were merged into theirs, which are erased with it, and then their own. */
const recordsOfPerson = (tx: Db, userId: string) =>
  tx
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.personId, userId))
    .orderBy(sql`${users.id} = ${userId}`, users.id);

/** Cancels charges that wait for payment authentication. Throws while a charge with an unknown outcome remains. */
async function abandonCharges(deps: AccountDeps, userId: string): Promise<void> {
  const { db } = deps.database;
  for (const id of await openCharges(db, userId)) {
    await reconcileCharge(deps, id, { abandonCharge: true });
    for (const good of [membershipGood, giftCardGood, passGood])
      await reconcilePurchase(deps, good, id, { abandonCharge: true });
  }
  await requireNoCharge(db, userId);
}

async function leaveWaitlists(deps: AccountDeps, userId: string): Promise<void> {
  const rows = await deps.database.db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(
      and(
        inArray(waitlistEntries.userId, recordsOf(userId)),
        inArray(waitlistEntries.status, [...liveEntryStatuses]),
      ),
    );
  for (const { id } of rows) await leaveWaitlist(deps, userId, id);
}

import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { waitlistEntries } from '../../platform/database/schema/registrations.ts';
import {
  isOneOf,
  liveEntryStatuses,
  openInstalmentStatuses,
} from '../../platform/database/schema/statuses.ts';
import { closeAccount } from '../account/close-account.ts';
import type { AccountDeps } from '../account/dependencies.ts';
import { creditBalance } from '../booking/ledger/credit.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { previewOf } from '../booking/registration/cancel.ts';
import { isLastOwner } from '../team/team-members.ts';
import type { PeopleDeps } from './dependencies.ts';
import { lockOpenPerson, requireNotAbove, targetOf } from './open-person.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

interface CloseDeps extends AccountDeps, OfficeDatabaseDeps {}

/** Closes the account of another person, as their own deletion does. The entry is stored with the erasure. */
export const close: Handler<Contract['officePeople']['close'], CloseDeps> = async (call, deps) => {
  const { id } = call.params;
  const check = (tx: Db) => requireClosable(tx, call.caller.userId, id);
  const { email } = await deps.office.change(call, async (tx) => {
    const account = await lockOpenPerson(tx, id);
    await check(tx);
    return account;
  });
  await closeAccount(deps, {
    person: { userId: id, email },
    log: call.log,
    check,
    transaction: (erase) =>
      deps.office.change(call, async (tx, record) => {
        const cards = await erase(tx);
        // After the erasure, which empties the entries about the person: the reason for the closure stays.
        await record({
          action: 'person.close',
          target: targetOf(id),
          personId: id,
          before: { is_open: true },
          after: { is_open: false },
          reason: call.body.reason,
        });
        return cards;
      }),
  });
};

async function requireClosable(tx: Db, callerId: string, id: string): Promise<void> {
  await requireNotAbove(tx, callerId, id);
  if (await isLastOwner(tx, id)) throw problem('last_owner');
  // Their own account is closed in its own settings, with the password.
  if (id === callerId) throw problem('above_own_rights');
}

/** The effects of closing now. */
export const previewClose: Handler<Contract['officePeople']['previewClose'], PeopleDeps> = (
  call,
  { office, clock },
) =>
  office.read(async (db) => {
    const { id } = call.params;
    const open = await db.$count(users, and(eq(users.id, id), eq(users.isActive, true)));
    if (open === 0) throw problem('not_found');
    await requireNotAbove(db, call.caller.userId, id);
    if (id === call.caller.userId) throw problem('above_own_rights');
    const now = clock.now();
    const live = await findRegistrations(db, sql`r.user_id in ${recordsOf(id)} and r.status = 'confirmed'`);
    const coming = live.filter(({ startsAt }) => startsAt > now);
    const refunds = coming.map((registration) => previewOf(registration, now));
    const sum = (all: readonly string[]): number => all.reduce((total, one) => total + toCents(one), 0);
    const creditCents = sum(refunds.map(({ refund_credit }) => refund_credit));
    const dropped = live
      .flatMap(({ instalments }) => instalments)
      .filter(({ status }) => isOneOf(openInstalmentStatuses, status));
    return {
      registrations_count: coming.length,
      waiting_count: await db.$count(
        waitlistEntries,
        and(
          inArray(waitlistEntries.userId, recordsOf(id)),
          inArray(waitlistEntries.status, [...liveEntryStatuses]),
        ),
      ),
      refund_total: fromCents(sum(refunds.map(({ refund_amount }) => refund_amount)) - creditCents),
      dropped_total: fromCents(dropped.reduce((total, one) => total + one.cents, 0)),
      forfeited_credit: fromCents((await creditBalance(db, id)) + creditCents),
    };
  });

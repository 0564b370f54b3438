import type { Contract } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { merges, users, type MergedDetails } from '../../platform/database/schema/people.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { PeopleDeps } from './dependencies.ts';
import { storeDetails } from './merge.ts';
import { lockDetails, undoUntil } from './merged-records.ts';
import { targetOf } from './open-person.ts';
import { findPerson } from './person-view.ts';

const refused = (why: string) => problem('unmerge_refused', { message: `${why} Nothing was changed.` });

/**
 * Undoes a merge within 30 days: the other record stands by itself again, and the kept one gets back the details that the merge
 * changed, except those that were changed since. Refused for what was paid across both records.
 */
export const unmerge: Handler<Contract['officePeople']['unmerge'], PeopleDeps> = (call, deps) => {
  const { office, clock } = deps;
  const now = clock.now();
  const { id } = call.params;
  const work = office.change(call, async (tx, record) => {
    const { other_id: named } = call.body;
    const [found] = await tx
      .select()
      .from(merges)
      .where(
        and(
          or(eq(merges.keptId, id), eq(merges.otherId, id)),
          isNull(merges.undoneAt),
          named === undefined ? undefined : eq(merges.otherId, named),
        ),
      )
      .orderBy(desc(merges.createdAt), desc(merges.id))
      .limit(1);
    if (found === undefined) throw problem('not_found');
    const { keptId, otherId } = found;
    const accounts = await tx
      .select()
      .from(users)
      .where(or(eq(users.id, keptId), eq(users.id, otherId)))
      .orderBy(users.id)
      .for('update');
    const kept = accounts.find((account) => account.id === keptId);
    const other = accounts.find((account) => account.id === otherId);
    // Another request was first, or the account was closed.
    if (other?.mergedInto !== keptId || kept?.isActive !== true) throw problem('not_found');
    if (undoUntil(found.createdAt) < studioDay(now)) throw refused('A merge can be undone for 30 days.');
    if (found.otherEmail !== null && kept.email === found.otherEmail)
      throw refused(
        `This record signs in with ${kept.email} now, the address of the other. Change it first.`,
      );
    const across = await paidAcross(tx, otherId);
    if (across.length > 0) throw refused(`Since the merge, ${across.join(', and ')}.`);
    const current = await lockDetails(tx, keptId, kept.tags);
    const restored = restoredDetails(current, found);
    await storeDetails(tx, keptId, { before: current, after: restored }, now);
    await tx
      .update(users)
      .set({
        mergedInto: null,
        ...(found.otherEmail !== null && { email: found.otherEmail, contactEmail: null }),
        version: sql`${users.version} + 1`,
        updatedAt: now,
      })
      .where(eq(users.id, otherId));
    await tx.update(merges).set({ undoneAt: now }).where(eq(merges.id, found.id));
    await record({
      action: 'person.unmerge',
      target: targetOf(keptId),
      personId: keptId,
      before: { ...current, other_id: otherId },
      after: { ...restored, other_id: null },
      personal: Object.keys(current),
      version: kept.version + 1,
    });
    return findPerson(tx, keptId, deps);
  });
  return work.catch((error: unknown) => {
    throw violatedConstraint(error) === 'users_email_key'
      ? refused('Somebody else signs in with the address of the other record since.')
      : error;
  });
};

/** A detail that nobody changed since the merge is as it was before. Tags that were added since stay. */
function restoredDetails(
  current: MergedDetails,
  { before, after }: { readonly before: MergedDetails | null; readonly after: MergedDetails | null },
): MergedDetails {
  if (before === null || after === null) return current;
  const was = <Name extends keyof MergedDetails>(name: Name): MergedDetails[Name] =>
    isDeepStrictEqual(current[name], after[name]) ? before[name] : current[name];
  const byMerge = after.tags.filter((tag) => !before.tags.includes(tag));
  return {
    first_name: was('first_name'),
    last_name: was('last_name'),
    phone: was('phone'),
    date_of_birth: was('date_of_birth'),
    tags: current.tags.filter((tag) => !byMerge.includes(tag)),
  };
}

const acrossRow = z.object({ credit: z.int(), passes: z.int(), included: z.int() });

/** What one record paid for the other since the merge, in words. */
async function paidAcross(tx: Db, otherId: string): Promise<string[]> {
  const isAcross = (payer: string, owner: string) =>
    sql.raw(`${payer} <> ${owner}`).append(sql` and ${otherId} in (${sql.raw(payer)}, ${sql.raw(owner)})`);
  const [across] = await readRows(
    acrossRow,
    tx.execute(sql`
    select
      (select coalesce(-sum(e.cents), 0)::int from credit_entries e join payments m on m.id = e.payment_id
        left join registrations r on r.id = m.registration_id left join memberships b on b.id = m.membership_id
        left join passes p on p.id = m.pass_id left join gift_cards g on g.id = m.gift_card_id
        where ${isAcross('e.user_id', 'coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id)')}) as credit,
      (select count(*)::int from pass_uses x join passes p on p.id = x.pass_id join registrations r on r.id = x.registration_id
        where ${isAcross('p.user_id', 'r.user_id')}) as passes,
      (select count(*)::int from included_uses x join memberships b on b.id = x.membership_id
        join registrations r on r.id = x.registration_id where ${isAcross('b.user_id', 'r.user_id')}) as included`),
  );
  const { credit = 0, passes = 0, included = 0 } = across ?? {};
  return [
    ...(credit > 0 ? [`${formatCents(credit)} of studio credit of one record paid for the other`] : []),
    ...(passes > 0 ? [`${sessionsText(passes)} of one record used a pass of the other`] : []),
    ...(included > 0 ? [`${sessionsText(included)} of one record used a membership of the other`] : []),
  ];
}

const sessionsText = (many: number) => (many === 1 ? '1 session' : `${many} sessions`);

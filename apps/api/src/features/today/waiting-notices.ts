import { mayDo, whoMay, type WorklistEntry } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Change } from '../../platform/audit/audit-entry.ts';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { mailAddress } from '../../platform/database/mail-address.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { entry } from './entry.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

export const noticeKind = 'price_notice';
const write = 'plans.write';

const untoldRow = z.object({
  id: z.string(),
  membershipId: z.string(),
  personId: z.string(),
  name: z.string(),
  plan: z.string(),
  cents: z.int(),
  newCents: z.int(),
  hasAddress: z.boolean(),
  at: dateOfMs,
});

/** Refers to `p` (prices of memberships). */
const untold = (db: Db, where: SQL) =>
  readRows(
    untoldRow,
    db.execute(sql`
    select p.id, b.id as "membershipId", u.id as "personId", ${personName('u', 'f')} as name, v.name as plan,
      v.price_cents as cents, w.price_cents as "newCents", ${mailAddress('u')} <> '' as "hasAddress",
      ${epochMs('p.created_at')} as at
    from membership_prices p join memberships b on b.id = p.membership_id
      join plan_versions w on w.id = p.version_id
      join plan_versions v on v.id = coalesce(b.next_plan_version_id, b.plan_version_id)
      ${joinPerson('b.user_id', 'join')}
    where p.from_day is null and b.state in ${listed(liveMembershipStates)} and ${where}
    order by p.created_at desc, p.id limit 200`),
  );

/** People who could not be told of a higher price, so that they keep theirs. */
export async function waitingNotices(db: Db, { role }: StaffCaller): Promise<WorklistEntry[]> {
  if (!mayDo(role, write)) return [];
  return (await untold(db, sql`true`)).map(({ id, personId, name, plan, cents, newCents, hasAddress, at }) =>
    entry({
      kind: noticeKind,
      id,
      title: `New price not told: ${name}`,
      text: `${plan} costs ${formatCents(newCents)}, and ${name} keeps ${formatCents(cents)}. ${
        hasAddress ? 'The email was not delivered.' : 'There is no email address.'
      } Mend the address, then bring the price again in Plans.`,
      at,
      personId,
      name,
      resolvable: true,
    }),
  );
}

/** The person keeps the price, and nobody looks at it any more. */
export async function dropNotice(tx: Db, id: string, { role }: StaffCaller): Promise<Change> {
  if (!mayDo(role, write)) throw problem('permission_denied', { permission: write, who_may: whoMay(write) });
  const [found] = await untold(tx, sql`p.id = ${id}`);
  if (found === undefined) throw problem('not_found');
  await tx.execute(sql`delete from membership_prices where id = ${id}`);
  return {
    action: 'worklist.resolve',
    target: `membership:${found.membershipId}`,
    personId: found.personId,
    before: { waits: noticeKind },
    after: null,
  };
}

import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { nextCharge } from '../memberships/discounts.ts';
import { nextVersion } from '../memberships/next-version.ts';
import { declineOf, toldOfDeclines } from './decline-texts.ts';
import { entry } from './entry.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const row = z.object({
  id: z.string(),
  personId: z.string(),
  name: z.string(),
  plan: z.string(),
  cents: z.int(),
  at: dateOfMs,
  nextAttemptAt: dateOfMs.nullable(),
  reason: z.string().nullable(),
  paymentId: z.string().nullable(),
  declines: z.int(),
  linkSentAt: dateOfMs.nullable(),
});

/** Memberships whose renewal was declined, until it is paid or the last try has failed. Their id is that of the membership. */
export async function failedRenewalEntries(db: Db): Promise<WorklistEntry[]> {
  const rows = await readRows(
    row,
    db.execute(sql`
    select b.id, u.id as "personId", v.name as plan, ${nextCharge} as cents, ${epochMs('coalesce(x.at, b.declined_at)')} as at,
      ${epochMs('b.next_attempt_at')} as "nextAttemptAt", x.reason, x.id as "paymentId", b.declines::int as declines,
      ${epochMs('case when b.link_sent_at >= b.declined_at then b.link_sent_at end')} as "linkSentAt",
      ${personName('u', 'f')} as name
    from memberships b join plan_versions v on v.id = ${nextVersion}
    ${joinPerson('b.user_id', 'join')}
    left join lateral (select m.id, m.failure_code as reason, m.updated_at as at from payments m where m.membership_id = b.id
      and m.period_from = b.paid_until and m.kind = 'charge' and m.status in ('failed', 'cancelled')
      order by m.created_at desc limit 1) x on true
    where b.source = 'bought' and b.state = 'past_due' and b.declined_at is not null
    order by at desc, b.id limit 200`),
  );
  return rows.map(({ id, personId, name, plan, cents, at, nextAttemptAt, reason, paymentId, ...told }) =>
    entry({
      kind: 'renewal_failed',
      id,
      title: `Renewal failed: ${name}`,
      text: `$${fromCents(cents)} for ${plan}. ${declineOf(reason)}${
        nextAttemptAt
          ? `Next try ${formatMediumDate(nextAttemptAt)}.`
          : 'No try follows: the person has to pay it.'
      }`,
      at,
      personId,
      name,
      amount: fromCents(cents),
      paymentId,
      nextAttemptAt,
      told: toldOfDeclines(told),
    }),
  );
}

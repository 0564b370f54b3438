import type { Contract } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { personName } from '../../platform/database/person-name.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { nextCharge } from '../memberships/discounts.ts';
import { nextVersion } from '../memberships/next-version.ts';
import type { MoneyDeps } from './dependencies.ts';
import { within } from './own-days.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const dueRow = z.object({
  id: z.string(),
  kind: z.enum(['instalment', 'renewal']),
  due_on: z.string(),
  amount: z.int().transform(fromCents),
  person_id: z.string().nullable(),
  person_name: z.string(),
  registration_id: z.string().nullable(),
  session_id: z.string().nullable(),
  session_title: z.string().nullable(),
  membership_name: z.string().nullable(),
  position: z.int(),
  positions: z.int(),
  charged: z.boolean(),
});

/** Installments that are open and were not declined, and the next period of memberships that renew. */
const expected = sql`(
  select i.id, 'instalment' as kind, i.due_on, i.amount_cents, r.user_id, r.guest_email, r.id as registration_id,
    s.id as session_id, s.title as session_title, null as membership_name, i.position,
    (select count(*)::int from instalments n where n.registration_id = r.id) as positions,
    r.payment_method_ref is not null as charged
  from instalments i join registrations r on r.id = i.registration_id join sessions s on s.id = r.session_id
  where i.status = 'due' and r.status = 'confirmed' and s.status <> 'cancelled'
  union all
  select b.id, 'renewal', b.paid_until, ${nextCharge}, b.user_id, null, null, null, null, b.tier, 1, 1,
    b.payment_method_ref is not null
  from memberships b join plan_versions v on v.id = ${nextVersion}
  where b.source = 'bought' and b.state = 'active' and b.renews and not b.cancel_at_period_end and b.pause_from is null) d`;

const name = sql`coalesce(${personName('u', 'f')}, d.guest_email, '')`;

interface Asked {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly search?: string | undefined;
}

const duePayments = ({ start_date: first, end_date: last, search }: Asked): List<typeof dueRow.shape> => ({
  row: dueRow,
  select: sql`d.id, d.kind, d.due_on::text as due_on, d.amount_cents as amount, u.id as person_id, ${name} as person_name,
    d.registration_id, d.session_id, d.session_title, d.membership_name, d.position, d.positions, d.charged`,
  from: sql`${expected} ${joinPerson('d.user_id')}`,
  where: [
    matchesSearch(sql`${name} || ' ' || coalesce(d.session_title, d.membership_name, '')`, search),
    first === undefined ? undefined : sql`d.due_on >= ${first}::date`,
    last === undefined ? undefined : sql`d.due_on <= ${last}::date`,
  ],
  id: sql`d.id`,
  sorts: {
    due_on: { by: sql`d.due_on::text`, type: 'text' },
    amount: { by: sql`d.amount_cents`, type: 'bigint' },
  },
  sortedBy: 'due_on',
});

const days = 14;

/** The amounts that are expected until a day, and those that should have been paid before. */
export const due: Handler<Contract['officePayments']['due'], MoneyDeps> = (call, deps) => {
  const { query, caller } = call;
  const today = studioDay(deps.clock.now());
  const asked = { ...query, end_date: query.end_date ?? addDays(query.start_date ?? today, days - 1) };
  return listReply(call, deps, {
    name: 'due-payments',
    list: duePayments(within(caller, asked, today)),
    view: (row) => row,
    amounts: ['amount'],
  });
};

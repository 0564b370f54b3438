import type { Contract, LiabilityFilters } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { endedRefundStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { giftCardBuyer } from '../payments/paid-for.ts';
import type { ReportsDeps } from './dependencies.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const amount = z.int().transform(fromCents);
const at = z.number().transform((ms) => toStudioIso(ms));

const row = z.object({
  id: z.string(),
  of: z.enum(['credit', 'gift_card', 'pass']),
  person_id: z.string().nullable(),
  person_name: z.string(),
  name: z.string(),
  since: at.nullable(),
  ends_on: z.string().nullable(),
  credits: z.int(),
  amount,
});

const columns = sql`id, kind, person_id, person_name, name, since, ends_on, credits, cents`;

const credit = sql`
  select 'credit:' || own.id as id, 'credit' as kind, u.id as person_id, ${personName('u', 'f')} as person_name, '' as name,
    e.created_at as since, null::date as ends_on, 0 as credits, e.balance_cents as cents
  from users own join lateral (
    select created_at, balance_cents from credit_entries c where c.user_id = own.id order by c.number desc limit 1) e on true
  join users u on u.id = own.person_id left join profiles f on f.user_id = u.id where e.balance_cents > 0`;

/** A refund that is pending or done takes the code away. */
const giftCards = sql`
  select 'gift_card:' || g.id as id, 'gift_card' as kind, g.buyer_id as person_id, ${giftCardBuyer} as person_name,
    g.recipient_name as name, g.created_at as since, null::date as ends_on, 0 as credits, g.amount_cents as cents
  from gift_cards g where g.status in ('paid', 'sent') and not exists (
    select 1 from payments back where back.gift_card_id = g.id and back.kind = 'refund'
      and back.status not in ${listed(endedRefundStatuses)})`;

/** The credits of a pass that pay for nothing and have not expired, with their share of what was paid for the pass. */
const passes = (today: string): SQL => sql`
  select 'pass:' || p.id as id, 'pass' as kind, u.id as person_id, ${personName('u', 'f')} as person_name, v.name,
    p.paid_at as since, free.ends_on, free.credits,
    coalesce((select m.amount_cents from payments m where m.pass_id = p.id and m.kind = 'charge' and m.status = 'succeeded'), 0)
      * free.credits / v.credits as cents
  from passes p join plan_versions v on v.id = p.plan_version_id ${joinPerson('p.user_id', 'join')} join lateral (
      select count(*)::int as credits, max(c.expires_on) as ends_on from pass_credits c
      where c.pass_id = p.id and c.expires_on >= ${today}::date and not exists (
        select 1 from pass_uses x where x.pass_id = c.pass_id and x.number = c.number and x.returned_at is null)) free
      on free.credits > 0
  where p.state = 'active' and u.is_active`;

const owed = (today: string): SQL => sql`(
  select ${columns} from (${credit}) a union all select ${columns} from (${giftCards}) b
  union all select ${columns} from (${passes(today)}) c) o`;

/** What the studio owes, one by one. */
export const liabilityList = (
  { of, search }: Pick<LiabilityFilters, 'of' | 'search'>,
  now: Date,
): List<typeof row.shape> => ({
  row,
  select: sql`o.id, o.kind as of, o.person_id, o.person_name, o.name, ${epochMs('o.since')} as since,
    o.ends_on::text as ends_on, o.credits, o.cents::int as amount`,
  from: owed(studioDay(now)),
  where: [
    matchesSearch(sql`o.person_name || ' ' || o.name`, search),
    of === undefined ? undefined : sql`o.kind = ${of}`,
  ],
  id: sql`o.id`,
  sorts: {
    amount: { by: sql`o.cents`, type: 'bigint' },
    name: { by: sql`o.person_name`, type: 'text' },
    since: { by: sql`coalesce(o.since, '-infinity'::timestamptz)`, type: 'timestamptz' },
  },
  sortedBy: '-amount',
});

const sums = z.object({
  kind: z.enum(['credit', 'gift_card', 'pass']),
  rows: z.int(),
  credits: z.int(),
  amount,
});

/** What the studio owes, added up. */
export const liabilities: Handler<Contract['officeReports']['liabilities'], ReportsDeps> = (
  _call,
  { office, clock },
) =>
  office.read(async (db) => {
    const now = clock.now();
    const found = await readRows(
      sums,
      db.execute(sql`
        select o.kind, count(*)::int as rows, sum(o.credits)::int as credits, sum(o.cents)::int as amount
        from ${owed(studioDay(now))} group by o.kind`),
    );
    const of = (kind: 'credit' | 'gift_card' | 'pass') => {
      const { rows, credits, amount: sum } = found.find((each) => each.kind === kind) ?? none;
      return { rows, credits, amount: sum };
    };
    const { credits: _one, ...creditSum } = of('credit');
    const { credits: _other, ...cards } = of('gift_card');
    return { at: toStudioIso(now), credit: creditSum, gift_cards: cards, passes: of('pass') };
  });

const none = { rows: 0, credits: 0, amount: '0.00' };

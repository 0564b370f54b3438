import type { Contract, MembershipRowFilters } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { spanOf, type Span } from './days.ts';
import type { ReportsDeps } from './dependencies.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';
import { nextCharge } from '../memberships/discounts.ts';

const period = z.enum(['month', 'year']).nullable();

const row = z.object({
  id: z.string(),
  person_id: z.string(),
  person_name: z.string(),
  plan_id: z.string().nullable(),
  name: z.string(),
  state: z.string(),
  source: z.string(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  price: z.int().transform(fromCents),
  period,
});

/** A granted membership costs nothing, also with a plan. */
const isBought = sql`b.source = 'bought' and v.id is not null`;
const planOf = sql`case when ${isBought} then v.plan_id end`;
const periodOf = sql`case when ${isBought} then v.period end`;
const priceOf = sql`case when ${isBought} then ${nextCharge} else 0 end`;

const from = sql`memberships b left join plan_versions v on v.id = b.plan_version_id
  ${joinPerson('b.user_id', 'join')}`;

/** Which memberships a figure counts. One that was never paid is none. */
const figures: Readonly<
  Record<NonNullable<MembershipRowFilters['figure']>, (days: Span, today: string) => SQL>
> = {
  active: (_days, today) =>
    sql`(b.state in ('active', 'past_due') and b.start_date <= ${today}::date
      and (b.end_date is null or b.end_date >= ${today}::date))`,
  new: ({ first, last }) =>
    sql`(b.state <> 'pending' and b.start_date between ${first}::date and ${last}::date
      and (b.source = 'granted' or b.paid_until is not null))`,
  lost: ({ first, last }) =>
    sql`(b.state in ('cancelled', 'expired') and b.end_date between ${first}::date and ${last}::date
      and (b.source = 'granted' or b.paid_until is not null))`,
  past_due: () => sql`(b.state = 'past_due')`,
};

/** The memberships that a figure counts. */
export function membershipList(
  query: Pick<MembershipRowFilters, 'figure' | 'plan' | 'search' | 'start_date' | 'end_date'>,
  now: Date,
): List<typeof row.shape> {
  const { figure = 'active', plan, search } = query;
  return {
    row,
    select: sql`b.id, u.id as person_id, ${personName('u', 'f')} as person_name, ${planOf} as plan_id,
      coalesce(v.name, b.tier) as name, b.state, b.source, b.start_date::text as start_date, b.end_date::text as end_date,
      ${priceOf} as price, ${periodOf} as period`,
    from,
    where: [
      figures[figure](spanOf(query, now), studioDay(now)),
      plan === undefined ? undefined : plan === 'none' ? sql`${planOf} is null` : sql`${planOf} = ${plan}`,
      matchesSearch(sql`${personName('u', 'f')} || ' ' || coalesce(v.name, b.tier)`, search),
    ],
    id: sql`b.id`,
    sorts: {
      name: { by: personName('u', 'f'), type: 'text' },
      start_date: { by: sql`b.start_date::text`, type: 'text' },
    },
    sortedBy: 'name',
  };
}

const counts = z.object({ active: z.int(), new: z.int(), lost: z.int(), past_due: z.int() });

const ofMonth = z.object({ start_date: z.string(), end_date: z.string(), new: z.int(), lost: z.int() });
const monthsShown = 6;

/** The studio months up to the one of a day, the first one first. */
function monthsUntil(day: string): readonly Span[] {
  const months: Span[] = [];
  const [year = 0, month = 1] = day.split('-').map(Number);
  const firstOf = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  for (let index = month - monthsShown; index < month; index += 1)
    months.push({ first: firstOf(index), last: addDays(firstOf(index + 1), -1) });
  return months;
}

const ofPlan = z.object({
  plan_id: z.string().nullable(),
  name: z.string(),
  period,
  active: z.int(),
  cents: z.int(),
});

/** Who is a member, and what came and went. What the plans bring in a month adds up to what all bring. */
export const memberships: Handler<Contract['officeReports']['memberships'], ReportsDeps> = (
  { query },
  { office, clock },
) =>
  office.read(async (db) => {
    const now = clock.now();
    const [days, today] = [spanOf(query, now), studioDay(now)];
    const countOf = (figure: keyof typeof figures, within = days) =>
      sql`(count(*) filter (where ${figures[figure](within, today)}))::int`;
    const [all] = await readRows(
      counts,
      db.execute(sql`
        select ${countOf('active')} as active, ${countOf('new')} as new, ${countOf('lost')} as lost,
          ${countOf('past_due')} as past_due from ${from}`),
    );
    const plans = await readRows(
      ofPlan,
      db.execute(sql`
        select x.plan_id, x.period, count(*)::int as active,
          coalesce((select w.name from plan_versions w where w.plan_id = x.plan_id order by w.number desc limit 1), 'Granted') as name,
          round(sum(case x.period when 'year' then x.price / 12.0 else x.price end))::int as cents
        from (select ${planOf} as plan_id, ${periodOf} as period, ${priceOf} as price
          from ${from} where ${figures.active(days, today)}) x
        group by 1, 2 order by cents desc, name`),
    );
    const months = await readRows(
      ofMonth,
      db.execute(
        sql`${sql.join(
          monthsUntil(days.last).map(
            (month) => sql`select ${month.first}::text as start_date, ${month.last}::text as end_date,
            ${countOf('new', month)} as new, ${countOf('lost', month)} as lost from ${from}`,
          ),
          sql` union all `,
        )} order by start_date`,
      ),
    );
    if (all === undefined) throw new Error('the counts did not come');
    return {
      ...all,
      revenue_month: fromCents(plans.reduce((sum, { cents }) => sum + cents, 0)),
      by_month: months,
      by_plan: plans.map(({ cents, ...plan }) => ({ ...plan, revenue_month: fromCents(cents) })),
    };
  });

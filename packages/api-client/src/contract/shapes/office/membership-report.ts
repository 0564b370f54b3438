import * as z from 'zod';
import { count, day, money, text, textOrNull } from '../primitives.ts';
import { ofDays, officeList, officeQuery, ofId } from './lists.ts';

const days = {
  new: count(5, 'Memberships that began in the days.'),
  lost: count(3, 'Memberships that ended in the days.'),
};

export const membershipReportQuery = z.object(ofDays).meta({
  id: 'MembershipReportFilters',
  description: 'The days; the last 12 weeks without them, at most 366.',
});

export const membershipReport = z
  .object({
    active: count(64, 'Memberships with benefits today, past due ones among them.'),
    ...days,
    past_due: count(2, 'Memberships whose renewal was declined.'),
    revenue_month: money.describe('What the active ones bring in a month; a year counts a twelfth.'),
    by_plan: z
      .array(
        z
          .object({
            plan_id: textOrNull('plan-standard-month', 'Id of the plan; `null`: granted without one.'),
            name: text('Standard', 'What the plan is called today; of granted ones, their tier.'),
            period: z
              .enum(['month', 'year'])
              .nullable()
              .meta({ description: 'How often it renews; `null`: granted.', examples: ['month'] }),
            active: count(46, 'Active ones of it.'),
            revenue_month: money.describe('What they bring in a month.'),
          })
          .meta({ id: 'MembershipsOfPlan', description: 'The active memberships of one plan.' }),
      )
      .describe('The plans of the active ones; granted ones are a row of their own.'),
    by_month: z
      .array(
        z
          .object({
            start_date: day.describe('Its first day.'),
            end_date: day.describe('Its last day.'),
            ...days,
          })
          .meta({ id: 'MembershipsOfMonth', description: 'What came and went in a month.' }),
      )
      .describe('The six months up to the last of the days, the first one first.'),
  })
  .meta({ id: 'MembershipReport', description: 'Who is a member, and what came and went.' });

export const membershipRow = z
  .object({
    id: text('membership-1', 'The membership.'),
    person_id: text('person-member', 'Whose it is.'),
    person_name: text('Maya Brooks', 'What the member is called.'),
    plan_id: membershipReport.shape.by_plan.element.shape.plan_id,
    name: text('Standard', 'What it was called when it was bought.'),
    state: text('active', 'Its state today.'),
    source: text('bought', '`bought`, or `granted` by the team.'),
    start_date: day.describe('Its first day.'),
    end_date: day.nullable().describe('Its last day; `null`: it goes on.'),
    price: money.describe('What a period costs; 0.00 where it was granted.'),
    period: membershipReport.shape.by_plan.element.shape.period,
  })
  .meta({ id: 'MembershipReportRow', description: 'One membership that a figure counts.' });

export const membershipRows = officeList('MembershipReportRows', membershipRow);

export const membershipRowsQuery = officeQuery(['name', 'start_date'], {
  figure: z
    .enum(['active', 'new', 'lost', 'past_due'])
    .optional()
    .meta({ description: 'What is counted; the active ones without it.', examples: ['new'] }),
  plan: ofId('plan-standard-month', 'Id of a plan; `none`: granted ones.'),
  ...ofDays,
}).meta({
  id: 'MembershipRowFilters',
  description: 'The memberships behind a figure. Days are those of the report.',
});

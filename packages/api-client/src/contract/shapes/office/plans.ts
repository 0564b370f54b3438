import * as z from 'zod';
import { count, day, flag, money, publicId, text } from '../primitives.ts';
import {
  introductory,
  planBenefits,
  planKind,
  planPeriod,
  planTerms,
  planVersionId,
  renews,
  whatItGives,
} from '../plans.ts';
import { archived, dollars, isArchived, line, officeList, officeQuery, version } from './lists.ts';
import { entry } from './record-shapes.ts';

const onSale = z.boolean().meta({ description: 'Whether people can buy it.', examples: [true] });

export const officePlan = z
  .object({
    ...entry,
    kind: planKind,
    ...planTerms,
    on_sale: onSale,
    introductory,
    version_id: planVersionId,
    members_count: count(12, 'How many memberships of it live, of all its versions.'),
  })
  .meta({ id: 'OfficePlan', description: 'A plan, as the office keeps it.' });
export const officePlans = officeList('OfficePlans', officePlan);
export const officePlanQuery = officeQuery(['name', 'price'], {
  archived: isArchived,
  kind: planKind.optional(),
  on_sale: flag('Only those that are on sale, or only those that are not.'),
}).meta({ id: 'OfficePlanFilters', description: 'Filters and order of the plans.' });

const whole = (max: number, example: number, description: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(max)
    .nullable()
    .meta({ description, examples: [example] })
    .optional();

const benefits = z
  .object({
    member_rate: planBenefits.shape.member_rate,
    sessions_per_month: whole(100, 2, 'Sessions that each month includes; `null` or absent: none.'),
  })
  .nullable()
  .meta({
    description: `${whatItGives} Absent: the member rate.`,
    examples: [{ member_rate: true }],
  });

const sold = {
  name: line(60, 'Standard', 'Name of the plan. A monthly and a yearly one may share it.'),
  price: dollars('49.00', 'What a period, or the whole pass, costs.'),
  period: planPeriod.nullable().meta(renews).optional(),
  benefits: benefits.optional(),
  credits: whole(500, 5, 'How many single sessions a pass pays.'),
  valid_days: whole(3650, 90, 'How many days the credits of a pass last.'),
  on_sale: onSale.optional(),
  introductory: introductory.optional(),
};

export const officePlanBody = z.object({ kind: planKind, ...sold }).meta({
  id: 'CreatePlanRequest',
  description: 'A new plan. A membership needs its `period`, a pass its `credits` and `valid_days`.',
  examples: [{ kind: 'membership', name: 'Standard', price: '49.00', period: 'month', on_sale: true }],
});
const existing = z.enum(['keep', 'at_renewal']).meta({
  description:
    'What people who have the plan pay. `keep`: their price. `at_renewal`: the new one, a lower price from their next renewal, a higher one from the first renewal at least 30 days after an email.',
  examples: ['at_renewal'],
});

export const officePlanChange = z
  .object({
    version,
    archived: archived.optional(),
    ...z.object(sold).partial().shape,
    existing: existing
      .optional()
      .describe('Needed with a new `price` while people have the plan: whether they `keep` theirs.'),
  })
  .meta({
    id: 'ChangePlanRequest',
    description:
      'What changes about a plan. Members keep the version that they bought, but for its price with `existing: at_renewal`.',
    examples: [{ version: 1, price: '52.00', existing: 'keep' }],
  });

export const planPriceBody = z.object({ price: sold.price, existing }).meta({
  id: 'PlanPriceRequest',
  description: 'A price that a plan could have.',
  examples: [{ price: '54.00', existing: 'at_renewal' }],
});

const planPricePayment = z
  .object({
    on: day.describe('When it is charged.'),
    amount: money,
    is_new: z.boolean().meta({ description: 'Whether it costs the new price.', examples: [true] }),
  })
  .meta({ id: 'PlanPricePayment', description: 'A payment of a member after a change of the price.' });

export const planPricePreview = z
  .object({
    people_count: count(46, 'People who have the plan and pay for it.'),
    first_on: day
      .nullable()
      .meta({ description: 'The first payment at the new price; `null`: nobody pays it.', examples: [null] }),
    all_on: day.nullable().meta({
      description: 'From this day on, all of them pay the new price; `null`: nobody does.',
      examples: [null],
    }),
    notice_on: day.nullable().meta({
      description: 'When a notice goes to those who will pay more; `null`: to nobody.',
      examples: [null],
    }),
    told_count: count(46, 'People who get an email.'),
    unreachable_count: count(
      0,
      'People without an email address: they keep their price, and stand on the worklist.',
    ),
    people: z
      .array(
        z
          .object({
            person_id: publicId.describe('Who pays.'),
            person_name: text('Ada Lovelace', 'Their name.'),
            payments: z.array(planPricePayment).describe('The next three.'),
          })
          .meta({ id: 'PlanPricePerson', description: 'What a member pays after a change of the price.' }),
      )
      .describe('The first five by their next payment.'),
  })
  .meta({ id: 'PlanPricePreview', description: 'Who pays what after a change of the price.' });

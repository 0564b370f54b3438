import * as z from 'zod';
import { count, flag } from '../primitives.ts';
import {
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
};

export const officePlanBody = z.object({ kind: planKind, ...sold }).meta({
  id: 'CreatePlanRequest',
  description: 'A new plan. A membership needs its `period`, a pass its `credits` and `valid_days`.',
  examples: [{ kind: 'membership', name: 'Standard', price: '49.00', period: 'month', on_sale: true }],
});
export const officePlanChange = z
  .object({ version, archived: archived.optional(), ...z.object(sold).partial().shape })
  .meta({
    id: 'ChangePlanRequest',
    description: 'What changes about a plan. Members keep the version that they bought.',
    examples: [{ version: 1, price: '52.00' }],
  });

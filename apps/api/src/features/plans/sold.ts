import type { CreatePlanParams } from '@detroit-well/api-client/contract';
import { toCents } from '@detroit-well/pricing';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { planVersions } from '../../platform/database/schema/plans.ts';

/** The terms that are sold, with the fields of the API. */
export type Sold = Omit<CreatePlanParams, 'kind' | 'on_sale' | 'introductory'>;
type Kind = CreatePlanParams['kind'];
type Columns = Omit<typeof planVersions.$inferInsert, 'id' | 'planId' | 'number' | 'createdAt'>;

const nothing = { period: null, memberRate: null, sessionsPerMonth: null, credits: null, validDays: null };
export const onlyMembership = 'Only a membership has this.';
const onlyPass = 'Only a pass has this.';

/** The columns of the next version: those before with what changes. A new membership gives the member rate. */
export function soldColumns(before: Partial<Columns>, fields: Partial<Sold>, kind: Kind): Columns {
  refuseOther(kind, fields);
  const {
    name = before.name,
    price,
    period = before.period,
    benefits,
    credits,
    valid_days: validDays,
  } = fields;
  const priceCents = price === undefined ? before.priceCents : toCents(price);
  if (name === undefined || priceCents === undefined)
    throw new Error('the contract requires the name and price of a new plan');
  const own =
    kind === 'pass'
      ? { credits: credits ?? before.credits ?? null, validDays: validDays ?? before.validDays ?? null }
      : {
          period: period ?? null,
          memberRate: benefits?.member_rate ?? before.memberRate ?? true,
          sessionsPerMonth: benefits
            ? (benefits.sessions_per_month ?? null)
            : (before.sessionsPerMonth ?? null),
        };
  return { name, priceCents, ...nothing, ...own };
}

function refuseOther(kind: Kind, { period, benefits, credits, valid_days: validDays }: Partial<Sold>): void {
  const wrong =
    kind === 'pass'
      ? {
          ...(period != null && { period: [onlyMembership] }),
          ...(benefits != null && { benefits: [onlyMembership] }),
        }
      : {
          ...(credits != null && { credits: [onlyPass] }),
          ...(validDays != null && { valid_days: [onlyPass] }),
        };
  if (Object.keys(wrong).length > 0) throw fieldProblem(wrong);
}

/** The terms that every plan of its kind needs. */
export function requireSold(kind: Kind, { priceCents, period, credits, validDays }: Columns): void {
  const missing = {
    ...(priceCents < leastCents && { price: ['A card cannot be charged less than $0.50.'] }),
    ...(kind === 'membership' && period == null && { period: ['Choose monthly or yearly.'] }),
    ...(kind === 'pass' && credits == null && { credits: ['Enter how many sessions it pays.'] }),
    ...(kind === 'pass' && validDays == null && { valid_days: ['Enter how many days it lasts.'] }),
  };
  if (Object.keys(missing).length > 0) throw fieldProblem(missing);
}

/** The least that Stripe charges in US dollars. */
const leastCents = 50;

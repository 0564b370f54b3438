import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { planVersions } from '../../platform/database/schema/plans.ts';

/** The terms that a version of a plan sells, with the fields of the API. */
export const termsRow = {
  name: z.string(),
  price: z.int().transform(fromCents),
  period: z.enum(planVersions.period.enumValues).nullable(),
  benefits: z.object({ member_rate: z.boolean(), sessions_per_month: z.int().nullable() }).nullable(),
  credits: z.int().nullable(),
  valid_days: z.int().nullable(),
  version_id: z.string(),
};

/** Its columns, of the version `v`. */
export const termsColumns = sql`v.name, v.price_cents as price, v.period,
  case when v.member_rate is not null
    then jsonb_build_object('member_rate', v.member_rate, 'sessions_per_month', v.sessions_per_month) end as benefits,
  v.credits, v.valid_days, v.id as version_id`;

/** Every plan `p` with the version `v` that is sold today. */
export const currentVersions = sql`plans p join lateral (
  select * from plan_versions where plan_id = p.id and not for_members order by number desc limit 1) v on true`;

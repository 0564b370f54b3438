import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { plans } from '../../platform/database/schema/plans.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { currentVersions, termsColumns, termsRow } from './plan-rows.ts';

const row = z.object({ id: z.string(), kind: z.enum(plans.kind.enumValues), ...termsRow });

export const plansHandlers: HandlersOf<'plans'> = {
  list: (_call, deps) =>
    cachedText(deps, 'plans', () =>
      readRows(
        row,
        deps.database.db.execute(sql`
          select p.id, p.kind, ${termsColumns} from ${currentVersions} where p.on_sale
          order by p.kind, v.price_cents, p.id`),
      ),
    ),
};

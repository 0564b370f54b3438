import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { plans } from '../../platform/database/schema/plans.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { isOfferUsed } from './introductory.ts';
import { currentVersions, termsColumns, termsRow } from './plan-rows.ts';

const row = z.object({
  id: z.string(),
  kind: z.enum(plans.kind.enumValues),
  introductory: z.boolean(),
  ...termsRow,
});

export const plansHandlers: HandlersOf<'plans'> = {
  list: async ({ caller }, deps) => {
    const { db } = deps.database;
    const isKnown = caller !== null && (await isOfferUsed(db, { userId: caller.userId }, deps.clock.now()));
    return cachedText(deps, isKnown ? 'plans without offers' : 'plans', () =>
      readRows(
        row,
        db.execute(sql`
          select p.id, p.kind, p.introductory, ${termsColumns} from ${currentVersions}
          where p.on_sale and not (p.introductory and ${isKnown})
          order by p.kind, v.price_cents, p.id`),
      ),
    );
  },
};

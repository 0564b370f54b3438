import { sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { findPasses } from '../passes/pass-records.ts';
import { passesView } from '../passes/pass-view.ts';
import { requireKnown } from '../users/require-person.ts';
import type { MoneyDeps } from './dependencies.ts';
import { sellPass } from './sell-pass.ts';

export const officePassesHandlers: HandlersOf<'officePasses', MoneyDeps> = {
  list: ({ params }, { office, clock }) =>
    office.read(async (db) => {
      await requireKnown(db, params.id);
      return passesView(await findPasses(db, sql`p.user_id = ${params.id}`), clock.now());
    }),
  sell: sellPass,
};

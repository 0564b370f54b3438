import { sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { buyPass } from './buy-pass.ts';
import { findPasses } from './pass-records.ts';
import { passesView } from './pass-view.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

export const passesHandlers: HandlersOf<'passes', PaymentsDeps> = {
  list: async ({ caller }, { database, clock }) =>
    passesView(await findPasses(database.db, sql`p.user_id in ${recordsOf(caller.userId)}`), clock.now()),

  buy: buyPass,
};

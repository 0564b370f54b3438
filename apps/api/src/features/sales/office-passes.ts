import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { replyWith, type Handler, type HandlersOf } from '../../platform/calls/calls.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { chargedPayment } from '../money/charge-card.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { findPasses } from '../passes/pass-records.ts';
import { passesView } from '../passes/pass-view.ts';
import { requireKnown } from '../users/require-person.ts';
import { sellPlan } from './sell-plan.ts';

/** The older call of a sale. */
const sell: Handler<Contract['officePasses']['sell'], MoneyDeps> = (call, deps) => {
  const { method, reason, ...plan } = call.body;
  return sellPlan(
    call,
    deps,
    { kind: 'pass', plan, method, shownCents: null, reason: reason || null },
    async (paymentId) => replyWith(201, await chargedPayment(deps, paymentId)),
  );
};

export const officePassesHandlers: HandlersOf<'officePasses', MoneyDeps> = {
  list: ({ params }, { office, clock }) =>
    office.read(async (db) => {
      await requireKnown(db, params.id);
      return passesView(await findPasses(db, sql`p.user_id in ${recordsOf(params.id)}`), clock.now());
    }),
  sell,
};

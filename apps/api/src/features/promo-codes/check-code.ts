import { mayDo, type Contract } from '@detroit-well/api-client/contract';
import { fromCents, promoSentence } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { plans } from '../../platform/database/schema/plans.ts';
import { teamRoleOf } from '../auth/permissions.ts';
import { readRegistrationContext } from '../booking/seats/registration-context.ts';
import { currentVersions } from '../plans/plan-rows.ts';
import { requireKnown } from '../users/require-person.ts';
import { refuseFreeRenewals } from './free-renewals.ts';
import { refuseOnOffer } from './refuse-on-offer.ts';
import { findCode } from './find-code.ts';
import { seatPurchase } from './seat-purchase.ts';
import { tryCode, type PromoPurchase } from './try-code.ts';

type Check = Call<Contract['promoCodes']['check']>;

/** What a code takes off a session or a plan for who buys. It keeps no use: the purchase decides. */
export const checkCode: Handler<Contract['promoCodes']['check']> = async (call, deps) => {
  const { body } = call;
  const now = deps.clock.now();
  const buyerId = await buyerOf(call, deps.database.db);
  const purchase = await purchaseOf(call, buyerId, deps, now);
  await refuseOnOffer(deps.database.db, purchase.planId, 'code');
  const found = await findCode(deps.database.db, body.code, buyerId);
  const { code, offCents } = tryCode(found, purchase, { field: 'code', typed: body.code }, now);
  refuseFreeRenewals(purchase, code, offCents, 'code');
  return {
    code: code.code,
    amount_off: fromCents(offCents),
    amount_due: fromCents(purchase.priceCents - offCents),
    sentence: promoSentence(code, studioDay(now)),
    payments: purchase.kind === 'membership' ? code.periods : 1,
  };
};

/** Who buys: the caller, or a person to whom the desk sells. Null: a guest. Nobody else learns what another person pays. */
async function buyerOf({ body, caller }: Check, db: Db): Promise<string | null> {
  const { person_id: personId } = body;
  if (personId === undefined) return caller?.userId ?? null;
  if (caller === null || !mayDo(await teamRoleOf(db, caller.userId), 'payments.write'))
    throw problem('not_found');
  await requireKnown(db, personId);
  return personId;
}

async function purchaseOf(
  { body }: Check,
  buyerId: string | null,
  { database }: PlatformDeps,
  now: Date,
): Promise<PromoPurchase> {
  const { session_id: sessionId, plan_id: planId } = body;
  if ((sessionId === undefined) === (planId === undefined))
    throw fieldProblem({ plan_id: ['Name a session or a plan.'] });
  if (planId !== undefined) return planToBuy(database.db, planId);
  const context = await readRegistrationContext(database, sessionId ?? '', buyerId, now);
  if (context === null) throw problem('not_found');
  return seatPurchase(context);
}

const soldRow = z.object({ kind: z.enum(plans.kind.enumValues), cents: z.int() });

async function planToBuy(db: Db, planId: string): Promise<PromoPurchase> {
  const [sold] = await readRows(
    soldRow,
    db.execute(sql`
      select p.kind, v.price_cents as cents from ${currentVersions} where p.id = ${planId} and p.on_sale`),
  );
  if (sold === undefined) throw problem('not_found');
  return { kind: sold.kind, planId, programId: null, priceCents: sold.cents };
}

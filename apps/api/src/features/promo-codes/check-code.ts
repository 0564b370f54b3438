import type { Contract } from '@detroit-well/api-client/contract';
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
import { readRegistrationContext } from '../booking/seats/registration-context.ts';
import { currentVersions } from '../plans/plan-rows.ts';
import { requireLeavesEnough } from './leaves-enough.ts';
import { refuseOnOffer } from './refuse-on-offer.ts';
import { findCode } from './find-code.ts';
import { tryCode, type PromoPurchase } from './try-code.ts';

/** What a code takes off a session or a plan for the caller. It keeps no use: the purchase decides. */
export const checkCode: Handler<Contract['promoCodes']['check']> = async (call, deps) => {
  const { body, caller } = call;
  const now = deps.clock.now();
  const purchase = await purchaseOf(call, deps, now);
  await refuseOnOffer(deps.database.db, purchase.planId, 'code');
  const found = await findCode(deps.database.db, body.code, caller?.userId ?? null);
  const { code, offCents } = tryCode(found, purchase, { field: 'code', typed: body.code }, now);
  requireLeavesEnough(purchase, offCents, 'code');
  return {
    code: code.code,
    amount_off: fromCents(offCents),
    amount_due: fromCents(purchase.priceCents - offCents),
    sentence: promoSentence(code, studioDay(now)),
    payments: purchase.kind === 'membership' ? code.periods : 1,
  };
};

async function purchaseOf(
  { body, caller }: Call<Contract['promoCodes']['check']>,
  { database }: PlatformDeps,
  now: Date,
): Promise<PromoPurchase> {
  const { session_id: sessionId, plan_id: planId } = body;
  if ((sessionId === undefined) === (planId === undefined))
    throw fieldProblem({ plan_id: ['Name a session or a plan.'] });
  if (planId !== undefined) return planToBuy(database.db, planId);
  const context = await readRegistrationContext(database, sessionId ?? '', caller?.userId ?? null, now);
  if (context === null) throw problem('not_found');
  const { session, price } = context;
  return { kind: 'session', planId: null, programId: session.programId, priceCents: price.cents };
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

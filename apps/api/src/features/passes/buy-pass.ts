import type { Contract } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { minuteMs } from '@detroit-well/config/durations';
import { messages } from '@detroit-well/validation/messages';
import { fromCents } from '@detroit-well/pricing';
import { and, eq, inArray, gt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { takeUse } from '../promo-codes/take-use.ts';
import { requireNewcomer } from '../plans/introductory.ts';
import { versionSold } from '../plans/version-sold.ts';
import { purchase } from '../purchases/purchase.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { passGood, startFreePass } from './pass-good.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** For so long after a purchase, the same one is refused, in ms. */
const sameMs = minuteMs;

/** Buys a pass. A person has one unfinished purchase: another request gives up the one that waits for the bank. */
export const buyPass: Handler<Contract['passes']['buy'], PaymentsDeps> = async (call, deps) => {
  const { body, caller } = call;
  const { userId } = caller;
  const { db } = deps.database;
  const { payment_method_id: paymentMethodId = null, promo_code: typed } = body;
  await requireUsableCard(db, deps.payments.name, paymentMethodId, userId);
  return purchase(deps, idempotentRequestOf(call), {
    good: passGood,
    prepare: () => requireNamed(db, userId),
    store: async (tx) => {
      const now = deps.clock.now();
      const id = randomUUID();
      await requirePerson(tx, userId, { keepOpen: true });
      const version = await versionSold(tx, 'pass', body, now);
      const { versionId, cents: priceCents } = version;
      // Before the check below: the only pending pass of a person has the lock.
      await tx
        .insert(passes)
        .values({ id, userId, planVersionId: versionId, state: 'pending', createdAt: now });
      await refuseDoubled(tx, userId, versionId, now);
      await requireNewcomer(tx, version, { userId, goodId: id }, now);
      const purchase = { kind: 'pass', planId: body.plan_id, programId: null, priceCents } as const;
      const of = { passId: id };
      const offCents =
        typed === undefined ? 0 : await takeUse(tx, { typed, personId: userId }, { ...purchase, of }, now);
      const cents = priceCents - offCents;
      if (cents === 0) {
        await startFreePass(tx, deps, id, now);
        return { goodId: id, charge: null };
      }
      if (paymentMethodId === null)
        throw fieldProblem({ payment_method_id: [messages.paymentMethodRequired] });
      const isSaved = body.save_payment_method ?? constants.savePaymentMethodDefault;
      const charge = { cents, paymentMethodId };
      return { goodId: id, charge: isSaved ? { ...charge, keep: { owner: userId, as: 'saved' } } : charge };
    },
    uncharged: async (_db, passId) => ({ ...freePass, pass_id: passId }),
    inTheWay: { passes_one_pending: () => abandonUnfinished(deps, userId) },
  });
};

/** The response to a purchase that a code made free. */
const freePass = {
  payment: { status: 'succeeded', client_secret: null, amount: fromCents(0) },
  message: 'Nothing was due: the code covers the whole price.',
} as const;

/** Two tabs, or two presses with two keys: a member does not want the same pass twice within a minute. */
async function refuseDoubled(tx: Db, userId: string, versionId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - sameMs);
  const [doubled] = await tx
    .select({ id: passes.id })
    .from(passes)
    .where(
      and(
        inArray(passes.userId, recordsOf(userId)),
        eq(passes.planVersionId, versionId),
        eq(passes.state, 'active'),
        gt(passes.createdAt, since),
      ),
    );
  if (doubled !== undefined) throw problem('bought_just_now');
}

/** Gives up the purchase that waits for the bank. One whose outcome is not known stays, and the request is told to wait. */
export async function abandonUnfinished(deps: PaymentsDeps, userId: string): Promise<void> {
  const unpaid = await readRows(
    z.object({ paymentId: z.string() }),
    deps.database.db.execute(sql`
    select m.id as "paymentId" from passes p join payments m on m.pass_id = p.id
    where p.user_id in ${recordsOf(userId)} and p.state = 'pending' and m.kind = 'charge'`),
  );
  for (const { paymentId } of unpaid)
    await reconcilePurchase(deps, passGood, paymentId, { abandonCharge: true });
}

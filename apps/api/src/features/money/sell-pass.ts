import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { passGood, startPaidPass } from '../passes/pass-good.ts';
import { abandonUnfinished } from '../passes/buy-pass.ts';
import { sendWithoutOwner } from '../purchases/charge.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { versionSold } from '../plans/version-sold.ts';
import { requirePerson } from '../users/require-person.ts';
import { cardOf, chargedPayment } from './charge-card.ts';
import type { MoneyDeps } from './dependencies.ts';

type Sell = Contract['officePasses']['sell'];

/**
 * Sells a pass to a person. Cash makes its credits at once. A saved card is charged as `chargeCard` does: stored with its entry,
 * sent after the commit, and given up if the bank asks, because the person is not there.
 */
export const sellPass: Handler<Sell, MoneyDeps> = async (call, deps) => {
  const id = idOfRequest(call);
  const begun = await begin(call, deps, id)
    .catch(async (error: unknown) => {
      if (violatedConstraint(error) !== 'passes_one_pending') throw error;
      // The person began to buy one and did not confirm it with the bank.
      await abandonUnfinished(deps, call.params.id);
      return begin(call, deps, id);
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'passes_one_pending') throw inProgress();
      throw error;
    });
  if (begun === 'stored') await reconcilePurchase(deps, passGood, id);
  else if (begun !== 'paid') {
    const { passId, cents, card } = begun;
    await sendWithoutOwner(
      deps,
      passGood,
      { paymentId: id, goodId: passId, provider: deps.payments.name },
      { cents, paymentMethodId: card, key: `charge_${id}`, description: `Pass ${passId}` },
    );
  }
  return chargedPayment(deps, id);
};

interface Begun {
  readonly passId: string;
  readonly cents: number;
  readonly card: string;
}

/** `stored`: a repetition after a crash. */
function begin(call: Call<Sell>, deps: MoneyDeps, id: string): Promise<Begun | 'paid' | 'stored'> {
  const { office, clock, payments: provider } = deps;
  const { params, body, caller } = call;
  const now = clock.now();
  const userId = params.id;
  const passId = randomUUID();
  const isCard = body.method === 'card';
  return office.change(call, async (tx, record) => {
    const stored = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id));
    if (stored.length > 0) return 'stored';
    await requirePerson(tx, userId, { keepOpen: true });
    const { versionId, name, cents } = await versionSold(tx, 'pass', body, now);
    const card = isCard ? await cardOf(tx, provider.name, userId, undefined) : null;
    await tx.insert(passes).values({
      id: passId,
      userId,
      planVersionId: versionId,
      createdAt: now,
      ...(isCard ? { state: 'pending' } : { state: 'active', paidAt: now }),
    });
    await tx.insert(payments).values({
      id,
      passId,
      kind: 'charge',
      method: body.method,
      amountCents: cents,
      status: isCard ? 'pending' : 'succeeded',
      provider: isCard ? provider.name : null,
      idempotencyKey: `${isCard ? 'charge' : 'cash'}_${id}`,
      actorId: caller.userId,
      reason: body.reason || null,
      createdAt: now,
      updatedAt: now,
    });
    if (!isCard) await startPaidPass(tx, deps, { goodId: passId, paymentId: id }, now);
    await record({
      action: 'pass.sell',
      target: `pass:${passId}`,
      personId: userId,
      before: null,
      after: { pass: name, method: body.method, amount: fromCents(cents) },
      reason: body.reason || null,
    });
    return card === null ? 'paid' : { passId, cents, card };
  });
}

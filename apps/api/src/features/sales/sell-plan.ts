import { fromCents } from '@detroit-well/pricing';
import type { ReplyWithStatus } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockCredit } from '../booking/ledger/credit.ts';
import { giveUpUnpaid } from '../memberships/buy.ts';
import { membershipGood } from '../memberships/membership-good.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { abandonUnfinished } from '../passes/buy-pass.ts';
import { passGood } from '../passes/pass-good.ts';
import { requireNewcomer } from '../plans/introductory.ts';
import { versionSold } from '../plans/version-sold.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { agreementTo } from './agreement.ts';
import { chargedBy, coversAll, howPaid, methodOf, requireComplete, type Paying } from './how-paid.ts';
import { runSale, type SaleCall, type StoredSale } from './run-sale.ts';
import { storeMembership, storePass } from './store-sold.ts';

interface PlanSale extends Paying {
  readonly kind: 'membership' | 'pass';
  readonly plan: { readonly plan_id: string; readonly version_id?: string | undefined };
}

const goods = { membership: membershipGood, pass: passGood };

/**
 * Sells a plan to a person. Cash and what is given away are done at once. A saved card is charged as if its owner were not there; one
 * that is keyed may ask them, because they are.
 */
export function sellPlan<Reply>(
  call: SaleCall,
  deps: MoneyDeps,
  sale: PlanSale,
  respond: (paymentId: string) => Promise<ReplyWithStatus<Reply>>,
): Promise<ReplyWithStatus<Reply>> {
  const { id: userId } = call.params;
  requireComplete(sale);
  return runSale(call, deps, {
    good: goods[sale.kind],
    store: (tx, paymentId) => storeSale(tx, deps, { userId, actorId: call.caller.userId, paymentId }, sale),
    inTheWay: {
      passes_one_pending: () => abandonUnfinished(deps, userId),
      // A membership that another sale made is found by the next try.
      memberships_one_live: () => giveUpUnpaid(deps, userId),
    },
    respond,
  });
}

async function storeSale(
  tx: Db,
  { clock, payments: provider }: MoneyDeps,
  { userId, actorId, paymentId }: { userId: string; actorId: string; paymentId: string },
  sale: PlanSale,
): Promise<StoredSale> {
  const { kind, plan, reason } = sale;
  const now = clock.now();
  // The stronger lock first: two sales that both hold the weaker one would wait for each other.
  const credit = sale.use_credit === true ? await lockCredit(tx, userId) : null;
  await requirePerson(tx, userId, { keepOpen: true });
  await requireNamed(tx, userId);
  const version = { planId: plan.plan_id, ...(await versionSold(tx, kind, plan, now)) };
  const { name, versionId } = version;
  const buying = { userId, version, typed: sale.promo_code, now };
  const sold = await (kind === 'pass' ? storePass : storeMembership)(tx, buying);
  const { goodId, period, code, offCents } = sold;
  const cents = version.cents - offCents;
  if (code !== null && cents === 0) throw coversAll(code.code);
  const how = await howPaid(tx, provider, { userId, actorId, credit, cents }, sale);
  await requireNewcomer(tx, version, { userId, goodId }, now);
  const agreement =
    'card' in how && sale.payment_consent === true
      ? agreementTo(sold, { version, cardRef: how.card.ref, paymentId, actorId, now })
      : null;
  return {
    goodId,
    charge: {
      cents,
      takenBy: { actorId, reason },
      ...(period && {
        period: { periodFrom: period.startOf(0), planVersionId: versionId, offCents: offCents || null },
      }),
      ...chargedBy(how, agreement === null ? null : userId),
    },
    agreement,
    entry: {
      action: `${kind}.sell`,
      target: `${kind}:${goodId}`,
      personId: userId,
      before: null,
      after: {
        [kind]: name,
        method: methodOf(how),
        amount: fromCents(cents),
        ...(agreement && { agreed: agreement.text }),
        ...(code && { promo_code: code.code }),
      },
      reason,
    },
  };
}

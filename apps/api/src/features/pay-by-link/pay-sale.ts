import { ProblemError } from '../../platform/calls/problem.ts';
import { paymentAgreements } from '../../platform/database/schema/payment-agreements.ts';
import type { SoldByLink } from '../../platform/database/schema/payment-links.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { giftCardGood } from '../gift-cards/gift-card-good.ts';
import { giveUpUnpaid } from '../memberships/buy.ts';
import { membershipGood } from '../memberships/membership-good.ts';
import { abandonUnfinished } from '../passes/buy-pass.ts';
import { passGood } from '../passes/pass-good.ts';
import { beginByLink, linkOf, lockLink, type PaymentLink } from '../payment-links/payment-links.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireNewcomer } from '../plans/introductory.ts';
import { versionSold } from '../plans/version-sold.ts';
import { purchase } from '../purchases/purchase.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { findCharge } from '../purchases/run-purchase.ts';
import { agreementTo } from '../sales/agreement.ts';
import { storeGiftCard } from '../sales/sell-gift-card.ts';
import { storeMembership, storePass } from '../sales/store-sold.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { askedBy, asEnd } from './asked.ts';
import { justEnded, linkEnded } from './link-end.ts';
import { requireShown } from './require-shown.ts';

interface PayingSale {
  readonly token: string;
  /** Who gets it. */
  readonly userId: string;
  readonly paymentMethodId: string;
  readonly shownCents: number;
}

/** What is sold by the engine of purchases; a place is registered. */
export type SoldGood = Exclude<SoldByLink, { readonly kind: 'place' }>;

const goods = { membership: membershipGood, pass: passGood, gift_card: giftCardGood };

/**
 * Pays for what the desk sells by link: it is stored with its charge, under the lock of the link, so that of two payers one is
 * charged. The card of a membership is kept, because who paid agreed to its terms.
 */
export async function paySale(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  sale: SoldGood,
  { token, userId, paymentMethodId, shownCents }: PayingSale,
  { lock = lockLink }: Guards<{ lock: typeof lockLink }> = {},
) {
  const { database, payments, clock } = deps;
  const good = goods[sale.kind];
  let agreement: typeof paymentAgreements.$inferInsert | null = null;
  await requireUsableCard(database.db, payments.name, paymentMethodId, userId);
  return purchase<object>(deps, request, {
    good,
    created: 200,
    prepare: async () => giveUpAsked(deps, sale, await linkOf(database.db, token)),
    transact: (work) =>
      database.withTx(async (tx) => {
        const begun = await work(tx);
        if (agreement !== null) await tx.insert(paymentAgreements).values(agreement);
        return begun;
      }),
    store: async (tx, paymentId) => {
      const now = clock.now();
      await requirePerson(tx, userId, { keepOpen: true });
      await requireNamed(tx, userId);
      const link = await lock(tx, token);
      // Before it is read whether the link was paid: a charge that is open now may succeed at any moment.
      await requireNoOpenCharge(tx, link);
      const asked = await askedBy(tx, link, now);
      requireShown(asked, shownCents);
      const takenBy = { actorId: link.actorId, reason: link.reason };
      const charge = { cents: asked.cents, paymentMethodId, takenBy };
      if (!(await beginByLink(tx, link.id, paymentId, now))) throw justEnded();
      if (sale.kind === 'gift_card')
        return { goodId: await storeGiftCard(tx, userId, sale.card, now), charge };
      const version = {
        planId: sale.planId,
        ...(await versionSold(tx, sale.kind, { plan_id: sale.planId }, now)),
      };
      const store = sale.kind === 'pass' ? storePass : storeMembership;
      const buying = { userId, version, typed: sale.promoCode, now };
      const sold = await store(tx, buying).catch(asEnd);
      requireShown({ cents: version.cents - sold.offCents }, shownCents);
      await requireNewcomer(tx, version, { userId, goodId: sold.goodId }, now);
      if (sale.kind === 'pass') return { goodId: sold.goodId, charge };
      agreement = agreementTo(sold, {
        version,
        cardRef: paymentMethodId,
        paymentId,
        actorId: link.actorId,
        personPresent: false,
        now,
      });
      return {
        goodId: sold.goodId,
        charge: {
          ...charge,
          keep: { owner: userId, as: 'saved' as const },
          ...(sold.period && {
            period: {
              periodFrom: sold.period.startOf(0),
              planVersionId: version.versionId,
              offCents: sold.offCents || null,
            },
          }),
        },
      };
    },
    inTheWay: {
      passes_one_pending: () => abandonUnfinished(deps, userId),
      memberships_one_live: () => giveUpUnpaid(deps, userId),
    },
  }).catch((error: unknown) => {
    // Of who pays, nothing else is asked here.
    if (error instanceof ProblemError && error.code === 'profile_incomplete')
      throw linkEnded('A name is missing, which the desk can add.');
    throw error;
  });
}

/** Gives up the charge of the link that waits for the bank: another card is to pay. One with an unknown outcome stays. */
async function giveUpAsked(
  deps: PaymentsDeps,
  { kind }: SoldGood,
  { paymentId }: PaymentLink,
): Promise<void> {
  if (paymentId === null) return;
  const charge = await findCharge(deps.database.db, paymentId);
  if (charge !== undefined && isOneOf(openChargeStatuses, charge.status))
    await reconcilePurchase(deps, goods[kind], paymentId, { abandonCharge: true });
}

async function requireNoOpenCharge(tx: Db, { paymentId }: PaymentLink): Promise<void> {
  const charge = paymentId === null ? undefined : await findCharge(tx, paymentId);
  if (charge !== undefined && isOneOf(openChargeStatuses, charge.status)) throw inProgress();
}

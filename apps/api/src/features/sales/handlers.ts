import type { Contract, SellParams } from '@detroit-well/api-client/contract';
import { toCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { SoldByLink } from '../../platform/database/schema/payment-links.ts';
import { plans } from '../../platform/database/schema/plans.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { savedCardView } from '../saved-cards/saved-card-view.ts';
import { savedCards } from '../saved-cards/saved-cards.ts';
import { requireKnown } from '../users/require-person.ts';
import { saleReply } from './sale-reply.ts';
import { requireOnlyLink, sellByLink } from './sell-by-link.ts';
import { sellGiftCard } from './sell-gift-card.ts';
import { sellPlace } from './sell-place.ts';
import { sellPlan } from './sell-plan.ts';
import { withdraw } from './withdraw-link.ts';

/** Sells exactly one thing. */
const sell: Handler<Contract['officeSales']['sell'], MoneyDeps> = async (call, deps) => {
  const { plan_id: planId, gift_card: giftCard, session_id: sessionId, amount, reason, ...how } = call.body;
  if ([planId, giftCard, sessionId].filter((one) => one !== undefined).length !== 1)
    throw fieldProblem({ plan_id: ['Choose one thing to sell.'] });
  const told = { shownCents: amount === undefined ? null : toCents(amount), reason: reason || null };
  const { method, send } = how;
  if (giftCard !== undefined && how.promo_code !== undefined)
    throw fieldProblem({ promo_code: ['A code lowers no gift card.'] });
  if (method === 'link') {
    requireOnlyLink(call.body);
    return sellByLink(call, deps, {
      sale: await soldByLink(deps, call.body),
      send,
      ...told,
    });
  }
  if (send !== undefined) throw fieldProblem({ send: ['Only a link is sent.'] });
  const paying = { ...how, method, ...told };
  if (sessionId !== undefined) return sellPlace(call, deps, { ...paying, sessionId });
  if (how.use_pass === true || how.pass_id !== undefined || how.use_included === true)
    throw fieldProblem({ use_pass: ['Only a place is paid with a pass or an included session.'] });
  if (giftCard !== undefined) return sellGiftCard(call, deps, giftCard, paying);
  return sellPlan(call, deps, { ...paying, ...(await planOf(deps, planId)) }, (paymentId) =>
    saleReply(deps, paymentId),
  );
};

async function soldByLink(
  deps: MoneyDeps,
  { plan_id: planId, gift_card: card, session_id: sessionId, promo_code: promoCode }: SellParams,
): Promise<SoldByLink> {
  if (card !== undefined) return { kind: 'gift_card', card };
  const withCode = promoCode === undefined ? {} : { promoCode };
  if (sessionId !== undefined) return { kind: 'place', sessionId, ...withCode };
  const { kind, plan } = await planOf(deps, planId);
  return { kind, planId: plan.plan_id, ...withCode };
}

async function planOf({ database: { db } }: MoneyDeps, id: string | undefined) {
  const [plan] = await db
    .select({ kind: plans.kind, plan_id: plans.id })
    .from(plans)
    .where(eq(plans.id, id ?? ''));
  if (plan === undefined) throw problem('plan_not_sold');
  return { kind: plan.kind, plan: { plan_id: plan.plan_id } };
}

const cards: Handler<Contract['officeSales']['cards'], MoneyDeps> = ({ params }, { office, payments }) =>
  office.read(async (db) => {
    await requireKnown(db, params.id);
    const saved = await savedCards(db, payments.name, params.id);
    return { results: saved.map(savedCardView) };
  });

export const officeSalesHandlers: HandlersOf<'officeSales', MoneyDeps> = { cards, sell, withdraw };

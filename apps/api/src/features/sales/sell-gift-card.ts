import type { OfficeSale, SellParams } from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ReplyWithStatus } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { mailAddress } from '../../platform/database/mail-address.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { users } from '../../platform/database/schema/people.ts';
import { requirePossibleDay } from '../gift-cards/buy.ts';
import { giftCardGood } from '../gift-cards/gift-card-good.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { firstNameOf } from '../users/first-name.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { chargedBy, howPaid, methodOf, requireComplete, type Paying } from './how-paid.ts';
import { runSale, type SaleCall } from './run-sale.ts';
import { saleReply } from './sale-reply.ts';

export type GiftCard = NonNullable<SellParams['gift_card']>;

/** Sells a gift card to a person. With an address it is sent on its day; without one the desk prints it. */
export function sellGiftCard(
  call: SaleCall,
  deps: MoneyDeps,
  card: GiftCard,
  paying: Paying,
): Promise<ReplyWithStatus<OfficeSale>> {
  const { clock, payments: provider } = deps;
  const { id: userId } = call.params;
  const { userId: actorId } = call.caller;
  const now = clock.now();
  requireComplete(paying);
  if (paying.use_credit === true) throw fieldProblem({ use_credit: ['Studio credit pays no gift card.'] });
  requirePossibleDay(card.send_on, studioDay(now));
  return runSale(call, deps, {
    good: giftCardGood,
    store: async (tx) => {
      await requirePerson(tx, userId, { keepOpen: true });
      await requireNamed(tx, userId);
      const cents = toCents(card.amount);
      const how = await howPaid(tx, provider, { userId, actorId, credit: null, cents }, paying);
      const goodId = await storeGiftCard(tx, userId, card, now);
      const { reason } = paying;
      return {
        goodId,
        charge: { cents, takenBy: { actorId, reason }, ...chargedBy(how, null) },
        agreement: null,
        entry: {
          action: 'gift_card.sell',
          target: `gift_card:${goodId}`,
          personId: userId,
          before: null,
          after: { method: methodOf(how), amount: fromCents(cents) },
          reason,
        },
      };
    },
    respond: (paymentId) => saleReply(deps, paymentId),
  });
}

export async function storeGiftCard(
  tx: Db,
  buyerId: string,
  card: GiftCard,
  createdAt: Date,
): Promise<string> {
  const id = randomUUID();
  const [buyer] = await tx
    .select({ email: mailAddress('users') })
    .from(users)
    .where(eq(users.id, buyerId));
  await tx.insert(giftCards).values({
    id,
    status: 'pending',
    amountCents: toCents(card.amount),
    recipientName: card.recipient_name,
    recipientEmail: card.recipient_email ?? '',
    senderName: await firstNameOf(tx, buyerId),
    senderEmail: buyer?.email ?? '',
    message: card.message ?? '',
    buyerId,
    sendOn: card.send_on || null,
    createdAt,
  });
  return id;
}

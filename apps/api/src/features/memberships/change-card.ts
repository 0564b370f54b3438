import type { Contract } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireUsableCard, storeCard } from '../saved-cards/saved-cards.ts';
import { requirePerson } from '../users/require-person.ts';
import { membershipCardEmail } from './email-templates.ts';
import { keptCard } from './kept-card.ts';
import type { MembershipRecord } from './membership-records.ts';
import { membershipView, takesCard } from './membership-view.ts';
import { nextSold } from './next-terms.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { paidUntilOf } from './pause.ts';
import { cardName, membershipUrl, payerOf } from './payer.ts';

interface Choosing {
  readonly id: string;
  /** Whose membership it is. */
  readonly userId: string;
  readonly ref: string;
  /** Runs in the transaction that changes the card, with the membership locked. */
  readonly also?: (tx: Db) => Promise<void>;
}

/** Changes the card that renewals charge. A new one is stored at the provider before anything is written here. */
export async function chooseCard(deps: PaymentsDeps, { id, userId, ref, also }: Choosing) {
  const { database, clock, mail, settings, payments } = deps;
  const today = studioDay(clock.now());
  requireTakesCard(await ownMembership(database.db, id, userId), today);
  await requireUsableCard(database.db, payments.name, ref, userId);
  const card = await keptCard(deps, { ref, userId, for: id });
  return database.withTx(async (tx) => {
    await requirePerson(tx, userId, { keepOpen: true });
    const membership = await lockOwn(tx, id, userId, today);
    requireTakesCard(membership, today);
    await also?.(tx);
    await storeCard(tx, payments.name, sql`select ${userId}::text`, card);
    await tx
      .update(memberships)
      .set({
        paymentMethodRef: card.ref,
        cardAnnouncedFor: null,
        // One that was sold for one period goes on with a card.
        ...(!membership.renews && { renews: true, endDate: null, announcedFor: null }),
      })
      .where(eq(memberships.id, id));
    const { email, firstName } = await payerOf(tx, userId);
    const { cents } = nextSold(membership);
    await mail.send(
      tx,
      membershipCardEmail(email, {
        firstName,
        tier: membership.tier,
        card: cardName(card),
        cents: cents ?? 0,
        on: paidUntilOf(membership) ?? today,
        url: membershipUrl(settings),
      }),
    );
    return {
      membership: membershipView(await ownMembership(tx, id, userId), clock.now()),
      message: cardChosen(cardName(card)),
    };
  });
}

export const cardChosen = (name: string): string => `${name} pays your membership from now on.`;

export const changeCard: Handler<Contract['memberships']['changeCard'], PaymentsDeps> = (
  { params: { id }, body: { payment_method_id: ref }, caller: { userId } },
  deps,
) => chooseCard(deps, { id, userId, ref });

export const needsNoCard = 'This membership does not renew, so it needs no card.';

function requireTakesCard(membership: MembershipRecord, today: string): void {
  if (!takesCard(membership, today)) throw problem('not_renewing', { message: needsNoCard });
}

import { sql } from 'drizzle-orm';
import { replyWith, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import { storedResponse, storeResponse } from '../../platform/idempotency/stored-response.ts';
import { cardChosen, chooseCard } from '../memberships/change-card.ts';
import { findMembership } from '../memberships/membership-records.ts';
import { cardName } from '../memberships/payer.ts';
import { endLink, linkOf } from '../payment-links/payment-links.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { askedBy } from './asked.ts';
import { justEnded } from './link-end.ts';
import type { PayingMembership } from './pay-renewal.ts';

/** What the payer is told; nothing was charged. */
interface Stored {
  readonly payment: null;
  readonly message: string;
}

/** Stores the card of a membership by link, once. The link ends in the transaction that changes the card. */
export function storeCardByLink(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { token, membershipId, userId, paymentMethodId: ref }: PayingMembership,
): Promise<ReplyWithStatus<Stored>> {
  const { database, clock, systemClock } = deps;
  const progress = { membership_id: membershipId };
  const finish = (to: IdempotentRequest | null) =>
    storeResponse<Stored>(deps, to, progress, async () => {
      const card = (await findMembership(database.db, membershipId))?.card;
      return replyWith(200, { payment: null, message: cardChosen(card ? cardName(card) : 'Your card') });
    });
  const attempt = async (): Promise<ReplyWithStatus<Stored> | TryAgain> => {
    await askedBy(database.db, await linkOf(database.db, token), clock.now());
    const also = async (tx: Db) => {
      const link = await linkOf(tx, token);
      await askedBy(tx, link, clock.now());
      if (!(await endLink(tx, link.id, 'used', clock.now()))) throw justEnded();
      if (request !== null)
        await tx.execute(
          sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, systemClock.now(), null, progress)}`,
        );
    };
    try {
      await chooseCard(deps, { id: membershipId, userId, ref, also });
    } catch (error) {
      if (violatedConstraint(error) === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
      throw error;
    }
    return finish(request);
  };
  return runIdempotent(deps, request, {
    readFirst: true,
    resume: async (key, known) => storedResponse<Stored>(key) ?? finish(key.state === 'done' ? null : known),
    attempt,
  });
}

import { eq, sql } from 'drizzle-orm';
import { ProblemError } from '../../platform/calls/problem.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { placePerson } from '../booking/office/place-person.ts';
import { chargeDraft } from '../booking/registration/charge-draft.ts';
import type { Draft } from '../booking/registration/draft.ts';
import { releaseOwnHolds } from '../booking/registration/reconcile.ts';
import type { RegistrationResponse } from '../booking/registration/responses.ts';
import { finishRequest, resumeRequest } from '../booking/registration/resume.ts';
import { limitPerSession } from '../booking/seats/claim-seat.ts';
import { lockWaitlist } from '../booking/waitlist/waitlist-session.ts';
import { beginByLink, lockLink } from '../payment-links/payment-links.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { askedBy, asEnd } from './asked.ts';
import { justEnded } from './link-end.ts';
import { requireShown } from './require-shown.ts';

interface PayingPlace {
  readonly token: string;
  /** Who gets the place. */
  readonly userId: string;
  readonly paymentMethodId: string;
  readonly shownCents: number;
}

/**
 * Pays for a place that the desk sells by link. The seat that the link holds, or a free one, is taken together with the charge,
 * under the locks of session and link. It is given free again when the card is declined.
 */
export async function payPlace(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  sessionId: string,
  paying: PayingPlace,
  guards: Guards<{ lock: typeof lockLink }> = {},
): Promise<RegistrationResponse> {
  const { userId, paymentMethodId } = paying;
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, userId);
  const paid = await runIdempotent(deps, request, {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, known) => resumeRequest(deps, known, key, 200),
    attempt: async (): Promise<RegistrationResponse | TryAgain> => {
      const begun = await begin(deps, request, sessionId, paying, guards).catch(
        async (error: unknown): Promise<TryAgain> => {
          if (violatedConstraint(error) === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
          const isHeld = error instanceof ProblemError && error.code === 'in_progress';
          if (isHeld && (await releaseOwnHolds(deps, { sessionId, userId, guest: null }, 'here')))
            return tryAgain;
          throw error;
        },
      );
      if (begun === tryAgain) return tryAgain;
      const { draft, paymentId } = begun;
      const { registration } = await chargeDraft(deps, draft, { paymentMethodId });
      return finishRequest(deps, request, draft.id, paymentId, { created: 200, registration });
    },
  });
  purgeSessionLists();
  return paid;
}

interface Begun {
  readonly draft: Draft;
  readonly paymentId: string;
}

const begin = (
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  sessionId: string,
  { token, userId, paymentMethodId, shownCents }: PayingPlace,
  { lock = lockLink }: Guards<{ lock: typeof lockLink }>,
): Promise<Begun> =>
  limitPerSession(sessionId, () =>
    deps.database.withTx(async (tx) => {
      const now = deps.clock.now();
      await lockWaitlist(tx, sessionId);
      const link = await lock(tx, token);
      requireShown(await askedBy(tx, link, now), shownCents);
      const { draft } = await placePerson(tx, deps, {
        personId: userId,
        sessionId,
        actorId: link.actorId,
        overrides: [],
        claimedCents: shownCents,
        usePass: false,
        passId: null,
        useIncluded: false,
        promoCode: (link.sale?.kind === 'place' && link.sale.promoCode) || null,
        now,
        cardRef: paymentMethodId,
      }).catch(asEnd);
      const { id, charge } = draft;
      if (charge === null) throw new Error('a place by link without its charge');
      if (!(await beginByLink(tx, link.id, charge.id, now))) throw justEnded();
      await tx
        .update(payments)
        .set({ actorId: link.actorId, reason: link.reason })
        .where(eq(payments.id, charge.id));
      if (request !== null)
        await tx.execute(
          sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, deps.systemClock.now(), null, { registration_id: id, payment_id: charge.id })}`,
        );
      return { draft, paymentId: charge.id };
    }),
  );

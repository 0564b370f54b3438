import type { OfficeSale, SellParams } from '@detroit-well/api-client/contract';
import { formatCents, fromCents } from '@detroit-well/pricing';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ReplyWithStatus } from '../../platform/calls/calls.ts';
import { fieldProblem, ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import { storedResponse, storeResponse } from '../../platform/idempotency/stored-response.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { lockCredit } from '../booking/ledger/credit.ts';
import { placePerson } from '../booking/office/place-person.ts';
import { chargeDraft } from '../booking/registration/charge-draft.ts';
import type { Draft } from '../booking/registration/draft.ts';
import { reconcileCharge, releaseOwnHolds } from '../booking/registration/reconcile.ts';
import { limitPerSession } from '../booking/seats/claim-seat.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { lockRegistration } from '../money/payable.ts';
import { enterPayment } from '../money/take-payment.ts';
import { findCharge } from '../purchases/run-purchase.ts';
import { cardForSale, type CardForSale } from './card-for-sale.ts';
import { coversAll, requireComplete, type Paying } from './how-paid.ts';
import type { SaleCall } from './run-sale.ts';
import { saleReply } from './sale-reply.ts';

export interface PlaceSale extends Paying, Pick<SellParams, 'use_pass' | 'pass_id' | 'use_included'> {
  readonly sessionId: string;
}

interface Begun {
  readonly draft: Draft;
  readonly paymentId: string;
  readonly card: CardForSale | null;
}

/**
 * Sells a place in a session, by the rules of the person's own registration. Without a card, registration and payment are stored
 * together. A card holds the seat while it is charged, and gives it free when it is declined.
 */
export async function sellPlace(
  call: SaleCall,
  deps: MoneyDeps,
  sale: PlaceSale,
): Promise<ReplyWithStatus<OfficeSale>> {
  requireComplete(sale);
  const request = idempotentRequestOf(call);
  const sold = await runIdempotent(deps, request, {
    readFirst: true,
    resume: async (key, known) => {
      const stored = storedResponse<OfficeSale>(key);
      if (stored !== null) return stored;
      const { payment_id: id } = key.progress;
      if (typeof id !== 'string') return tryAgain;
      const isDone = key.state === 'done';
      await reconcileCharge(deps, id, { ownerIsDead: !isDone });
      const charge = await findCharge(deps.database.db, id);
      if (charge === undefined || (charge.status === 'cancelled' && !isDone)) return tryAgain;
      return storeResponse(deps, isDone ? null : known, key.progress, () => saleReply(deps, id));
    },
    attempt: async () => {
      const begun = await begin(call, deps, sale).catch(async (error: unknown): Promise<TryAgain> => {
        if (violatedConstraint(error) === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
        if (await wasHeld(error, deps, { sessionId: sale.sessionId, userId: call.params.id }))
          return tryAgain;
        throw error;
      });
      if (begun === tryAgain) return tryAgain;
      if (begun.card !== null) await charge(deps, begun, begun.card);
      const { paymentId: id, draft } = begun;
      return storeResponse(deps, request, progressOf(draft, id), () => saleReply(deps, id));
    },
  });
  purgeSessionLists();
  return sold;
}

/** Gives up a payment of the person for this place that waits for the bank. One whose outcome is not known stays. */
const wasHeld = async (
  error: unknown,
  deps: MoneyDeps,
  who: { readonly sessionId: string; readonly userId: string },
): Promise<boolean> =>
  error instanceof ProblemError &&
  error.code === 'in_progress' &&
  releaseOwnHolds(deps, { ...who, guest: null }, 'here');

const progressOf = ({ id }: Draft, paymentId: string) => ({ registration_id: id, payment_id: paymentId });

const begin = (call: SaleCall, deps: MoneyDeps, sale: PlaceSale): Promise<Begun> =>
  limitPerSession(sale.sessionId, () =>
    deps.office.change(call, async (tx, record) => {
      const { id: personId } = call.params;
      const { userId: actorId } = call.caller;
      const { sessionId, method, reason, use_included: useIncluded = false } = sale;
      const isByCredit = sale.use_pass === true || sale.pass_id !== undefined || useIncluded;
      const isCard = method === 'card' && !isByCredit && sale.use_credit !== true;
      const card = isCard
        ? await cardForSale(tx, deps.payments.name, personId, sale.payment_method_id)
        : null;
      const { draft, change } = await placePerson(tx, deps, {
        personId,
        sessionId,
        actorId,
        overrides: [],
        // Nothing is taken of what is given away or paid otherwise, so 0.00 is right for it, too.
        claimedCents: sale.shownCents === 0 && (isByCredit || takesNothing(sale)) ? null : sale.shownCents,
        usePass: sale.use_pass ?? false,
        passId: sale.pass_id ?? null,
        useIncluded,
        promoCode: sale.promo_code ?? null,
        now: deps.clock.now(),
        cardRef: card?.ref ?? null,
      });
      const paymentId = await paid(tx, deps, draft, { ...sale, actorId, personId });
      await record({
        ...change,
        after: { ...change.after, method: isByCredit ? 'pass' : method, amount: fromCents(draft.priceCents) },
        reason,
      });
      const request = idempotentRequestOf(call);
      if (request !== null)
        await tx.execute(
          sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, deps.systemClock.now(), null, progressOf(draft, paymentId))}`,
        );
      return { draft, paymentId, card };
    }),
  );

const takesNothing = ({ method, use_credit: byCredit }: PlaceSale): boolean =>
  method === 'complimentary' || byCredit === true;

interface Payer extends PlaceSale {
  readonly actorId: string;
  readonly personId: string;
}

/** The id of the payment: what is charged, what a credit of a pass paid, or what is entered now. */
async function paid(
  tx: Db,
  deps: MoneyDeps,
  { id: registrationId, charge: begun, credit, priceCents, promo }: Draft,
  { method, reason, actorId, personId, use_credit: byCredit }: Payer,
): Promise<string> {
  if (priceCents === 0 && promo !== null) throw coversAll(promo.code);
  if (priceCents === 0) throw fieldProblem({ session_id: [freePlace] });
  if (begun !== null) {
    await tx.update(payments).set({ actorId, reason }).where(eq(payments.id, begun.id));
    return begun.id;
  }
  if (credit !== null) {
    const [entry] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(eq(payments.registrationId, registrationId), inArray(payments.method, ['pass', 'included'])),
      );
    if (entry === undefined) throw new Error('a credit without its payment');
    return entry.id;
  }
  if (byCredit === true && (await lockCredit(tx, personId)) < priceCents)
    throw fieldProblem({
      use_credit: [`Studio credit has to cover all of it, ${formatCents(priceCents)}.`],
    });
  const how = byCredit === true ? 'credit' : method;
  if (how === 'card') throw new Error('a card without its charge');
  const id = randomUUID();
  await enterPayment(tx, deps, await lockRegistration(tx, registrationId), {
    id,
    method: how,
    amount: undefined,
    reason: reason ?? undefined,
    actorId,
  });
  return id;
}

export const freePlace = 'This place is free for the person. Nothing has to be sold.';

async function charge(
  deps: MoneyDeps,
  { draft, paymentId }: Begun,
  { ref, isSaved }: CardForSale,
): Promise<void> {
  const { status } = await chargeDraft(deps, draft, {
    paymentMethodId: ref,
    // The owner of a saved card is not asked; whoever keyed one is there.
    ...(isSaved && { offSession: true }),
  });
  if (isSaved && status === 'requires_action')
    await reconcileCharge(deps, paymentId, { abandonCharge: true });
}

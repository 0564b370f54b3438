import { fromCents } from '@detroit-well/pricing';
import { messages } from '@detroit-well/validation/messages';
import { sql } from 'drizzle-orm';
import { fieldProblem, problem } from '../../../platform/calls/problem.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { finishKey } from '../../../platform/idempotency/keys.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import { requireUsableCard } from '../../saved-cards/saved-cards.ts';
import { exchangeIncluded, type IncludedCredit } from '../ledger/included-uses.ts';
import { runRefunds } from '../ledger/refunds.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { applyChargeOutcome, type BookingDeps } from '../registration/apply-charge-outcome.ts';
import { hasOpenCharge, isOpenCharge } from '../registration/end-registration.ts';
import { draftRegistration, type Draft } from '../registration/draft.ts';
import { abandonMove, reconcileCharge } from '../registration/reconcile.ts';
import { reserveSeat, type ReservationResult } from '../registration/reserve-seat.ts';
import { claimSeat, type ClaimSeatStatement } from '../seats/claim-seat.ts';
import { assertCanRegister, ineligibleProblem } from '../seats/eligibility.ts';
import { readRegistrationContext, type RegistrationContext } from '../seats/registration-context.ts';
import { claimOfferedSeat } from '../waitlist/claim-offered-seat.ts';
import { requireMovable } from './may-move.ts';
import { finishMoveRequest, moveResponse, resumeMove, type MoveResponse } from './move-responses.ts';
import { creditAfterMove } from './move-credit.ts';
import { moveTerms, priceAfterMove, type MoveTerms } from './move-terms.ts';
import { lockMove, swapSeats } from '../registration/swap-seats.ts';

export interface MoveRequest {
  readonly userId: string;
  /** Finds the member's registration as it is now. */
  readonly find: () => Promise<RegistrationRecord>;
  readonly targetId: string;
  /** The price and the charge that the member saw, in cents. */
  readonly claimedCents: number;
  readonly claimedDueCents: number;
  readonly paymentMethodId: string | null;
  readonly saveCard: boolean;
  readonly idempotentRequest: IdempotentRequest | null;
}

type MoveGuards = Guards<{ claim: ClaimSeatStatement }>;

/**
 * Moves a registration to another date of its program. The new seat is held before any charge; once the difference is paid, one
 * transaction exchanges the seats. Without a charge, all of it is one transaction. While the outcome of a charge is unknown, the
 * member has both seats; reconciliation finishes or releases.
 */
export function moveRegistration(
  deps: BookingDeps,
  request: MoveRequest,
  guards: MoveGuards = {},
): Promise<MoveResponse> {
  return runIdempotent(deps, request.idempotentRequest, {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, idempotentRequest) => resumeMove(deps, idempotentRequest, key),
    attempt: () => attemptMove(deps, request, guards),
  });
}

async function attemptMove(
  deps: BookingDeps,
  request: MoveRequest,
  { claim = claimSeat }: MoveGuards,
): Promise<MoveResponse | TryAgain> {
  const { database, clock, payments } = deps;
  const { userId, targetId, paymentMethodId } = request;
  const now = clock.now();
  const registration = await request.find();
  if (registration.sessionId === targetId) throw ineligibleProblem('already_registered');
  requireMovable(registration, now);
  const context = await readRegistrationContext(database, targetId, userId, now);
  if (context === null) throw problem('not_found');
  if (context.session.programId !== registration.programId)
    throw fieldProblem({ session_id: [otherProgram] });
  const terms = termsOf(registration, context, request, now);
  const { hindrance, exchange } = await creditAfterMove(database.db, registration, context, now);
  if (hindrance !== null) throw problem('cannot_move', { message: hindrance });
  if (terms.dueNowCents > 0 && paymentMethodId === null) {
    throw fieldProblem({ payment_method_id: [messages.paymentMethodRequired] });
  }
  await requireUsableCard(database.db, payments.name, paymentMethodId, userId);
  if (registration.moving || hasOpenCharge(registration)) return abandonOpenCharges(deps, registration);
  const draft = draftRegistration({
    sessionId: targetId,
    userId,
    guest: null,
    priceCents: terms.dueNowCents,
    rate: context.price.rate,
    plan: 'full',
    notes: '',
    entry: context.entry,
    startsAt: context.session.startsAt,
    paymentMethodId,
    chargeNow: terms.dueNowCents > 0,
    now,
  });
  const result = await holdOrMove(deps, request, registration, context, { ...terms, exchange }, draft, claim);
  if (result !== 'taken') {
    if (result === 'full') throw ineligibleProblem('session_full');
    return tryAgain;
  }
  purgeSessionLists();
  if (draft.charge === null) {
    if (terms.backCents > 0) await runRefunds(deps, registration.id);
    return (await moveResponse(deps, draft.id, null)) ?? tryAgain;
  }
  return chargeDifference(deps, request, draft);
}

export const otherProgram = 'Please choose another date of the same program.';

/** The terms of the move, if the member may have the new seat and saw these amounts. */
function termsOf(
  registration: RegistrationRecord,
  context: RegistrationContext,
  { claimedCents, claimedDueCents }: MoveRequest,
  now: Date,
): MoveTerms {
  assertCanRegister({ plan: 'full', paymentMethodId: null, claimedCents, guest: null }, context, now);
  const { price, session } = context;
  const priceCents = priceAfterMove(registration, context);
  const terms = moveTerms(registration, { priceCents, startsAt: session.startsAt }, now);
  if (terms === null) throw problem('plan_unavailable', { message: planEndsLater });
  if (terms.dueNowCents !== claimedDueCents) {
    throw problem('price_changed', {
      price: fromCents(price.cents),
      message: 'What is due now has changed. Nothing was charged, and your spot stays as it is.',
    });
  }
  return terms;
}

const planEndsLater =
  'Your payment plan would end after this date. Please pay the rest first, or choose a later date.';

class NotHeld extends Error {
  readonly result: Exclude<ReservationResult, 'taken'>;
  constructor(result: Exclude<ReservationResult, 'taken'>) {
    super(result === tryAgain ? 'try again' : result);
    this.result = result;
  }
}

/**
 * Holds the new seat in one transaction, with the charge to be made. Where nothing is charged, the same transaction exchanges
 * the seats and stores the response.
 */
async function holdOrMove(
  deps: BookingDeps,
  { idempotentRequest }: MoveRequest,
  seen: RegistrationRecord,
  context: RegistrationContext,
  { exchange, ...terms }: MoveTerms & { readonly exchange: IncludedCredit | null },
  draft: Draft,
  claim: ClaimSeatStatement,
): Promise<ReservationResult> {
  const { id } = seen;
  const { entry } = context;
  try {
    return await deps.database.withTx(async (tx) => {
      await lockMove(tx, [seen.sessionId, draft.sessionId], [id]);
      const registration = await findRegistration(tx, id);
      if (registration === null || !isAsSeen(registration, seen)) throw new NotHeld(tryAgain);
      const taken = await reserveSeat(
        { prepared: (statement) => tx.execute(statement) },
        entry?.status === 'offered' ? claimOfferedSeat(entry.id) : claim,
        {
          draft,
          idempotentRequest,
          status: 'held',
          response: null,
          provider: deps.payments.name,
          email: null,
          moves: id,
          systemNow: deps.systemClock.now(),
        },
      );
      // A constraint may have ended the transaction, so nothing else may run in it.
      if (taken !== 'taken') throw new NotHeld(taken);
      if (draft.charge !== null) {
        await tx.execute(sql`update registrations set moving = true where id = ${id}`);
        return taken;
      }
      if (exchange !== null && !(await exchangeIncluded(tx, id, exchange, deps.clock.now())))
        throw new NotHeld(tryAgain);
      const { price } = context;
      const hold = { id: draft.id, sessionId: draft.sessionId };
      const priceCents = priceAfterMove(registration, context);
      const swap = { hold, priceCents, rate: price.rate, terms, charge: null };
      await swapSeats(tx, deps, registration, swap, deps.clock.now());
      const response = await moveResponse({ ...deps, database: { db: tx } }, draft.id, null);
      if (idempotentRequest && response) {
        await finishKey(tx, idempotentRequest, response.status, response.reply, progressOf(draft));
      }
      return taken;
    });
  } catch (error) {
    if (error instanceof NotHeld) return error.result;
    throw error;
  }
}

/** Nothing that decides about the move has changed since it was read. */
const isAsSeen = (now: RegistrationRecord, seen: RegistrationRecord) =>
  now.status === 'confirmed' &&
  now.sessionId === seen.sessionId &&
  !now.moving &&
  !hasOpenCharge(now) &&
  JSON.stringify([now.priceCents, now.instalments, now.payments.length]) ===
    JSON.stringify([seen.priceCents, seen.instalments, seen.payments.length]);

const progressOf = ({ id, charge }: Draft) => ({ registration_id: id, payment_id: charge?.id ?? null });

async function chargeDifference(
  deps: BookingDeps,
  { userId, paymentMethodId, saveCard, idempotentRequest }: MoveRequest,
  draft: Draft,
): Promise<MoveResponse | TryAgain> {
  const { payments } = deps;
  const { id: holdId, sessionId, charge } = draft;
  if (charge === null) throw new Error(`The hold ${holdId} has no charge.`);
  const outcome = await chargeWithTimeout(payments, {
    cents: charge.cents,
    paymentMethodId: paymentMethodId ?? '',
    key: charge.key,
    description: `Move to session ${sessionId}`,
    registrationId: holdId,
    ...(saveCard ? { keep: { owner: userId, as: 'saved' as const } } : {}),
  });
  const instalmentId = draft.instalments[0]?.id ?? null;
  const made = {
    paymentId: charge.id,
    registrationId: holdId,
    sessionId,
    instalmentId,
    provider: payments.name,
  };
  await applyChargeOutcome(deps, made, outcome);
  return finishMoveRequest(deps, idempotentRequest, holdId, charge.id);
}

/** Gives up an earlier move or payment that waits for the bank, so that the member can choose again. */
async function abandonOpenCharges(deps: BookingDeps, registration: RegistrationRecord): Promise<TryAgain> {
  await abandonMove(deps, registration.id);
  for (const payment of registration.payments.filter(isOpenCharge)) {
    await reconcileCharge(deps, payment.id, { abandonCharge: true });
  }
  return tryAgain;
}

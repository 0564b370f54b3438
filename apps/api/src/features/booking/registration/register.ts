import type { Identity } from '@detroit-well/pricing';
import type { SQL } from 'drizzle-orm';
import { replyWith } from '../../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { readKey } from '../../../platform/idempotency/keys.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import type { ChargeRequest } from '../../payments/port/provider.ts';
import { requireUsableCard } from '../../saved-cards/saved-cards.ts';
import { personByEmail } from '../../users/people.ts';
import {
  claimSeat,
  isKnownFull,
  limitPerSession,
  markFull,
  type ClaimSeatStatement,
} from '../seats/claim-seat.ts';
import { assertCanRegister, ineligibleProblem, type RegistrationTerms } from '../seats/eligibility.ts';
import { readRegistrationContext, type RegistrationContext } from '../seats/registration-context.ts';
import { claimOfferedSeat, isChanged } from '../waitlist/claim-offered-seat.ts';
import { applyChargeOutcome, confirmWithoutCharge, type BookingDeps } from './apply-charge-outcome.ts';
import { confirmationEmailOfDraft } from './confirmation-email.ts';
import { codeForSeat, holdsCode, lessCode, reserveWithCode, type SeatCode } from './code-for-seat.ts';
import { draftRegistration, type Draft } from './draft.ts';
import { releaseOwnHolds, type HoldScope } from './reconcile.ts';
import { reserveSeat, type ReservationRequest, type ReservationResult } from './reserve-seat.ts';
import { confirmedResult, type RegistrationResponse } from './responses.ts';
import { finishRequest, resumeRequest } from './resume.ts';
import { chargeUnlessCreditChanged, payWithCredit, requirePayableByCredit } from './use-credit.ts';
import { creditToUse } from './use-seat-credit.ts';
import { viewedDraft } from './view.ts';

/** A request for a seat in a session, and how it is paid. */
export interface RegistrationRequest extends RegistrationTerms {
  readonly sessionId: string;
  /** Save the card for later payments. */
  readonly saveCard?: boolean;
  /** Spend the member's studio credit before the card. */
  readonly useCredit?: boolean;
  /** The credit that the member saw; another amount is refused. Null: whatever there is. */
  readonly seenCreditCents?: number | null;
  /** Pay with a credit of the member's passes. */
  readonly usePass?: boolean;
  /** Pay with a credit of this pass. */
  readonly passId?: string | null;
  /** Pay with a session that the member's membership includes. */
  readonly useIncluded?: boolean;
  /** A promo code, as it was typed. */
  readonly promoCode?: string | null;
  readonly notes: string;
  readonly userId: string | null;
  readonly guest: Guest | null;
  readonly idempotentRequest: IdempotentRequest | null;
}

/** A person without an account, which is created when the registration is confirmed. */
interface Guest {
  readonly email: string;
  readonly identity: Identity;
  /** Called only after the eligibility check, because it hashes a password. */
  readonly draft: () => Promise<GuestDraft>;
}

type RegistrationGuards = Guards<{ claim: ClaimSeatStatement; lockCode: (code: string) => SQL }>;

/**
 * Registers: checks eligibility, holds the seat, charges outside any transaction, confirms. A retry with the same
 * idempotency key gets the response of the first request, even if the process that handled it died (SPEC-B 10.6).
 */
export async function registerForSession(
  deps: BookingDeps,
  request: RegistrationRequest,
  guards: RegistrationGuards = {},
): Promise<RegistrationResponse> {
  return runIdempotent(deps, request.idempotentRequest, {
    resume: (key, idempotentRequest) => resumeRequest(deps, idempotentRequest, key),
    attempt: async () => {
      try {
        return await attemptRegistration(deps, request, guards);
      } catch (error) {
        // The first request with this key may have finished since the key was read. Its response then applies here too.
        if (await hasKey(deps, request)) return tryAgain;
        throw error;
      }
    },
  });
}

async function hasKey(
  { database, systemClock }: BookingDeps,
  { idempotentRequest }: RegistrationRequest,
): Promise<boolean> {
  if (idempotentRequest === null) return false;
  return (await readKey(database.db, idempotentRequest, systemClock.now())).state !== 'fresh';
}

async function attemptRegistration(
  deps: BookingDeps,
  request: RegistrationRequest,
  { claim = claimSeat, lockCode }: RegistrationGuards,
): Promise<RegistrationResponse | TryAgain> {
  const { database, clock, payments } = deps;
  const { sessionId, userId, guest, paymentMethodId, notes, useCredit = false } = request;
  const { passId = null, useIncluded = false } = request;
  const usePass = request.usePass === true || passId !== null;
  const now = clock.now();
  if (guest && (await personByEmail(database.db, guest.email))) throw problem('account_exists');
  const listed = await readRegistrationContext(database, sessionId, userId, now);
  if (listed === null) throw problem('not_found');
  const code = await codeOrRelease(deps, request, listed, now);
  if (code === tryAgain) return tryAgain;
  const context = lessCode(listed, code);
  try {
    assertCanRegister(request, context, now);
  } catch (error) {
    // The guest's own hold may be what fills the session; a member's hold is not counted. No other problem is a reason
    // to release a hold.
    const full = error instanceof ProblemError && error.code === 'session_full';
    if (guest && full && (await isUnblocked(deps, request, 'here'))) return tryAgain;
    throw error;
  }
  // Checked after eligibility: a retry must get its stored response, not a problem with the card.
  await requireUsableCard(database.db, payments.name, paymentMethodId, userId);
  if (useCredit && !usePass && !useIncluded && userId !== null) {
    const { cents } = context.price;
    const hasCard = paymentMethodId !== null;
    const isPlan = cents > 0 && request.plan !== 'full';
    const { seenCreditCents: seenCents = null } = request;
    await requirePayableByCredit(database.db, { userId, cents, isPlan, seenCents, hasCard });
  }
  const credit = await creditToUse(database.db, request, context, now);
  const draft = draftRegistration({
    sessionId,
    userId,
    guest: guest ? await guest.draft() : null,
    priceCents: context.price.cents,
    rate: context.price.rate,
    plan: context.price.cents === 0 ? 'full' : request.plan,
    notes,
    entry: context.entry,
    startsAt: context.session.startsAt,
    paymentMethodId,
    chargeNow: credit === null && (paymentMethodId !== null || useCredit) && context.price.cents > 0,
    credit,
    promo: code,
    now,
  });
  const reserve = (statement: ClaimSeatStatement, reservation: ReservationRequest) =>
    code === null
      ? reserveSeat(database, statement, reservation)
      : reserveWithCode(database, statement, reservation, code, { ...(lockCode && { lock: lockCode }) });
  const result = await reserveWithinLimit(claim, draft, reserve, () =>
    reservationRequest(deps, request, draft, context),
  );
  if (result !== 'taken') return tryAgainOrThrow(deps, request, context, result);
  purgeSessionLists();
  return chargeAndConfirm(deps, request, draft, context);
}

/** The code of the request. An unfinished payment of the person for this session may have the last use: it is given up then. */
async function codeOrRelease(
  deps: BookingDeps,
  request: RegistrationRequest,
  context: RegistrationContext,
  now: Date,
): Promise<SeatCode | null | TryAgain> {
  const { db } = deps.database;
  try {
    return await codeForSeat(db, request, context, now);
  } catch (error) {
    const isOwn = error instanceof ProblemError && (await holdsCode(db, request));
    if (isOwn && (await isUnblocked(deps, request, 'here'))) return tryAgain;
    throw error;
  }
}

/**
 * Reserves the seat of the person's own offer, or otherwise a free seat. Builds the reservation request only inside the
 * concurrency limit: in a rush, most requests never need one.
 */
async function reserveWithinLimit(
  claim: ClaimSeatStatement,
  { sessionId, entry }: Draft,
  reserve: (claim: ClaimSeatStatement, reservation: ReservationRequest) => Promise<ReservationResult>,
  reservation: () => ReservationRequest,
): Promise<ReservationResult> {
  return limitPerSession(sessionId, async () => {
    if (entry?.status === 'offered') return reserve(claimOfferedSeat(entry.id), reservation());
    if (isKnownFull(sessionId)) return 'full';
    const result = await reserve(claim, reservation());
    if (result === 'full') markFull(sessionId);
    return result;
  });
}

/** Only a guest's confirmation needs more than one statement: it creates the account. */
const isConfirmedImmediately = ({ charge, guest }: Draft) => charge === null && guest === null;

/** Without a charge, the statement that reserves the seat also stores the response and the confirmation email. */
function reservationRequest(
  { payments, mail, settings, systemClock }: BookingDeps,
  { idempotentRequest }: RegistrationRequest,
  draft: Draft,
  context: RegistrationContext,
): ReservationRequest {
  const request = { draft, idempotentRequest, provider: payments.name, systemNow: systemClock.now() };
  if (!isConfirmedImmediately(draft)) return { ...request, status: 'held', response: null, email: null };
  const reply = confirmedResult(viewedDraft(draft, context.session), draft.createdAt);
  return {
    ...request,
    status: 'confirmed',
    response: { status: 201, reply },
    email: mail.row(confirmationEmailOfDraft(draft, context, settings)),
  };
}

/** After the seat is reserved: charges outside any transaction, then applies the charge outcome. */
async function chargeAndConfirm(
  deps: BookingDeps,
  request: RegistrationRequest,
  draft: Draft,
  { session }: RegistrationContext,
): Promise<RegistrationResponse | TryAgain> {
  const { payments } = deps;
  const { id: registrationId, sessionId } = draft;
  if (isConfirmedImmediately(draft)) {
    return replyWith(201, confirmedResult(viewedDraft(draft, session), draft.createdAt));
  }
  if (draft.charge === null) {
    await confirmWithoutCharge(deps, sessionId, registrationId);
    return finishRequest(deps, request.idempotentRequest, registrationId, null);
  }
  const { id: paymentId, key } = draft.charge;
  const instalmentId = draft.instalments[0]?.id ?? null;
  const charge = { paymentId, registrationId, sessionId, instalmentId, provider: payments.name };
  const rest = request.useCredit
    ? await payWithCredit(deps, charge, {
        seenCents: request.seenCreditCents ?? null,
        hasCard: request.paymentMethodId !== null,
      })
    : { cents: draft.charge.cents, paid: null };
  if (rest.paid !== null)
    return finishRequest(deps, request.idempotentRequest, registrationId, paymentId, {
      registration: rest.paid,
    });
  const outcome = await chargeUnlessCreditChanged(payments, {
    cents: rest.cents,
    paymentMethodId: request.paymentMethodId,
    key,
    description: `Registration ${registrationId}`,
    registrationId,
    ...cardStorage(request, draft),
  });
  const registration = await applyChargeOutcome(deps, charge, outcome);
  return finishRequest(deps, request.idempotentRequest, registrationId, paymentId, { registration });
}

/** Saves the card for a member who asked for it; otherwise keeps it only while an instalment plan is charged to it. */
function cardStorage({ userId, saveCard }: RegistrationRequest, draft: Draft): Pick<ChargeRequest, 'keep'> {
  if (userId !== null && saveCard === true) return { keep: { owner: userId, as: 'saved' } };
  if (draft.paymentMethodRef === null) return {};
  return { keep: { owner: userId ?? draft.id, as: 'plan' } };
}

/** True if nothing is in the way any more: the first request with this key is known, or the caller's earlier hold is released. */
async function isUnblocked(
  deps: BookingDeps,
  request: RegistrationRequest,
  where: HoldScope,
): Promise<boolean> {
  return (await hasKey(deps, request)) || releaseOwnHolds(deps, request, where);
}

/** After a rejected reservation. Releases a hold that was left at an unfinished payment authentication. */
async function tryAgainOrThrow(
  deps: BookingDeps,
  request: RegistrationRequest,
  { live, entry }: RegistrationContext,
  result: Exclude<ReservationResult, 'taken'>,
): Promise<TryAgain> {
  // Another registration used the credit. There may be a next one.
  if (result === tryAgain || result === 'credit_used') return tryAgain;
  const mayHold = result !== 'full' || request.guest !== null || live !== null;
  const where = result === 'address_busy' ? 'anywhere' : 'here';
  if (mayHold && (await isUnblocked(deps, request, where))) return tryAgain;
  // A charge for the caller's own hold is in progress. Its outcome decides whether the next attempt can succeed.
  if (result !== 'full') return tryAgain;
  // The waitlist may have changed since it was read: the offer may have ended, or a new one may have been made.
  if (entry && (await isChanged(deps.database.db, entry))) return tryAgain;
  throw ineligibleProblem('session_full');
}

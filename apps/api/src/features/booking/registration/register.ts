import { replyWith } from '../../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { dropKey, readKey } from '../../../platform/idempotency/keys.ts';
import { keyReused } from '../../../platform/idempotency/read-idempotent-request.ts';
import { waitForKey } from '../../../platform/idempotency/wait-for-key.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
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
import { claimOfferedSeat, hasMoved } from '../waitlist/claim-offered-seat.ts';
import { applyChargeOutcome, confirmWithoutCharge, type BookingDeps } from './apply-charge-outcome.ts';
import { confirmationEmailOfDraft } from './confirmation-email.ts';
import { draftRegistration, type Draft } from './draft.ts';
import { releaseOwnHolds, type HoldScope } from './reconcile.ts';
import { reserveSeat, type ReservationRequest, type ReservationResult } from './reserve-seat.ts';
import { confirmedResult, currentResponse, resumeRequest, type RegistrationResponse } from './responses.ts';
import { viewedDraft } from './view.ts';

/** A request for a seat in a session, and how it is paid. */
export interface RegistrationRequest extends RegistrationTerms {
  readonly sessionId: string;
  /** Save the card for later payments. */
  readonly saveCard?: boolean;
  readonly notes: string;
  readonly userId: string | null;
  readonly guest: Guest | null;
  readonly idempotentRequest: IdempotentRequest | null;
}

/** A person without an account, which is created when the registration is confirmed. */
interface Guest {
  readonly email: string;
  readonly dateOfBirth: string;
  /** Called only after the eligibility check, because it hashes a password. */
  readonly draft: () => Promise<GuestDraft>;
}

type RegistrationGuards = Guards<{ claim: ClaimSeatStatement }>;

const maxAttempts = 5;
const pauseMs = 100;

/**
 * Registers: checks eligibility, holds the seat, charges outside any transaction, confirms. A retry with the same
 * idempotency key gets the response of the first request, even if the process that handled it died (SPEC-B 10.6).
 */
export async function registerForSession(
  deps: BookingDeps,
  request: RegistrationRequest,
  guards: RegistrationGuards = {},
): Promise<RegistrationResponse> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // A key is nearly always new, and the statement that reserves the seat detects a known one. Only retries read it
    // first.
    const known = attempt === 0 ? 'fresh' : await knownResponse(deps, request);
    if (known === 'moved_on') continue;
    if (known !== 'fresh') return known;
    try {
      const response = await attemptRegistration(deps, request, guards);
      if (response !== null) return response;
    } catch (error) {
      // The first request with this key may have finished since the key was read. Its response then applies here too.
      if (!(await hasKey(deps, request))) throw error;
    }
  }
  throw inProgress();
}

async function hasKey(
  { database, clock }: BookingDeps,
  { idempotentRequest }: RegistrationRequest,
): Promise<boolean> {
  if (idempotentRequest === null) return false;
  return (await readKey(database.db, idempotentRequest, clock.now())).state !== 'fresh';
}

/**
 * Returns the stored response of this idempotent request. `fresh`: the key is new, or this call must do the work again.
 * `moved_on`: another request with the same key started again first.
 */
async function knownResponse(
  deps: BookingDeps,
  { idempotentRequest }: RegistrationRequest,
): Promise<RegistrationResponse | 'fresh' | 'moved_on'> {
  if (idempotentRequest === null) return 'fresh';
  const { database, clock } = deps;
  const state = await waitForKey(database.db, idempotentRequest, () => clock.now());
  if (state.state === 'fresh') return 'fresh';
  if (state.state === 'reused') throw keyReused();
  if (state.state === 'in_progress' && state.lockedUntil > clock.now()) throw inProgress();
  const resumed = await resumeRequest(deps, idempotentRequest, state);
  if (resumed !== null) return resumed;
  return (await dropKey(database.db, idempotentRequest, state.progress)) ? 'fresh' : 'moved_on';
}

/** Makes one attempt. Null: another request with the same key was faster, or the caller's earlier hold was released. */
async function attemptRegistration(
  deps: BookingDeps,
  request: RegistrationRequest,
  { claim = claimSeat }: RegistrationGuards,
): Promise<RegistrationResponse | null> {
  const { database, clock, payments } = deps;
  const { sessionId, userId, guest, paymentMethodId, notes } = request;
  const now = clock.now();
  if (guest && (await personByEmail(database.db, guest.email))) throw problem('account_exists');
  const context = await readRegistrationContext(database, sessionId, userId, now);
  if (context === null) throw problem('not_found');
  try {
    assertCanRegister(request, context, now);
  } catch (error) {
    // The guest's own hold may be what fills the session; a member's hold is not counted. No other problem is a reason
    // to release a hold.
    const full = error instanceof ProblemError && error.code === 'session_full';
    if (guest && full && (await mayRetry(deps, request, 'here'))) return null;
    throw error;
  }
  // Checked after eligibility: a retry must get its stored response, not a problem with the card.
  await requireUsableCard(database.db, payments.name, paymentMethodId, userId);
  const draft = draftRegistration({
    sessionId,
    userId,
    guest: guest ? await guest.draft() : null,
    priceCents: context.price.cents,
    rate: context.price.rate,
    plan: context.price.cents === 0 ? 'full' : request.plan,
    notes,
    entry: context.entry,
    paymentMethodId,
    chargeNow: paymentMethodId !== null && context.price.cents > 0,
    now,
  });
  const result = await reserveWithinLimit(deps, claim, draft, () =>
    reservationRequest(deps, request, draft, context),
  );
  if (result !== 'taken') return retryOrThrow(deps, request, context, result);
  purgeSessionLists();
  return chargeAndConfirm(deps, request, draft, context);
}

/**
 * Reserves the seat of the person's own offer, or otherwise a free seat. Builds the reservation request only inside the
 * concurrency limit: in a rush, most requests never need one.
 */
async function reserveWithinLimit(
  { database }: BookingDeps,
  claim: ClaimSeatStatement,
  { sessionId, entry }: Draft,
  reservation: () => ReservationRequest,
): Promise<ReservationResult> {
  return limitPerSession(sessionId, async () => {
    if (entry?.status === 'offered') return reserveSeat(database, claimOfferedSeat(entry.id), reservation());
    if (isKnownFull(sessionId)) return 'full';
    const result = await reserveSeat(database, claim, reservation());
    if (result === 'full') markFull(sessionId);
    return result;
  });
}

/** Only a guest's confirmation needs more than one statement: it creates the account. */
const isConfirmedImmediately = ({ charge, guest }: Draft) => charge === null && guest === null;

/** Without a charge, the statement that reserves the seat also stores the response and the confirmation email. */
function reservationRequest(
  { payments, mail, settings }: BookingDeps,
  { idempotentRequest }: RegistrationRequest,
  draft: Draft,
  context: RegistrationContext,
): ReservationRequest {
  const request = { draft, idempotentRequest, provider: payments.name };
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
): Promise<RegistrationResponse | null> {
  const { payments } = deps;
  const { id: registrationId, sessionId } = draft;
  if (isConfirmedImmediately(draft)) {
    return replyWith(201, confirmedResult(viewedDraft(draft, session), draft.createdAt));
  }
  if (draft.charge === null) {
    await confirmWithoutCharge(deps, sessionId, registrationId);
    return currentResponse(deps, request.idempotentRequest, registrationId, null);
  }
  const { id: paymentId, cents, key } = draft.charge;
  const outcome = await chargeWithTimeout(payments, {
    cents,
    paymentMethodId: request.paymentMethodId ?? '',
    key,
    description: `Registration ${registrationId}`,
    registrationId,
    ...cardStorage(request, draft),
  });
  const instalmentId = draft.instalments[0]?.id ?? null;
  const charge = { paymentId, registrationId, sessionId, instalmentId, provider: payments.name };
  await applyChargeOutcome(deps, charge, outcome);
  return currentResponse(deps, request.idempotentRequest, registrationId, paymentId);
}

/** Saves the card for a member who asked for it; otherwise keeps it only while an instalment plan is charged to it. */
function cardStorage({ userId, saveCard }: RegistrationRequest, draft: Draft): Pick<ChargeRequest, 'keep'> {
  if (userId !== null && saveCard === true) return { keep: { owner: userId, as: 'saved' } };
  if (draft.paymentMethodRef === null) return {};
  return { keep: { owner: userId ?? draft.id, as: 'plan' } };
}

/**
 * Returns true if a retry makes sense: the idempotency key is known by now, or the caller's earlier hold was released.
 */
async function mayRetry(deps: BookingDeps, request: RegistrationRequest, where: HoldScope): Promise<boolean> {
  return (await hasKey(deps, request)) || releaseOwnHolds(deps, request, where);
}

/** Null means: try again. A hold left at an unfinished payment authentication is released for the new attempt. */
async function retryOrThrow(
  deps: BookingDeps,
  request: RegistrationRequest,
  { live, entry }: RegistrationContext,
  result: ReservationResult,
): Promise<null> {
  if (result === 'key_taken') return null;
  const mayHold = result !== 'full' || request.guest !== null || live !== null;
  const where = result === 'address_busy' ? 'anywhere' : 'here';
  if (mayHold && (await mayRetry(deps, request, where))) return null;
  // The waitlist may have changed since it was read: the offer may have ended, or a new one may have been made.
  if (result === 'full' && entry && (await hasMoved(deps.database.db, entry))) return null;
  if (result === 'full') throw ineligibleProblem('session_full');
  // A charge for the caller's own hold is in progress. Its outcome decides whether the next attempt can succeed.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return null;
}

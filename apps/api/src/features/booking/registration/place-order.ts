import { personByEmail } from '../../users/people.ts';
import { answer } from '../../../platform/calls/calls.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { keyReused } from '../../../platform/idempotency/read-idempotent-request.ts';
import { dropKey, readKey, type KeyState } from '../../../platform/idempotency/keys.ts';
import { waitForKey } from '../../../platform/idempotency/wait-for-key.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import type { ChargeRequest } from '../../payments/port/provider.ts';
import { requireUsableCard } from '../../saved-cards/saved-cards.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { hasMoved } from '../waitlist/claim-offered-seat.ts';
import { confirmedResult } from './registration-responses.ts';
import { draftRegistration, type Draft } from './draft.ts';
import { readRegistrationContext, type RegistrationContext } from '../seats/registration-context.ts';
import { confirmationEmailOfDraft } from './confirmation-email.ts';
import { assertCanRegister, type Order, type OrderResponse, type OrderTools } from './order.ts';
import { ineligibleProblem } from '../seats/eligibility.ts';
import { releaseOwnHolds, type HoldScope } from './release-own-holds.ts';
import { resumeRequest, currentResponse } from './resume-request.ts';
import { confirmWithoutCharge, applyChargeOutcome } from './apply-charge-outcome.ts';
import {
  claimStatementFor,
  reserveSeat,
  type ReservationResult,
  type ReservationRequest,
} from './reserve-seat.ts';
import { limitPerSession, isKnownFull, markFull } from '../seats/session-concurrency.ts';
import { viewedDraft } from './view.ts';

const mostTries = 5;
const pauseMs = 100;

/**
 * Registers: checks eligibility, holds the seat, charges outside any transaction, confirms. A retry with the same
 * idempotency key gets the response of the first request, even if the process that handled it died (SPEC-B 10.6).
 */
export async function placeOrder(tools: OrderTools, order: Order): Promise<OrderResponse> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    // A key is nearly always new, and the statement that reserves the seat detects a known one. Only retries read it
    // first.
    const known = attempt === 0 ? 'fresh' : await knownAnswer(tools, order);
    if (known === 'moved_on') continue;
    if (known !== 'fresh') return known;
    try {
      const answered = await tryOrder(tools, order);
      if (answered !== null) return answered;
    } catch (error) {
      // The first request with this key may have finished since the key was read. Its response then applies here too.
      if (!(await hasKey(tools, order))) throw error;
    }
  }
  throw inProgress();
}

async function hasKey({ database, clock }: OrderTools, { intent }: Order): Promise<boolean> {
  return intent !== null && (await readKey(database.db, intent, clock.now())).state !== 'fresh';
}

/**
 * Returns the stored response of this idempotent request. `fresh`: the key is new, or this call must do the work again.
 * `moved_on`: another request with the same key started again first.
 */
async function knownAnswer(
  tools: OrderTools,
  { intent }: Order,
): Promise<OrderResponse | 'fresh' | 'moved_on'> {
  if (intent === null) return 'fresh';
  const { database, clock } = tools;
  const state: KeyState = await waitForKey(database.db, intent, () => clock.now());
  if (state.state === 'fresh') return 'fresh';
  if (state.state === 'reused') throw keyReused();
  if (state.state === 'in_progress' && state.lockedUntil > clock.now()) throw inProgress();
  const resumed = await resumeRequest(tools, intent, state);
  if (resumed !== null) return resumed;
  return (await dropKey(database.db, intent, state.progress)) ? 'fresh' : 'moved_on';
}

/** Makes one attempt. Null: another request with the same key was faster, or the caller's earlier hold was released. */
async function tryOrder(tools: OrderTools, order: Order): Promise<OrderResponse | null> {
  const { database, clock } = tools;
  const now = clock.now();
  if (order.guest && (await personByEmail(database.db, order.guest.email))) throw problem('account_exists');
  const standing = await readRegistrationContext(database, order.sessionId, order.userId, now);
  if (standing === null) throw problem('not_found');
  try {
    assertCanRegister(order, standing, now);
  } catch (refusal) {
    // The guest's own hold may be what fills the session; a member's hold is not counted. No other problem is a reason
    // to release a hold.
    const full = refusal instanceof ProblemError && refusal.code === 'session_full';
    if (order.guest && full && (await lookAgain(tools, order, 'here'))) return null;
    throw refusal;
  }
  // Checked after eligibility: a retry must get its stored response, not a problem with the card.
  await requireUsableCard(database.db, tools.payments.name, order.paymentMethodId, order.userId);
  const draft = draftRegistration({
    sessionId: order.sessionId,
    userId: order.userId,
    guest: order.guest ? await order.guest.draft() : null,
    priceCents: standing.price.cents,
    rate: standing.price.rate,
    plan: standing.price.cents === 0 ? 'full' : order.plan,
    notes: order.notes,
    entry: standing.entry,
    paymentMethodId: order.paymentMethodId,
    chargeNow: order.paymentMethodId !== null && standing.price.cents > 0,
    now,
  });
  const wish =
    draft.charge === null && order.guest === null
      ? () => confirmedWish(tools, order, draft, standing)
      : () => heldWish(tools, order, draft);
  const taken = await takeInTurn(tools, draft, wish);
  if (taken !== 'taken') return retryOrRefuse(tools, order, standing, taken);
  purgeSessionLists();
  return afterTaking(tools, order, draft, standing);
}

/** Builds the reservation request only inside the concurrency limit: in a rush, most requests never need one. */
async function takeInTurn(
  { database, place }: OrderTools,
  { sessionId, entry }: Draft,
  wish: () => ReservationRequest,
): Promise<ReservationResult> {
  const offered = entry?.status === 'offered';
  return limitPerSession(sessionId, async () => {
    if (!offered && isKnownFull(sessionId)) return 'full';
    const taken = await reserveSeat(database, claimStatementFor(entry, place), wish());
    if (taken === 'full' && !offered) markFull(sessionId);
    return taken;
  });
}

/** Without a charge, one statement reserves the seat, stores the response and queues the confirmation email. */
function confirmedWish(
  tools: OrderTools,
  order: Order,
  draft: Draft,
  standing: RegistrationContext,
): ReservationRequest {
  const reply = confirmedResult(viewedDraft(draft, standing.session), draft.createdAt);
  const data = confirmationEmailOfDraft(draft, standing, tools.settings);
  const to = standing.person?.email ?? '';
  return {
    draft,
    intent: order.intent,
    status: 'confirmed',
    answer: { status: 201, reply },
    provider: tools.payments.name,
    letter: tools.mail.row({ to, template: 'registration_confirmed', data }),
  };
}

const heldWish = ({ payments }: OrderTools, { intent }: Order, draft: Draft): ReservationRequest => ({
  draft,
  intent,
  status: 'held',
  answer: null,
  provider: payments.name,
  letter: null,
});

/** After the seat is reserved: charges outside any transaction, then applies the charge outcome. */
async function afterTaking(
  tools: OrderTools,
  order: Order,
  draft: Draft,
  standing: RegistrationContext,
): Promise<OrderResponse | null> {
  const { payments } = tools;
  if (draft.charge === null && order.guest === null) {
    return answer(201, confirmedResult(viewedDraft(draft, standing.session), draft.createdAt));
  }
  if (draft.charge === null) {
    await confirmWithoutCharge(tools, draft.sessionId, draft.id);
    return currentResponse(tools, order.intent, draft.id, null);
  }
  const charge = {
    paymentId: draft.charge.id,
    registrationId: draft.id,
    sessionId: draft.sessionId,
    instalmentId: draft.instalments[0]?.id ?? null,
    provider: payments.name,
  };
  const outcome = await chargeWithTimeout(payments, {
    cents: draft.charge.cents,
    paymentMethodId: order.paymentMethodId ?? '',
    key: draft.charge.key,
    description: `Registration ${draft.id}`,
    registrationId: draft.id,
    ...keeping(order, draft),
  });
  await applyChargeOutcome(tools, charge, outcome);
  return currentResponse(tools, order.intent, draft.id, draft.charge.id);
}

/** Saves the card for a member who asked for it; otherwise keeps it only while an instalment plan is charged to it. */
function keeping({ userId, saveCard }: Order, draft: Draft): Pick<ChargeRequest, 'keep'> {
  if (userId !== null && saveCard === true) return { keep: { owner: userId, as: 'saved' } };
  if (draft.paymentMethodRef === null) return {};
  return { keep: { owner: userId ?? draft.id, as: 'plan' } };
}

/**
 * Returns true if a retry makes sense: the idempotency key is known by now, or the caller's earlier hold was released.
 */
async function lookAgain(tools: OrderTools, order: Order, where: HoldScope): Promise<boolean> {
  return (await hasKey(tools, order)) || releaseOwnHolds(tools, order, where);
}

/** Null means: try again. A hold left at an unfinished payment authentication is released for the new attempt. */
async function retryOrRefuse(
  tools: OrderTools,
  order: Order,
  { live, entry }: RegistrationContext,
  taken: ReservationResult,
): Promise<null> {
  if (taken === 'key_taken') return null;
  const mayHold = taken !== 'full' || order.guest !== null || live !== null;
  const where = taken === 'address_busy' ? 'anywhere' : 'here';
  if (mayHold && (await lookAgain(tools, order, where))) return null;
  // The waitlist may have changed since it was read: the offer may have ended, or a new one may have been made.
  if (taken === 'full' && entry && (await hasMoved(tools.database.db, entry))) return null;
  if (taken === 'full') throw ineligibleProblem('session_full');
  // A charge for the caller's own hold is in progress. Its outcome decides whether the next attempt can succeed.
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return null;
}

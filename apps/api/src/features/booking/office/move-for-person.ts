import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents, payLaterDay } from '@detroit-well/pricing';
import type { Change } from '../../../platform/audit/audit-entry.ts';
import type { Handler } from '../../../platform/calls/calls.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fieldProblem, problem, ProblemError } from '../../../platform/calls/problem.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { exchangeIncluded, type IncludedCredit } from '../ledger/included-uses.ts';
import { partsGivenBack, runRefunds } from '../ledger/refunds.ts';
import { reasonNotToMove } from '../moving/may-move.ts';
import { otherProgram } from '../moving/move.ts';
import { creditAfterMove } from '../moving/move-credit.ts';
import { moveTerms, priceAfterMove } from '../moving/move-terms.ts';
import { hasOpenCharge } from '../registration/end-registration.ts';
import { lockMove, swapSeats, type Swap } from '../registration/swap-seats.ts';
import { claimSeatWith, limitPerSession } from '../seats/claim-seat.ts';
import { ineligibleProblem } from '../seats/eligibility.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import { givenBackBy, requireWithinLimit } from '../../team/limits.ts';
import { claimOfferedSeat } from '../waitlist/claim-offered-seat.ts';
import { requireLive } from './cancel-for-person.ts';
import { hindranceOf, requireOverrides, requireRules, type Hindrance } from './overrides.ts';
import { contextIn, creditUsed, factsFor, owedDraft, reserveIn, unpaid } from './place-person.ts';
import { hindrancesOf } from './register-person.ts';
import { officeRegistrationView, owedOf, registrationOf, type OfficeBookingDeps } from './registration-of.ts';

const planTooLong =
  'A payment of the plan would be due after this date. Take the rest first, or choose a later date.';

/** Why the person themself could not move it now, as a problem that the override `policy` sets aside. */
function lateToMove(registration: RegistrationRecord, now: Date): ProblemError | null {
  const message = reasonNotToMove(registration, now);
  return message === null ? null : problem('cannot_move', { message, override: 'policy' });
}

/** Requires another date of the program that what paid without money pays for. Returns the included session to use instead. */
async function requireTarget(
  db: Db,
  registration: RegistrationRecord,
  context: RegistrationContext,
  now: Date,
): Promise<IncludedCredit | null> {
  const { session } = context;
  if (session.id === registration.sessionId) throw ineligibleProblem('already_registered');
  if (session.programId !== registration.programId) throw fieldProblem({ session_id: [otherProgram] });
  const { hindrance, exchange } = await creditAfterMove(db, registration, context, now);
  if (hindrance !== null) throw problem('cannot_move', { message: hindrance });
  return exchange;
}

/**
 * The terms of the member's own move, but for a difference that would be charged at once: no card is at hand, so it is owed as a
 * spot that is paid later. Null: a plan would end after the new date.
 */
function termsOf(
  registration: RegistrationRecord,
  context: RegistrationContext,
  now: Date,
): Swap['terms'] | null {
  const { session } = context;
  const priceCents = priceAfterMove(registration, context);
  const terms = moveTerms(registration, { priceCents, startsAt: session.startsAt }, now);
  if (terms === null || terms.dueNowCents === 0) return terms;
  const position = 1 + Math.max(0, ...registration.instalments.map((each) => each.position));
  const dueOn = payLaterDay(now, session.startsAt, studioDay);
  return { backCents: 0, open: [{ position, dueOn, cents: terms.dueNowCents }] };
}

/** The refund of a move, in dollars. */
const backOf = ({ payments }: RegistrationRecord, terms: Swap['terms'] | null): string =>
  fromCents(partsGivenBack(payments, terms?.backCents ?? 0).reduce((sum, { cents }) => sum + cents, 0));

/** The refunds of a move to a cheaper date count for the limit of the person who moves it, payment by payment. */
async function requireLimit(
  tx: Db,
  actorId: string,
  { payments }: RegistrationRecord,
  { backCents }: Swap['terms'],
): Promise<void> {
  for (const { paymentId: chargeId, cents } of partsGivenBack(payments, backCents))
    await requireWithinLimit(tx, actorId, cents + (await givenBackBy(tx, actorId, { chargeId })));
}

/** Moves a registration for its person: seats, money, email and entry in one transaction. */
export const moveForPerson: Handler<Contract['officeRegistrations']['move'], OfficeBookingDeps> = async (
  call,
  deps,
) => {
  const { params } = call;
  const { session_id: targetId, overrides = [], reason } = call.body;
  requireOverrides(call.caller, overrides, reason);
  const sets = { capacity: overrides.includes('capacity'), policy: overrides.includes('policy') };
  const now = deps.clock.now();
  const move = async (tx: Db, record: (change: Change) => Promise<void>) => {
    const seen = await registrationOf(tx, params);
    await lockMove(tx, [seen.sessionId, targetId], [seen.id]);
    const registration = await registrationOf(tx, params);
    requireLive(registration, now, 'cannot_move');
    if (registration.sessionId !== seen.sessionId || registration.moving || hasOpenCharge(registration))
      throw inProgress();
    const late = lateToMove(registration, now);
    if (late !== null && !sets.policy) throw late;
    const context = await contextIn(tx, targetId, params.id, now);
    const exchange = await requireTarget(tx, registration, context, now);
    const facts = factsFor(context, now);
    requireRules(facts, context, overrides);
    if (context.live?.status === 'held') throw inProgress();
    const terms = termsOf(registration, context, now);
    if (terms === null) throw problem('plan_unavailable', { message: planTooLong });
    await requireLimit(tx, call.caller.userId, registration, terms);
    const { price, entry } = context;
    const draft = owedDraft(params.id, context, 0, now);
    const claim = entry?.status === 'offered' ? claimOfferedSeat(entry.id) : claimSeatWith(sets);
    await reserveIn(tx, claim, context, facts, {
      ...unpaid(draft, deps),
      status: 'held',
      email: null,
      moves: registration.id,
    });
    if (exchange !== null && !(await exchangeIncluded(tx, registration.id, exchange, now)))
      throw inProgress({ message: creditUsed });
    const hold = { id: draft.id, sessionId: targetId };
    await swapSeats(
      tx,
      deps,
      registration,
      {
        hold,
        priceCents: priceAfterMove(registration, context),
        rate: price.rate,
        terms,
        charge: null,
        movedBy: call.caller.userId,
      },
      now,
    );
    await record({
      action: 'registration.move',
      target: `registration:${registration.id}`,
      personId: params.id,
      before: {
        session_id: registration.sessionId,
        price: fromCents(registration.priceCents),
        rate: registration.rate,
      },
      after: {
        session_id: targetId,
        price: fromCents(priceAfterMove(registration, context)),
        rate: price.rate,
        refund: backOf(registration, terms),
        overrides,
      },
      reason,
    });
    return terms.backCents;
  };
  const backCents = await limitPerSession(targetId, () => deps.office.change(call, move));
  purgeSessionLists();
  if (backCents > 0) await runRefunds(deps, params.registration_id);
  return officeRegistrationView(await deps.office.read((db) => registrationOf(db, params)), now);
};

/** The limit as what is in the way of a move. */
async function limitInTheWay(...asked: Parameters<typeof requireLimit>): Promise<Hindrance[]> {
  try {
    await requireLimit(...asked);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [hindranceOf(error)];
  }
}

/** The effects of moving a registration, and every rule that is in the way. */
export const previewMove: Handler<Contract['officeRegistrations']['previewMove'], OfficeBookingDeps> = (
  { params, body, caller },
  { office, clock },
) =>
  office.read(async (db) => {
    const now = clock.now();
    const registration = await registrationOf(db, params);
    requireLive(registration, now, 'cannot_move');
    const context = await contextIn(db, body.session_id, params.id, now);
    await requireTarget(db, registration, context, now);
    const { price, session } = context;
    const terms = termsOf(registration, context, now);
    const late = lateToMove(registration, now);
    return {
      session_id: session.id,
      price: fromCents(price.cents),
      rate: price.rate,
      refund: backOf(registration, terms),
      ...owedOf(terms?.open ?? []),
      hindrances: [
        ...(late === null ? [] : [hindranceOf(late)]),
        ...(terms === null
          ? [hindranceOf(problem('plan_unavailable', { message: planTooLong }))]
          : await limitInTheWay(db, caller.userId, registration, terms)),
        ...(await hindrancesOf(db, factsFor(context, now), context, now)),
      ],
    };
  });

import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { Change } from '../../../platform/audit/audit-entry.ts';
import { fieldProblem, problem, ProblemError } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { seatPurchase } from '../../promo-codes/seat-purchase.ts';
import { lockedCode, storeUse } from '../../promo-codes/take-use.ts';
import { requireWithinLimit } from '../../team/limits.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { requirePerson } from '../../users/require-person.ts';
import type { SeatCredit } from '../ledger/seat-credit.ts';
import type { BookingDeps } from '../registration/apply-charge-outcome.ts';
import { lessCode, notWithPass } from '../registration/code-for-seat.ts';
import { confirmationEmailOfDraft } from '../registration/confirmation-email.ts';
import { draftRegistration, type Draft } from '../registration/draft.ts';
import { reserveSeat, type ReservationRequest } from '../registration/reserve-seat.ts';
import { creditToUse } from '../registration/use-seat-credit.ts';
import { claimSeatWith, type SeatOverrides } from '../seats/claim-seat.ts';
import { factsOf, type RegistrationFacts } from '../seats/eligibility.ts';
import { readRegistrationContext, type RegistrationContext } from '../seats/registration-context.ts';
import { claimOfferedSeat } from '../waitlist/claim-offered-seat.ts';
import { brokenRule, requireRules, type Override } from './overrides.ts';

/** A statement that claims a seat for a person. */
export type ClaimForPerson = (overrides: SeatOverrides) => ReturnType<typeof claimSeatWith>;

const lockSession = (tx: Db, id: string): Promise<unknown> =>
  tx.execute(sql`select 1 from sessions where id = ${id} for update`);

export type PlaceGuards = Guards<{ claim: ClaimForPerson; lock: typeof lockSession }>;

/** A registration that the team makes for a person. */
interface Place {
  readonly personId: string;
  readonly sessionId: string;
  readonly actorId: string;
  readonly overrides: readonly Override[];
  /** The price that the request says; with the override `price`, the price to set. Cents. */
  readonly claimedCents: number | null;
  readonly usePass: boolean;
  readonly passId: string | null;
  readonly useIncluded: boolean;
  /** A promo code, as it was typed. */
  readonly promoCode?: string | null;
  /** When it is made: the rules and the price of that time hold. */
  readonly now: Date;
  /** A card that is charged now: the seat is held until its outcome is known. */
  readonly cardRef?: string | null;
  /** The facts of a person at the door, who may come after the start. The caller then sends the email. */
  readonly atTheDoor?:
    ((facts: RegistrationFacts, context: RegistrationContext) => RegistrationFacts) | undefined;
}

/**
 * Registers a person in the caller's transaction. The session's row is locked before anything is read, so nothing that decides can
 * change. The change is for the entry.
 */
export async function placePerson(
  tx: Db,
  deps: BookingDeps,
  place: Place,
  { claim = claimSeatWith, lock = lockSession }: PlaceGuards = {},
): Promise<{ readonly draft: Draft; readonly context: RegistrationContext; readonly change: Change }> {
  const { personId, sessionId, overrides, claimedCents, usePass, passId, useIncluded, now, atTheDoor } =
    place;
  const { cardRef = null, promoCode = null } = place;
  const sets: SeatOverrides = {
    capacity: overrides.includes('capacity'),
    policy: atTheDoor !== undefined || overrides.includes('policy'),
  };
  const isPriced = overrides.includes('price');
  await lock(tx, sessionId);
  const listed = await contextIn(tx, sessionId, personId, now);
  const code = promoCode
    ? await lockedCode(tx, { typed: promoCode, personId }, seatPurchase(listed), now)
    : null;
  const context = lessCode(listed, code);
  const asked = factsFor(context, now, claimedCents);
  const facts = atTheDoor ? atTheDoor(asked, context) : asked;
  requireRules(facts, context, overrides);
  if (context.live?.status === 'held') throw inProgress({ message: isPaying });
  const { price, entry } = context;
  const priceCents = isPriced && claimedCents !== null ? claimedCents : price.cents;
  await requireWithinLimit(tx, place.actorId, Math.max(0, price.cents - priceCents));
  if ((usePass || passId !== null || useIncluded) && isPriced)
    throw fieldProblem({ [useIncluded ? 'use_included' : 'use_pass']: [wholePrice] });
  const credit = await creditToUse(
    tx,
    { userId: personId, usePass, passId, useIncluded, plan: 'full' },
    context,
    now,
  );
  if (code !== null && (usePass || passId !== null || useIncluded))
    throw fieldProblem({ promo_code: [notWithPass] });
  const draft = {
    ...owedDraft(personId, context, priceCents, now, credit, cardRef),
    promo: code && { code: code.code, offCents: code.offCents },
  };
  await reserveIn(
    tx,
    entry?.status === 'offered' ? claimOfferedSeat(entry.id) : claim(sets),
    context,
    facts,
    {
      ...unpaid(draft, deps),
      status: draft.charge === null ? 'confirmed' : 'held',
      email:
        atTheDoor || draft.charge
          ? null
          : deps.mail.row(confirmationEmailOfDraft(draft, context, deps.settings)),
    },
  );
  if (code !== null) await storeUse(tx, code, { registrationId: draft.id }, now);
  await notifyPerson(tx, personId);
  return {
    draft,
    context,
    change: {
      action: 'registration.create',
      target: `registration:${draft.id}`,
      personId,
      before: null,
      after: {
        session_id: sessionId,
        price: fromCents(draft.priceCents),
        rate: draft.rate,
        overrides,
        ...(credit && { paid_with: credit.kind }),
        ...(code && { promo_code: code.code }),
      },
    },
  };
}

const wholePrice = 'It pays the price of the session. Leave the price as it is.';
const isPaying = 'This person is paying for a spot in this session right now. Look again in a few minutes.';
export const creditUsed = 'Another registration used this credit at the same moment. Please try again.';

/** The registration of a person in a session, all of its price owed unless a credit or a card pays it. */
export const owedDraft = (
  userId: string,
  { price, session, entry }: RegistrationContext,
  priceCents: number,
  now: Date,
  credit: SeatCredit | null = null,
  cardRef: string | null = null,
): Draft =>
  draftRegistration({
    sessionId: session.id,
    userId,
    guest: null,
    priceCents,
    rate: price.rate,
    plan: 'full',
    notes: '',
    entry,
    startsAt: session.startsAt,
    paymentMethodId: cardRef,
    chargeNow: cardRef !== null && priceCents > 0,
    credit,
    now,
  });

/** Session and person as they are now, in the caller's transaction. */
export async function contextIn(
  tx: Db,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<RegistrationContext> {
  await requirePerson(tx, userId);
  const prepared = { prepared: (statement: ReturnType<typeof sql>) => tx.execute(statement) };
  const context = await readRegistrationContext(prepared, sessionId, userId, now);
  if (context === null) throw problem('not_found');
  return context;
}

/** The facts of a registration that is paid later. */
export const factsFor = (context: RegistrationContext, now: Date, claimedCents: number | null = null) =>
  factsOf({ plan: 'full', paymentMethodId: null, claimedCents, guest: null }, context, now);

/** The fields of a reservation that is not paid at once. */
export const unpaid = (
  draft: Draft,
  { payments, systemClock }: Pick<BookingDeps, 'payments' | 'systemClock'>,
) => ({
  draft,
  idempotentRequest: null,
  response: null,
  provider: payments.name,
  systemNow: systemClock.now(),
});

/** Reserves the seat in the caller's transaction. Throws where the database refuses it, which may have ended the transaction. */
export async function reserveIn(
  tx: Db,
  claim: ReturnType<ClaimForPerson>,
  context: RegistrationContext,
  facts: RegistrationFacts,
  request: ReservationRequest,
): Promise<void> {
  try {
    const prepared = { prepared: (statement: ReturnType<typeof sql>) => tx.execute(statement) };
    const result = await reserveSeat(prepared, claim, request);
    if (result === 'credit_used') throw inProgress({ message: creditUsed });
    if (result === 'full') throw brokenRule('session_full', context, facts);
    if (result !== 'taken') throw brokenRule('already_registered', context, facts);
  } catch (error) {
    // The account was closed meanwhile. The caller's own sign-in is fine.
    if (error instanceof ProblemError && error.code === 'token_invalid') throw problem('not_found');
    throw error;
  }
}

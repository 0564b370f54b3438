import type { Contract } from '@detroit-well/api-client/contract';
import { creditFor, fromCents, isLastDay, toCents } from '@detroit-well/pricing';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Change } from '../../../platform/audit/audit-entry.ts';
import type { Handler } from '../../../platform/calls/calls.ts';
import { fieldProblem, problem, ProblemError } from '../../../platform/calls/problem.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { requirePerson } from '../../users/require-person.ts';
import { includedFor } from '../ledger/included-uses.ts';
import { freeCredits } from '../ledger/pass-credits.ts';
import type { SeatCredit } from '../ledger/seat-credit.ts';
import { confirmationEmailOfDraft } from '../registration/confirmation-email.ts';
import { draftRegistration, type Draft } from '../registration/draft.ts';
import { reserveSeat, type ReservationRequest } from '../registration/reserve-seat.ts';
import { creditToUse } from '../registration/use-seat-credit.ts';
import { claimSeatWith, limitPerSession, type SeatOverrides } from '../seats/claim-seat.ts';
import { factsOf, type RegistrationFacts } from '../seats/eligibility.ts';
import { readRegistrationContext, type RegistrationContext } from '../seats/registration-context.ts';
import { requireWithinLimit } from '../../team/limits.ts';
import { claimOfferedSeat } from '../waitlist/claim-offered-seat.ts';
import { brokenRule, brokenRules, requireOverrides, requireRules, type Hindrance } from './overrides.ts';
import { officeRegistrationView, owedOf, registrationOf, type OfficeBookingDeps } from './registration-of.ts';

type Create = Contract['officeRegistrations']['create'];

/** A statement that claims a seat for a person. */
export type ClaimForPerson = (overrides: SeatOverrides) => ReturnType<typeof claimSeatWith>;

const lockSession = (tx: Db, id: string): Promise<unknown> =>
  tx.execute(sql`select 1 from sessions where id = ${id} for update`);

/** The registration of a person in a session, all of its price owed unless a credit pays it. */
export const owedDraft = (
  userId: string,
  { price, session, entry }: RegistrationContext,
  priceCents: number,
  now: Date,
  credit: SeatCredit | null = null,
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
    paymentMethodId: null,
    chargeNow: false,
    credit,
    now,
  });

/**
 * Registers a person by the rules of their own registration, or with overrides. The session's row is locked before anything is
 * read, so nothing that decides can change; seat, registration, email and entry are stored in one transaction.
 */
export async function registerPerson(
  call: Parameters<Handler<Create, OfficeBookingDeps>>[0],
  deps: OfficeBookingDeps,
  {
    claim = claimSeatWith,
    lock = lockSession,
  }: Guards<{ claim: ClaimForPerson; lock: typeof lockSession }> = {},
) {
  const { id } = call.params;
  const { session_id: sessionId, amount, overrides = [], reason } = call.body;
  const { use_pass: usePass = false, pass_id: passId = null, use_included: useIncluded = false } = call.body;
  requireOverrides(call.caller, overrides, reason);
  const sets = { capacity: overrides.includes('capacity'), policy: overrides.includes('policy') };
  const isPriced = overrides.includes('price');
  if (isPriced && amount === undefined) throw fieldProblem({ amount: ['Enter the price to set.'] });
  const claimedCents = amount === undefined ? null : toCents(amount);
  const now = deps.clock.now();
  const register = async (tx: Db, record: (change: Change) => Promise<void>) => {
    await lock(tx, sessionId);
    const context = await contextIn(tx, sessionId, id, now);
    const facts = factsFor(context, now, claimedCents);
    requireRules(facts, context, overrides);
    if (context.live?.status === 'held') throw inProgress({ message: isPaying });
    const { price, entry } = context;
    const priceCents = isPriced && claimedCents !== null ? claimedCents : price.cents;
    await requireWithinLimit(tx, call.caller.userId, Math.max(0, price.cents - priceCents));
    if ((usePass || passId !== null || useIncluded) && isPriced)
      throw fieldProblem({ [useIncluded ? 'use_included' : 'use_pass']: [wholePrice] });
    const credit = await creditToUse(
      tx,
      { userId: id, usePass, passId, useIncluded, plan: 'full' },
      context,
      now,
    );
    const draft = owedDraft(id, context, priceCents, now, credit);
    await reserveIn(
      tx,
      entry?.status === 'offered' ? claimOfferedSeat(entry.id) : claim(sets),
      context,
      facts,
      {
        ...unpaid(draft, deps),
        status: 'confirmed',
        email: deps.mail.row(confirmationEmailOfDraft(draft, context, deps.settings)),
      },
    );
    await notifyPerson(tx, id);
    await record({
      action: 'registration.create',
      target: `registration:${draft.id}`,
      personId: id,
      before: null,
      after: {
        session_id: sessionId,
        price: fromCents(draft.priceCents),
        rate: draft.rate,
        overrides,
        ...(credit && { paid_with: credit.kind }),
      },
      reason,
    });
    return registrationOf(tx, { id, registration_id: draft.id });
  };
  const registered = await limitPerSession(sessionId, () => deps.office.change(call, register));
  purgeSessionLists();
  return officeRegistrationView(registered, now);
}

const wholePrice = 'It pays the price of the session. Leave the price as it is.';

export const creditUsed = 'Another registration used this credit at the same moment. Please try again.';

const isPaying = 'This person is paying for a spot in this session right now. Look again in a few minutes.';

/** The effects of registering a person, and every rule that is in the way. */
export const previewRegister: Handler<Contract['officeRegistrations']['previewCreate'], OfficeBookingDeps> = (
  { params, body },
  { office, clock },
) =>
  office.read(async (db) => {
    const now = clock.now();
    const context = await contextIn(db, body.session_id, params.id, now);
    const { price, session, entry } = context;
    const { instalments } = owedDraft(params.id, context, price.cents, now);
    const facts = factsFor(context, now);
    return {
      session_id: session.id,
      price: fromCents(price.cents),
      rate: price.rate,
      due_on: owedOf(instalments).due_on,
      max_participants: session.maxParticipants,
      booked_count: facts.seats.current_registrations ?? 0,
      pass_credit: await creditThatPays(db, params.id, context),
      included_session: await includedThatPays(db, params.id, context, now),
      has_offer: entry?.status === 'offered',
      hindrances: await hindrancesOf(db, facts, context, now),
    };
  });

/** The credit that would pay, without saying why none does. */
async function creditThatPays(db: Db, userId: string, { session, price }: RegistrationContext) {
  if (price.cents === 0) return null;
  const credit = creditFor(await freeCredits(db, userId), {
    day: session.day,
    meetings: session.meetings.length,
  });
  return credit && { expires_on: credit.expiresOn };
}

/** The included session that would pay, without saying why none does. */
async function includedThatPays(db: Db, userId: string, { session, price }: RegistrationContext, now: Date) {
  if (price.cents === 0) return null;
  const payable = { day: session.day, meetings: session.meetings.length };
  const { credit, left } = await includedFor(db, userId, payable, studioDay(now));
  return credit && { left, expires_on: credit.expiresOn };
}

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

/** Every rule that is broken, and the waitlist that a free spot belongs to before the last day. */
export async function hindrancesOf(
  db: Db,
  facts: RegistrationFacts,
  context: RegistrationContext,
  now: Date,
): Promise<Hindrance[]> {
  const found = brokenRules(facts, context);
  const { session, entry } = context;
  if (found.some(({ override }) => override === null || override === 'capacity')) return found;
  if (session.maxParticipants === null || entry?.status === 'offered' || isLastDay(session.startsAt, now))
    return found;
  const [waiting] = await db
    .select({ count: count() })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.sessionId, session.id), eq(waitlistEntries.status, 'waiting')));
  if (!waiting?.count) return found;
  const message = 'People are waiting for a spot. A free one is offered to them first.';
  return [...found, { code: 'session_full', message, override: 'capacity' }];
}

/** The fields of a reservation that is not paid at once. */
export const unpaid = (
  draft: Draft,
  { payments, systemClock }: Pick<OfficeBookingDeps, 'payments' | 'systemClock'>,
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

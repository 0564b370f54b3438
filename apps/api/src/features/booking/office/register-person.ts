import type { Contract } from '@detroit-well/api-client/contract';
import { creditFor, fromCents, isLastDay, toCents } from '@detroit-well/pricing';
import { and, count, eq } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/calls.ts';
import { fieldProblem } from '../../../platform/calls/problem.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import { includedFor } from '../ledger/included-uses.ts';
import { freeCredits } from '../ledger/pass-credits.ts';
import { limitPerSession } from '../seats/claim-seat.ts';
import type { RegistrationFacts } from '../seats/eligibility.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import { brokenRules, requireOverrides, type Hindrance } from './overrides.ts';
import { contextIn, factsFor, owedDraft, placePerson, type PlaceGuards } from './place-person.ts';
import { officeRegistrationView, owedOf, registrationOf, type OfficeBookingDeps } from './registration-of.ts';

type Create = Contract['officeRegistrations']['create'];

/**
 * Registers a person by the rules of their own registration, or with overrides; seat, registration, email and entry are stored in
 * one transaction.
 */
export async function registerPerson(
  call: Parameters<Handler<Create, OfficeBookingDeps>>[0],
  deps: OfficeBookingDeps,
  guards: PlaceGuards = {},
) {
  const { id } = call.params;
  const { session_id: sessionId, amount, overrides = [], reason } = call.body;
  const { use_pass: usePass = false, pass_id: passId = null, use_included: useIncluded = false } = call.body;
  requireOverrides(call.caller, overrides, reason);
  if (overrides.includes('price') && amount === undefined)
    throw fieldProblem({ amount: ['Enter the price to set.'] });
  const now = deps.clock.now();
  const registered = await limitPerSession(sessionId, () =>
    deps.office.change(call, async (tx, record) => {
      const { draft, change } = await placePerson(
        tx,
        deps,
        {
          personId: id,
          sessionId,
          actorId: call.caller.userId,
          overrides,
          claimedCents: amount === undefined ? null : toCents(amount),
          usePass,
          passId,
          useIncluded,
          now,
        },
        guards,
      );
      await record({ ...change, reason });
      return registrationOf(tx, { id, registration_id: draft.id });
    }),
  );
  purgeSessionLists();
  return officeRegistrationView(registered, now);
}

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

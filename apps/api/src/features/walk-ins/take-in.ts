import type { AddWalkInsParams } from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { owedCents } from '../booking/ledger/open-instalments.ts';
import { findRegistration } from '../booking/ledger/registration-queries.ts';
import { placePerson, type PlaceGuards } from '../booking/office/place-person.ts';
import type { OfficeBookingDeps } from '../booking/office/registration-of.ts';
import { confirmationEmail } from '../booking/registration/confirmation-email.ts';
import { addFacts } from '../coaching/attendance-facts.ts';
import { ownSession } from '../coaching/own-session.ts';
import { lockRegistration } from '../money/payable.ts';
import { enterPayment } from '../money/take-payment.ts';
import { flagsOf, statesOf } from '../rosters/fact-flags.ts';
import { deviceTime, placeIn } from '../rosters/place-facts.ts';
import { factsAtTheDoor } from './at-the-door.ts';
import { createAtTheDoor, peopleLike } from './new-person.ts';
import type { StoredWalkIn } from './stored-walk-in.ts';
import { personIdOf } from '../users/people.ts';

export type WalkInRequest = AddWalkInsParams['requests'][number];

/** What a walk-in that was done leaves. */
export type TakenIn = Pick<
  StoredWalkIn,
  'personId' | 'registrationId' | 'priceCents' | 'paidCents' | 'flags' | 'sameIds'
>;

/**
 * Registers somebody at the door, enters the payment and checks them in, in the caller's transaction. The rules and the price are
 * those of the time at which the person came, also when the walk-in arrives days later; money is dated now, because a day that was
 * counted must not change. Throws the problem of what cannot be done.
 */
export async function takeIn(
  tx: Db,
  deps: OfficeBookingDeps,
  { caller, request }: { readonly caller: StaffCaller; readonly request: WalkInRequest },
  guards: PlaceGuards = {},
): Promise<TakenIn> {
  const now = deps.clock.now();
  const { id, amount, overrides = [], pay, person } = request;
  const came = deviceTime(request.at);
  const at = came > now ? now : came;
  const session = await ownSession(tx, caller, request.session_id);
  const { person_id: recordId = '' } = request;
  // A device without network may have the id of a record that was merged since.
  const personId = person ? await createAtTheDoor(tx, person) : await personIdOf(tx, recordId);
  const agreedCents = amount === undefined ? null : toCents(amount);
  const { draft, context } = await placePerson(
    tx,
    deps,
    {
      personId,
      sessionId: session.id,
      actorId: caller.userId,
      overrides,
      claimedCents: overrides.includes('price') ? agreedCents : null,
      usePass: request.use_pass ?? false,
      passId: null,
      useIncluded: request.use_included ?? false,
      now: at,
      atTheDoor: factsAtTheDoor,
    },
    guards,
  );
  const priceCents = overrides.includes('price') ? draft.priceCents : context.price.cents;
  const paidCents = await settle(tx, deps, { registrationId: draft.id, caller, request });
  // Who paid in cash gets the email about the payment.
  const confirmed = pay === 'cash' && paidCents > 0 ? null : await findRegistration(tx, draft.id);
  if (confirmed && confirmed.endsAt > now)
    await deps.mail.send(tx, confirmationEmail(confirmed, deps.settings));
  const { meeting, startsAt, isGuessed } = placeIn(session, request);
  const asked = { registrationId: draft.id, sessionId: session.id, day: startsAt };
  const [state] = await statesOf(tx, [asked], now);
  const flags = flagsOf({ kind: 'check_in', at: came, clockOffsetMs: null, isGuessed }, state, now);
  await requireNewFact(tx, id);
  await addFacts(tx, [
    {
      id,
      registrationId: draft.id,
      sessionId: session.id,
      meeting,
      kind: 'check_in',
      actorId: caller.userId,
      device: request.device,
      at: came,
      recordedAt: now,
      flags,
    },
  ]);
  const sameIds = person ? await peopleLike(tx, person, personId) : [];
  const isOther = agreedCents !== null && agreedCents !== priceCents;
  return {
    personId,
    registrationId: draft.id,
    priceCents,
    paidCents: pay === 'cash' ? paidCents : 0,
    flags: [...flags, ...(isOther ? ['amount'] : []), ...(sameIds.length > 0 ? ['same_person'] : [])],
    sameIds,
  };
}

/** Enters cash, at most what is owed, or gives the whole price away. Returns the amount in cents. */
async function settle(
  tx: Db,
  deps: OfficeBookingDeps,
  {
    registrationId,
    caller,
    request: { pay, amount, reason },
  }: { readonly registrationId: string; readonly caller: StaffCaller; readonly request: WalkInRequest },
): Promise<number> {
  if (pay === 'later') return 0;
  const registration = await lockRegistration(tx, registrationId);
  const owed = owedCents(registration);
  const cents = pay === 'cash' && amount !== undefined ? Math.min(toCents(amount), owed) : owed;
  if (cents === 0) return 0;
  await enterPayment(tx, deps, registration, {
    id: randomUUID(),
    method: pay,
    amount: fromCents(cents),
    reason,
    actorId: caller.userId,
  });
  return cents;
}

/** Throws if a mark has this id: the check-in would be taken for it. */
async function requireNewFact(tx: Db, id: string): Promise<void> {
  const known = await tx
    .select({ id: attendanceFacts.id })
    .from(attendanceFacts)
    .where(eq(attendanceFacts.id, id));
  if (known.length > 0) throw problem('walk_in_exists');
}

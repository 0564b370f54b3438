import type { AddFactsParams, NestedFieldErrors } from '@detroit-well/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { meetingNumber, ownSession, type LedSession } from '../coaching/own-session.ts';

export type SentFact = AddFactsParams['facts'][number];
export type StoredFact = typeof attendanceFacts.$inferSelect;

/** Where a fact belongs: the session of the registration at that time, and the number of the meeting. */
export interface Place {
  readonly sessionId: string;
  readonly meeting: number;
  /** When the meeting starts. */
  readonly startsAt: Date;
}

/** Times of the device that no calendar has are moved to its ends. */
export function deviceTime(text: string): Date {
  const [first, last] = [0, Date.UTC(2100, 0)];
  return new Date(Math.min(Math.max(Date.parse(text), first), last));
}

/**
 * Locks the registrations of facts, by id, and returns their sessions. Throws with a field error for each fact whose registration
 * does not exist.
 */
export async function lockRegistrations(
  tx: Db,
  facts: readonly SentFact[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(facts.map(({ registration_id: id }) => id))];
  const rows = await tx
    .select({ id: registrations.id, sessionId: registrations.sessionId })
    .from(registrations)
    .where(inArray(registrations.id, ids))
    .orderBy(registrations.id)
    .for('update');
  const sessionOf = new Map(rows.map(({ id, sessionId }) => [id, sessionId]));
  const strangers: NestedFieldErrors = {};
  for (const [index, { registration_id: id }] of facts.entries()) {
    if (!sessionOf.has(id)) strangers[index] = { registration_id: ['There is no such registration.'] };
  }
  if (Object.keys(strangers).length > 0) throw fieldProblem({ facts: strangers });
  return sessionOf;
}

/** The stored facts that the facts of a request repeat or undo, by id. */
export async function storedFacts(tx: Db, facts: readonly SentFact[]): Promise<Map<string, StoredFact>> {
  const ids = [...new Set(facts.flatMap(({ id, undoes }) => (undoes === undefined ? [id] : [id, undoes])))];
  const rows = await tx.select().from(attendanceFacts).where(inArray(attendanceFacts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Where each fact belongs. An undo belongs to the meeting of the fact that it takes back, if that is known. Refuses sessions whose
 * people the caller may not see.
 */
export async function placeFacts(
  tx: Db,
  caller: StaffCaller,
  facts: readonly SentFact[],
  { sessionOf, stored }: { sessionOf: ReadonlyMap<string, string>; stored: ReadonlyMap<string, StoredFact> },
): Promise<ReadonlyMap<string, Place>> {
  const led = new Map<string, LedSession>();
  const sessionBy = async (id: string): Promise<LedSession> => {
    const session = led.get(id) ?? (await ownSession(tx, caller, id));
    led.set(id, session);
    return session;
  };
  const places = new Map<string, Place>();
  const placeOf = ({ id, meetings }: LedSession, number: number): Place => ({
    sessionId: id,
    meeting: number,
    startsAt: new Date((meetings[number - 1] ?? meetings[0]).start_datetime),
  });
  const undosLast = facts.toSorted((a, b) => Number(a.kind === 'undo') - Number(b.kind === 'undo'));
  for (const fact of undosLast) {
    const known = [stored.get(fact.id), stored.get(fact.undoes ?? '')].find(
      (one) => one?.registrationId === fact.registration_id,
    );
    const undone = facts.find(
      ({ id, registration_id: of }) => id === fact.undoes && of === fact.registration_id,
    );
    const samePlace = undone && places.get(undone.id);
    if (known) places.set(fact.id, placeOf(await sessionBy(known.sessionId), known.meeting));
    else if (samePlace) places.set(fact.id, samePlace);
    else {
      const session = await sessionBy(sessionOf.get(fact.registration_id) ?? '');
      places.set(fact.id, placeOf(session, numberOf(session, fact)));
    }
  }
  return places;
}

/** The meeting that a fact names, or the nearest one if it has moved; without a name, the one at the time of the fact. */
function numberOf(session: LedSession, { meeting, at }: SentFact): number {
  if (meeting === undefined) return meetingNumber(session, deviceTime(at));
  const distances = session.meetings.map(({ start_datetime }) =>
    Math.abs(start_datetime - Date.parse(meeting)),
  );
  return distances.indexOf(Math.min(...distances)) + 1;
}

import type { AddFactsParams } from '@detroit-well/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../platform/calls/problem.ts';
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
  /** True if the fact named another time than that of a meeting, so that the nearest one is meant. */
  readonly isGuessed: boolean;
}

/** Times of the device that no calendar has are moved to its ends. */
export function deviceTime(text: string): Date {
  const [first, last] = [0, Date.UTC(2100, 0)];
  return new Date(Math.min(Math.max(Date.parse(text), first), last));
}

/** Locks the registrations of facts, by id, and returns the sessions of those that exist. */
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
  return new Map(rows.map(({ id, sessionId }) => [id, sessionId]));
}

/** The stored facts that the facts of a request repeat or undo, by id. */
export async function storedFacts(tx: Db, facts: readonly SentFact[]): Promise<Map<string, StoredFact>> {
  const ids = [...new Set(facts.flatMap(({ id, undoes }) => (undoes === undefined ? [id] : [id, undoes])))];
  const rows = await tx.select().from(attendanceFacts).where(inArray(attendanceFacts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Where each fact belongs, or why it is refused: there is no such registration, or the caller may not see the people of its session.
 * An undo belongs to the meeting of the fact that it takes back, if that is known.
 */
export async function placeFacts(
  tx: Db,
  caller: StaffCaller,
  facts: readonly SentFact[],
  { sessionOf, stored }: { sessionOf: ReadonlyMap<string, string>; stored: ReadonlyMap<string, StoredFact> },
): Promise<(Place | ProblemError)[]> {
  const led = new Map<string, LedSession | ProblemError>();
  const sessionBy = async (id: string): Promise<LedSession | ProblemError> => {
    const session = led.get(id) ?? (await refusedOr(ownSession(tx, caller, id)));
    led.set(id, session);
    return session;
  };
  const places: (Place | ProblemError)[] = [];
  const undosLast = [...facts.entries()].toSorted(
    ([, a], [, b]) => Number(a.kind === 'undo') - Number(b.kind === 'undo'),
  );
  for (const [index, fact] of undosLast) {
    const known = [stored.get(fact.id), stored.get(fact.undoes ?? '')].find(
      (one) => one?.registrationId === fact.registration_id,
    );
    const undone = places[facts.findIndex((one) => isUndone(one, fact))];
    const sessionId = known?.sessionId ?? sessionOf.get(fact.registration_id);
    if (sessionId === undefined) places[index] = problem('validation_failed', unknownRegistration);
    else if (known === undefined && undone !== undefined) places[index] = undone;
    else {
      const session = await sessionBy(sessionId);
      places[index] = session instanceof ProblemError ? session : placeIn(session, fact, known?.meeting);
    }
  }
  return places;
}

const noRegistration = 'There is no such registration.';
/** As a call with only this fact answers. */
const unknownRegistration = { message: noRegistration, facts: { 0: { registration_id: [noRegistration] } } };

const isUndone = ({ id, registration_id: of }: SentFact, undo: SentFact): boolean =>
  id === undo.undoes && of === undo.registration_id;

const refusedOr = <Found>(finding: Promise<Found>): Promise<Found | ProblemError> =>
  finding.catch((error: unknown) => {
    if (error instanceof ProblemError) return error;
    throw error;
  });

/** The known meeting; the one that a fact names, or the nearest one if it has moved; without a name, the one at its time. */
export function placeIn(
  session: LedSession,
  { meeting, at }: Pick<SentFact, 'meeting' | 'at'>,
  known?: number,
): Place {
  const starts = session.meetings.map(({ start_datetime }) => start_datetime);
  const place = (number: number, isGuessed = false): Place => ({
    sessionId: session.id,
    meeting: number,
    startsAt: new Date(starts[number - 1] ?? session.meetings[0].start_datetime),
    isGuessed,
  });
  if (known !== undefined) return place(known);
  if (meeting === undefined) return place(meetingNumber(session, deviceTime(at)));
  const distances = starts.map((start) => Math.abs(start - Date.parse(meeting)));
  const nearest = Math.min(...distances);
  return place(distances.indexOf(nearest) + 1, nearest > 0);
}

import { sessionFacetsRecord } from '../generated/sessions.ts';
import type { Availability, Session, SessionFacets, SessionList } from '../generated/sessions.ts';
import { countOf, listIn, rawRecord, naming, readEach, recordIn } from '../definition/lenient.ts';
import { readListed, readSeatCounts, readSession } from './session.ts';
import { unreadableSessions } from '../definition/unreadable.ts';

/** `sessions`, `upcoming_sessions`, `results` or a plain array. */
function readSessionArray(raw: unknown): Session[] {
  const entries = listIn(raw, ['sessions', 'upcoming_sessions', 'results'], unreadableSessions);
  return readEach(entries, (one) => readListed(readSession(one)), unreadableSessions);
}

export function readSessionList(raw: unknown): SessionList {
  const sessions = readSessionArray(raw);
  return { count: countOf(raw, sessions), sessions };
}

export function readUpcoming(raw: unknown): { count: number; upcoming_sessions: Session[] } {
  const sessions = readSessionArray(raw);
  return { count: countOf(raw, sessions), upcoming_sessions: sessions };
}

export const readSessionFacets = (raw: unknown): SessionFacets =>
  sessionFacetsRecord(naming(recordIn(raw, ['data']), ['facets', 'total']));

const availabilityKeys = [
  'can_register',
  'registration_open',
  'is_full',
  'available_spots',
  'max_participants',
];

export function readAvailability(raw: unknown): Availability {
  const given = naming(recordIn(raw, ['availability', 'data']), availabilityKeys);
  const seats = readSeatCounts(given);
  const open = given.registration_open !== false;
  return {
    ...seats,
    registration_open: open,
    can_register: typeof given.can_register === 'boolean' ? given.can_register : open && !seats.is_full,
  };
}

/** Fallback for a 404 of the availability call: derives it from the session detail (SPEC-B 4). */
export function availabilityOf(session: Session): Availability {
  return readAvailability({
    ...rawRecord(session),
    can_register: session.registration_open && !session.is_full,
  });
}

import type { RegisteredSession } from '../generated/registered-sessions.ts';
import { isRecord, listIn, rawRecord, readEach, recordIn } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { readRegistration } from './registration.ts';
import { readListed, readSession } from './session.ts';

/** Accepts a session with its registration, or a registration with its session inside. */
export function parts(raw: unknown): { session: unknown; registration: RawRecord } {
  const given = rawRecord(raw);
  const session = recordIn(raw, ['session', 'data']);
  return {
    session,
    registration: isRecord(given.registration) ? given.registration : rawRecord(session.registration),
  };
}

export function readRegisteredSession(raw: unknown): RegisteredSession {
  const { session, registration } = parts(raw);
  const read = readSession(session);
  return {
    ...read,
    is_registered: true,
    registration: readRegistration({
      session_id: read.public_id,
      session_title: read.title,
      ...registration,
    }),
  };
}

export function readRegisteredSessions(raw: unknown): RegisteredSession[] {
  const entries = listIn(raw, ['sessions', 'registered_sessions', 'results']);
  return readEach(entries, (one) => readListed(readRegisteredSession(one)));
}

import { rawRecord, text } from '../definition/lenient.ts';
import { registrationRecord } from '../generated/registrations.ts';
import type { Registration } from '../generated/registrations.ts';

/** The session is an id, or a record in `session`. */
export function readRegistration(raw: unknown): Registration {
  const given = rawRecord(raw);
  const session = rawRecord(given.session);
  return {
    ...registrationRecord(given),
    session_id: text(given.session_id) || text(given.session) || text(session.public_id),
    session_title: text(given.session_title, text(session.title)),
    start_datetime: text(given.start_datetime, text(session.start_datetime)),
  };
}

import type {
  LedgerLine,
  RegisteredSession,
  RegisteredSessionDetail,
} from '../shapes/registered-sessions.ts';
import { isRecord, listIn, loose, oneOf, price, recordIn, text } from './loose.ts';
import type { Loose } from './loose.ts';
import { readRegistration } from './registrations.ts';
import { readSession } from './sessions.ts';

/** The session with its registration beside it, or the registration with its session inside. */
function parts(raw: unknown): { session: unknown; registration: Loose } {
  const given = loose(raw);
  const session = recordIn(raw, ['session', 'data']);
  return {
    session,
    registration: isRecord(given.registration) ? given.registration : loose(session.registration),
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
  return listIn(raw, ['sessions', 'registered_sessions', 'results']).map(readRegisteredSession);
}

function readLine(given: Loose): LedgerLine {
  return {
    kind: oneOf(['charge', 'refund'], given.kind, 'charge'),
    amount: price(given.amount),
    created_at: text(given.created_at),
    status: oneOf(['pending', 'succeeded', 'failed'], given.status, 'pending'),
  };
}

export function readRegisteredSessionDetail(raw: unknown): RegisteredSessionDetail {
  const { registration } = parts(raw);
  const read = readRegisteredSession(raw);
  const cancellation = loose(registration.cancellation);
  return {
    ...read,
    registration: {
      ...read.registration,
      payments: Array.isArray(registration.payments)
        ? registration.payments.filter(isRecord).map(readLine)
        : [],
      cancellation: {
        can_cancel: cancellation.can_cancel === true,
        refund_amount: price(cancellation.refund_amount),
        refund_deadline: text(cancellation.refund_deadline),
      },
    },
  };
}

/** A link for google and outlook; for ics the file's text. */
export function readCalendar(raw: unknown): { url: string | null; ics: string | null } {
  if (typeof raw === 'string') return { url: null, ics: raw };
  return { url: text(loose(raw).url) || null, ics: null };
}

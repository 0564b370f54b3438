import type { Availability, Coach, Session, SessionList } from '../shapes/sessions.ts';
import {
  countOf,
  imageUrl,
  isRecord,
  listIn,
  loose,
  oneOf,
  price,
  recordIn,
  text,
  texts,
  wholeOrNull,
} from './loose.ts';
import type { Loose } from './loose.ts';
import { readProgramOfSession } from './programs.ts';

/** Spec B 8.8, session list load. */
export const unreadableSessions = 'Invalid session data format received from server';

const paymentStates = ['paid', 'pending', 'failed', 'refunded', 'free'] as const;
const sessionStates = ['scheduled', 'cancelled', 'rescheduled'] as const;

function readCoach(raw: unknown): Coach | null {
  if (!isRecord(raw)) return null;
  return {
    public_id: text(raw.public_id, text(raw.id)),
    name: text(raw.name),
    bio: text(raw.bio),
    certifications: texts(raw.certifications),
  };
}

/** Any other payment status than the known ones counts as pending; no status at all means no registration. */
function readPaymentStatus(raw: unknown): Session['payment_status'] {
  return typeof raw === 'string' && raw !== '' ? oneOf(paymentStates, raw, 'pending') : null;
}

/** Empty `max_participants` means unlimited; a server may say how many are taken, how many are free, or only the limit. */
function readPlaces(given: Loose) {
  const max = wholeOrNull(given.max_participants) || null;
  const free = wholeOrNull(given.available_spots);
  const taken =
    wholeOrNull(given.current_registrations) ?? (max !== null && free !== null ? Math.max(0, max - free) : 0);
  const available = max === null ? null : Math.max(0, free ?? max - taken);
  const full = typeof given.is_full === 'boolean' ? given.is_full : available === 0;
  return { max_participants: max, current_registrations: taken, available_spots: available, is_full: full };
}

export function readSession(raw: unknown): Session {
  const given = recordIn(raw, ['session', 'data'], unreadableSessions);
  const coach = readCoach(given.coach);
  const pricePublic = price(given.price_public, price(given.price));
  const status = oneOf(sessionStates, given.status, 'scheduled');
  return {
    public_id: text(given.public_id, text(given.id)),
    title: text(given.title),
    description: text(given.description),
    program: readProgramOfSession(given.program),
    coach_name: text(given.coach_name, coach?.name ?? ''),
    coach,
    start_datetime: text(given.start_datetime),
    end_datetime: text(given.end_datetime),
    location: text(given.location),
    price_member: price(given.price_member, pricePublic),
    price_public: pricePublic,
    price: price(given.price, pricePublic),
    ...readPlaces(given),
    registration_open:
      typeof given.registration_open === 'boolean' ? given.registration_open : status !== 'cancelled',
    session_type: oneOf(['upcoming', 'completed'], given.session_type, 'upcoming'),
    payment_status: readPaymentStatus(given.payment_status),
    has_updates: given.has_updates === true,
    requirements: texts(given.requirements),
    what_to_bring: texts(given.what_to_bring),
    status,
    is_registered: given.is_registered === true,
    image_url: imageUrl(given.image_url, given.image),
  };
}

/** `sessions`, `upcoming_sessions`, `results` or a plain array. */
export function readSessionArray(raw: unknown): Session[] {
  return listIn(raw, ['sessions', 'upcoming_sessions', 'results'], unreadableSessions).map(readSession);
}

export function readSessionList(raw: unknown): SessionList {
  const sessions = readSessionArray(raw);
  return { count: countOf(raw, sessions), sessions };
}

export function readUpcoming(raw: unknown): { count: number; upcoming_sessions: Session[] } {
  const sessions = readSessionArray(raw);
  return { count: countOf(raw, sessions), upcoming_sessions: sessions };
}

export function readAvailability(raw: unknown): Availability {
  const given = recordIn(raw, ['availability', 'data']);
  const places = readPlaces(given);
  const open = given.registration_open !== false;
  return {
    ...places,
    registration_open: open,
    can_register: typeof given.can_register === 'boolean' ? given.can_register : open && !places.is_full,
  };
}

/** A 404 from the availability call falls back to the session detail (Spec B 4). */
export function availabilityOf(session: Session): Availability {
  return readAvailability({ ...loose(session), can_register: session.registration_open && !session.is_full });
}

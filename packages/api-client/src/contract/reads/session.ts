import type { Coach, Session } from '../shapes/sessions.ts';
import {
  imageUrl,
  instant,
  isRecord,
  naming,
  oneOf,
  price,
  recordIn,
  text,
  texts,
  integerOrNull,
} from './lenient.ts';
import type { RawRecord } from './lenient.ts';
import { readProgramOfSession } from './program-of-session.ts';
import { unreadableSessions } from './unreadable.ts';

const paymentStates = ['paid', 'pending', 'failed', 'refunded', 'free', 'void'] as const;
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

/** An unknown payment status counts as pending; a missing one means no registration. */
function readPaymentStatus(raw: unknown): Session['payment_status'] {
  return typeof raw === 'string' && raw !== '' ? oneOf(paymentStates, raw, 'pending') : null;
}

/** Empty `max_participants` means unlimited. A server may send the taken seats, the free seats, or only the limit. */
export function readSeatCounts(given: RawRecord) {
  const max = integerOrNull(given.max_participants) || null;
  const free = integerOrNull(given.available_spots);
  const taken =
    integerOrNull(given.current_registrations) ??
    (max !== null && free !== null ? Math.max(0, max - free) : 0);
  const available = max === null ? null : Math.max(0, free ?? max - taken);
  const full = typeof given.is_full === 'boolean' ? given.is_full : available === 0;
  return { max_participants: max, current_registrations: taken, available_spots: available, is_full: full };
}

export function readSession(raw: unknown): Session {
  const given = naming(
    recordIn(raw, ['session', 'data'], unreadableSessions),
    ['public_id', 'id', 'title'],
    unreadableSessions,
  );
  const coach = readCoach(given.coach);
  const pricePublic = price(given.price_public, price(given.price));
  const status = oneOf(sessionStates, given.status, 'scheduled');
  const start = text(given.start_datetime);
  const end = text(given.end_datetime);
  return {
    public_id: text(given.public_id, text(given.id)),
    title: text(given.title),
    description: text(given.description),
    program: readProgramOfSession(given.program),
    coach_name: text(given.coach_name, coach?.name ?? ''),
    coach,
    start_datetime: start,
    end_datetime: Number.isNaN(Date.parse(end)) ? start : end,
    location: text(given.location),
    price_member: price(given.price_member, pricePublic),
    price_public: pricePublic,
    price: price(given.price, pricePublic),
    ...readSeatCounts(given),
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

/** A list cannot show a session without a readable start. */
export function readListed<Listed extends { start_datetime: string }>(listed: Listed): Listed {
  instant(listed.start_datetime);
  return listed;
}

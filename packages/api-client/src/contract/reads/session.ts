import { imageUrl, instant, integerOrNull, naming, price, recordIn, text } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { unreadableSessions } from '../definition/unreadable.ts';
import { sessionRecord } from '../generated/sessions.ts';
import type { Meeting, Session } from '../generated/sessions.ts';
import { readProgramOfSession } from './program-of-session.ts';

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

/** Older servers send no meetings: their sessions meet once, from start to end. Unreadable meetings are dropped. */
function readMeetings(sent: readonly Meeting[], first: Meeting): Meeting[] {
  const read = sent.filter(({ start_datetime }) => isInstant(start_datetime)).map(readTimes);
  return read.length === 0
    ? [first]
    : read.toSorted((a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime));
}

/** A meeting without a readable end ends when it starts. */
const readTimes = ({ start_datetime, end_datetime }: Meeting): Meeting => ({
  start_datetime,
  end_datetime: isInstant(end_datetime) ? end_datetime : start_datetime,
});

const isInstant = (sent: string): boolean => !Number.isNaN(Date.parse(sent));

export function readSession(raw: unknown): Session {
  const given = naming(
    recordIn(raw, ['session', 'data'], unreadableSessions),
    ['public_id', 'id', 'title'],
    unreadableSessions,
  );
  const read = sessionRecord(given);
  const first = readTimes(read);
  const pricePublic = price(given.price_public, read.price);
  return {
    ...read,
    ...readSeatCounts(given),
    program: readProgramOfSession(given.program),
    coach_name: text(given.coach_name, read.coach?.name ?? ''),
    ...first,
    meetings: readMeetings(read.meetings, first),
    price_member: price(given.price_member, pricePublic),
    price_public: pricePublic,
    price: price(given.price, pricePublic),
    registration_open:
      typeof given.registration_open === 'boolean' ? given.registration_open : read.status !== 'cancelled',
    image_url: imageUrl(given.image_url, given.image),
  };
}

/** A list cannot show a session without a readable start. */
export function readListed<Listed extends { start_datetime: string }>(listed: Listed): Listed {
  instant(listed.start_datetime);
  return listed;
}

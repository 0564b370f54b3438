import type { Availability, Session } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import {
  fromCents,
  isFull,
  type MembershipTerm,
  membershipActiveOn,
  rateFor,
  registrationOpen,
  spotsLeft,
} from '@detroit-well/pricing';
import { LRUCache } from 'lru-cache';
import type { OwnRegistration, SessionRow } from './rows.ts';

/** Lists format the same few instants again and again. */
const isoTexts = new LRUCache<number, string>({ max: 5_000 });

function isoOf(at: number): string {
  const known = isoTexts.get(at);
  if (known !== undefined) return known;
  const text = toStudioIso(at);
  isoTexts.set(at, text);
  return text;
}

/** A session as this caller sees it in the response, with the caller's own price (SPEC-A 6). */
export function sessionView(row: SessionRow, memberships: readonly MembershipTerm[], now: Date): Session {
  const seats = seatsOf(row);
  const { program, coach, own } = row;
  const starts = isoOf(row.startsMs);
  const prices = { priceMember: row.priceMemberCents, pricePublic: row.pricePublicCents };
  const price = rateFor(prices, membershipActiveOn(memberships, starts.slice(0, 10)));
  return {
    public_id: row.id,
    title: row.title,
    description: row.description,
    program: {
      public_id: program.id,
      title: program.title,
      category_name: program.category,
      category: program.category,
      difficulty_level: program.difficulty,
      description: program.description,
    },
    coach_name: coach?.name ?? '',
    coach: coach && {
      public_id: coach.id,
      name: coach.name,
      bio: coach.bio,
      certifications: coach.certifications,
    },
    start_datetime: starts,
    end_datetime: isoOf(row.endsMs),
    location: row.location,
    price_member: fromCents(row.priceMemberCents),
    price_public: fromCents(row.pricePublicCents),
    price: fromCents(price.cents),
    ...seats,
    registration_open: isOpen(row, now),
    session_type: row.endsMs <= now.getTime() ? 'completed' : 'upcoming',
    payment_status: own && own.status !== 'held' ? paymentStatus(own) : null,
    has_updates: own?.hasUpdates ?? false,
    requirements: row.requirements,
    what_to_bring: row.whatToBring,
    status: row.status,
    is_registered: own?.status === 'confirmed',
    image_url: null,
  };
}

/** Free seats, and whether this caller could register now (SPEC-A 3, Availability). */
export function availabilityView(row: SessionRow, now: Date): Availability {
  const seats = seatsOf(row);
  const open = isOpen(row, now);
  const registered = row.own?.status === 'confirmed';
  return { can_register: open && !seats.is_full && !registered, registration_open: open, ...seats };
}

/** A seat held for the caller's own unfinished payment counts as free for the caller: a new attempt takes it over. */
function seatsOf({ maxParticipants, taken, own }: SessionRow) {
  const ownHold = own?.status === 'held' ? 1 : 0;
  const seats = { max_participants: maxParticipants, current_registrations: taken - ownHold };
  return { ...seats, available_spots: spotsLeft(seats), is_full: isFull(seats) };
}

/** Whether registration is open: the session is not cancelled, within its window and not started. */
function isOpen(row: SessionRow, now: Date): boolean {
  const at = now.getTime();
  const within = (row.opensMs === null || row.opensMs <= at) && (row.closesMs === null || at < row.closesMs);
  return registrationOpen(
    { status: row.status, registration_open: within, start_datetime: isoOf(row.startsMs) },
    now,
  );
}

/** Paid means the whole price. An active instalment plan and a direct registration are pending. */
function paymentStatus({ priceCents, takenCents, givenCents }: OwnRegistration): Session['payment_status'] {
  if (priceCents === 0) return 'free';
  if (takenCents > 0 && givenCents >= takenCents) return 'refunded';
  return takenCents >= priceCents ? 'paid' : 'pending';
}

import { formatLongDate, formatTimeRange, isInstant, sessionDay } from '@detroit-well/config/studio-time';
import {
  availabilityLabel,
  formatCents,
  membershipActiveOn,
  rateFor,
  registerButtonState,
  registrationOpen,
  spotsLeft,
  toCents,
  type RatedPrice,
  type RegisterButton,
} from '@detroit-well/pricing';
import type { SessionView } from '@detroit-well/ui/patterns/session-card';
import type { Visitor } from '../visitor/visitor.ts';
import type { SessionSummary } from './session-view.ts';

const tones = { Full: 'full', 'Almost Full': 'hot', Available: 'open' } as const;

/** The price for this visitor (SPEC-A 6): the member rate only if the membership is active on the session's day. */
export function rateOf(session: SessionSummary, visitor: Visitor): RatedPrice {
  const membership = visitor.kind === 'member' ? visitor.membership : null;
  const active =
    membership !== null && membershipActiveOn([membership], sessionDay(session.start_datetime, new Date()));
  const prices = { priceMember: toCents(session.price_member), pricePublic: toCents(session.price_public) };
  return rateFor(prices, active);
}

/** The button for this session and visitor (SPEC-A 4). */
export function buttonOf(
  session: SessionSummary,
  visitor: Visitor,
  now: string,
  registering = false,
): RegisterButton {
  const member = visitor.kind === 'member' ? visitor : null;
  return registerButtonState({
    loaded: visitor.kind !== 'asking',
    full: session.is_full,
    registering,
    signedIn: member !== null,
    waiverAccepted: member?.waiverAccepted ?? false,
    paymentConsent: member?.paymentConsent ?? false,
    open: registrationOpen(session, now),
    registered: member?.registered.includes(session.public_id) ?? false,
  });
}

/** Day, weekday and month for the date plate of a card. */
export function datePlate(instant: string): { day: string; weekday: string; month: string } {
  if (!isInstant(instant)) return { day: '–', weekday: '', month: '' };
  const [weekday = '', monthAndDay = ''] = formatLongDate(instant).split(', ');
  const [month = '', day = ''] = monthAndDay.split(' ');
  return { day, weekday, month };
}

export function seatsOf(session: SessionSummary): SessionView['seats'] {
  const label = availabilityLabel(session);
  const left = spotsLeft(session);
  const max = session.max_participants;
  const open = left === null ? 'unlimited spots' : `${left} of ${max} spots`;
  const taken = max === null ? 'every spot taken' : `${max} of ${max} taken`;
  return {
    taken: session.current_registrations,
    max,
    tone: tones[label],
    label,
    detail: label === 'Full' ? taken : open,
  };
}

/** All texts of a card except those of its button. */
export function cardView(session: SessionSummary, visitor: Visitor): Omit<SessionView, 'action'> {
  const rate = rateOf(session, visitor);
  return {
    title: session.title,
    href: session.href,
    category: session.program.category_name,
    level: session.program.difficulty_level || undefined,
    date: datePlate(session.start_datetime),
    time: formatTimeRange(session.start_datetime, session.end_datetime),
    place: session.location,
    coach: session.coach_name || undefined,
    seats: seatsOf(session),
    price: {
      amount: priceText(rate.cents),
      was: rate.struckCents === null ? undefined : formatCents(rate.struckCents),
      // A free session is free for everybody, so no rate is named.
      rate: rate.cents === 0 ? '' : rate.badge,
    },
  };
}

export const priceText = (cents: number): string => (cents === 0 ? 'Free' : formatCents(cents));

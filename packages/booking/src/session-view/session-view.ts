import type { Session } from '@detroit-well/api-client/contract';
import { fold } from '@detroit-well/config/fold';
import { slug } from '@detroit-well/config/slug';
import { formatTimeRange, sessionDay } from '@detroit-well/config/studio-time';
import {
  availabilityLabel,
  formatCents,
  isFull,
  lastMeeting,
  membershipActiveOn,
  rateFor,
  registerButtonState,
  registrationOpen,
  spotsLeft,
  toCents,
  type Cents,
  type MembershipTerm,
  type RatedPrice,
  type RegisterButton,
  type RegisterSituation,
} from '@detroit-well/pricing';
import type { SessionView } from '@detroit-well/ui/patterns/session-row';
import { priceNote } from './price-note.ts';
import { sessionCategory, sessionDateText, sessionTitle } from './session-text.ts';

type Prices = Pick<Session, 'price_member' | 'price_public'>;
type Seats = Pick<Session, 'current_registrations' | 'max_participants' | 'available_spots' | 'is_full'>;
type Registrable = Seats &
  Pick<Session, 'status' | 'start_datetime' | 'end_datetime' | 'registration_open'> &
  Partial<Pick<Session, 'meetings'>>;

const listedFields = [
  'title',
  'start_datetime',
  'end_datetime',
  'meetings',
  'location',
  'location_address',
  'location_directions',
  'coach_name',
  'current_registrations',
  'max_participants',
  'available_spots',
  'is_full',
] as const;

/** The fields that a row shows, under their wire names. */
export type ListedSession = Pick<Session, (typeof listedFields)[number]> & {
  readonly program: Pick<Session['program'], 'title' | 'category_name' | 'difficulty_level'> &
    Partial<Pick<Session['program'], 'category'>>;
};

/** Only the fields that a row shows. The title and the category are never empty. */
export function listedPart(session: Session): ListedSession {
  const { program } = session;
  const shown = Object.fromEntries(listedFields.map((field) => [field, session[field]]));
  return {
    // `fromEntries` loses the type of each field.
    ...(shown as Pick<Session, (typeof listedFields)[number]>),
    title: sessionTitle(session),
    coach_name: session.coach?.name ?? session.coach_name,
    program: {
      title: program.title,
      category_name: sessionCategory(program),
      difficulty_level: program.difficulty_level,
    },
  };
}

/** The availability of a session for a person who is not registered. */
export type SessionAvailability = 'open' | 'full' | 'closed' | 'started' | 'past' | 'cancelled';

/** Combines status, time, registration window and spots into one value; the strongest reason wins. */
export function sessionAvailability(session: Registrable, now: Date | string): SessionAvailability {
  const at = new Date(now).getTime();
  if (session.status === 'cancelled') return 'cancelled';
  if (Date.parse(lastMeeting(session).end_datetime) <= at) return 'past';
  if (Date.parse(session.start_datetime) <= at) return 'started';
  if (!registrationOpen(session, at)) return 'closed';
  return isFull(session) ? 'full' : 'open';
}

/** The facts besides the session on which the register button of SPEC-A 4 depends. */
export type RegisterReader = Pick<
  RegisterSituation,
  'loaded' | 'signedIn' | 'waiverAccepted' | 'paymentConsent' | 'registered'
>;

/** The register button of a session for a reader (SPEC-A 4). */
export function registerButton(
  session: Registrable,
  reader: RegisterReader,
  now: Date | string,
): RegisterButton {
  const situation = { ...reader, full: isFull(session), registering: false };
  return registerButtonState({ ...situation, open: registrationOpen(session, now) });
}

const ratedPrice = ({ price_member, price_public }: Prices, isMemberRate: boolean): RatedPrice =>
  rateFor({ priceMember: toCents(price_member), pricePublic: toCents(price_public) }, isMemberRate);

/** The price for a visitor (SPEC-A 6): the member rate only if the membership is active on the session's day. */
export function visitorPrice(
  session: Prices & Pick<Session, 'start_datetime'>,
  membership: MembershipTerm | null,
  now: Date,
): RatedPrice {
  const day = sessionDay(session.start_datetime, now);
  return ratedPrice(session, membership !== null && membershipActiveOn([membership], day));
}

/**
 * The price for the member who loaded the session: the server's price determines the rate. If both rates are equal, the
 * membership determines it.
 */
export function memberPrice(session: Prices & Pick<Session, 'price'>, isMember: boolean): RatedPrice {
  const { price, price_member, price_public } = session;
  const isSame = toCents(price_member) === toCents(price_public);
  return ratedPrice(session, isSame ? isMember : toCents(price) === toCents(price_member));
}

export const priceText = (cents: Cents): string => (cents === 0 ? 'Free' : formatCents(cents));

/** The badge of a rate; empty for a free session, which has no rate. */
export const rateBadge = ({ cents, badge }: RatedPrice): RatedPrice['badge'] | '' =>
  cents === 0 ? '' : badge;

const tones = { Full: 'full', 'Almost Full': 'hot', Available: 'open' } as const;

/** The spots of a session as meter and text. */
export function seatsOf(session: Seats): SessionView['seats'] {
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

/** All texts of a row except those of its link and button. */
export function sessionView(session: ListedSession, price: RatedPrice): Omit<SessionView, 'href' | 'action'> {
  const { day, weekdayLong, monthLong } = sessionDateText(session);
  return {
    title: sessionTitle(session),
    category: sessionCategory(session.program),
    level: session.program.difficulty_level || undefined,
    date: { day, weekday: weekdayLong, month: monthLong },
    time: formatTimeRange(session.start_datetime, session.end_datetime),
    location: session.location,
    coach: session.coach_name || undefined,
    seats: seatsOf(session),
    price: {
      amount: priceText(price.cents),
      was: price.struckCents === null ? undefined : formatCents(price.struckCents),
      rate: rateBadge(price),
      note: priceNote(session, price),
    },
  };
}

type Filterable = Pick<Session, 'title' | 'status'> & {
  readonly program: Pick<Session['program'], 'title' | 'category_name'>;
};

/** True if a session matches a category, program or title, ignoring case and accents. */
function matchesName(session: Filterable, name: string): boolean {
  const wanted = fold(name);
  const names = [session.program.category_name, session.program.title, session.title];
  return names.some((each) => fold(each).includes(wanted) || slug(each) === name.trim().toLowerCase());
}

/** The number of listed sessions of a category that are not cancelled, like the API's `session_count` (SPEC-A 8.6). */
export function countUpcoming(sessions: readonly Filterable[], category: string): number {
  return sessions.filter((session) => session.status !== 'cancelled' && matchesName(session, category))
    .length;
}

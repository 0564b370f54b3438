import type { Session, WaitlistItem, WaitlistPage } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { formatLongDate, formatTime, formatTimeRange, zoneName } from '@detroit-well/config/studio-time';
import { formatCents, isFull } from '@detroit-well/pricing';
import { priceOf } from '../../format/price-of.ts';

const lastDayMs = 24 * 3_600_000;

/** The sections of the waitlist page. */
export interface WaitlistView {
  /** Offers with a held spot, earliest deadline first; then open spots of the last 24 hours, earliest start first. */
  readonly offers: readonly Offer[];
  readonly waiting: readonly WaitlistItem[];
  /** Expired offers. */
  readonly expired: readonly WaitlistItem[];
  /** Held seats whose payment the bank has not confirmed. */
  readonly unconfirmed: readonly Unconfirmed[];
}

export interface Unconfirmed {
  readonly item: WaitlistItem;
  /** The end of the hold. */
  readonly until: string;
}

export interface Offer {
  readonly item: WaitlistItem;
  /** `held` until the offer's deadline; `open` to all waiting members until the session starts. */
  readonly kind: 'held' | 'open';
  readonly until: string;
}

export function waitlistView({ results }: Pick<WaitlistPage, 'results'>, now: Date): WaitlistView {
  const offers = results.flatMap((item): Offer[] => {
    const { status, offer_expires_at: until, session } = item;
    if (status === 'offered' && until !== null && Date.parse(until) > now.getTime()) {
      return [{ item, kind: 'held', until }];
    }
    return status === 'waiting' && spotOpen(session, now)
      ? [{ item, kind: 'open', until: session.start_datetime }]
      : [];
  });
  const offered = new Set(offers.map(({ item }) => item.public_id));
  const rank = { held: 0, open: 1 } as const;
  return {
    offers: offers.toSorted(
      (a, b) => rank[a.kind] - rank[b.kind] || Date.parse(a.until) - Date.parse(b.until),
    ),
    waiting: results.filter(({ status, public_id }) => status === 'waiting' && !offered.has(public_id)),
    expired: results.filter(
      ({ status, public_id }) => (status === 'expired' || status === 'offered') && !offered.has(public_id),
    ),
    unconfirmed: results.flatMap((item) =>
      item.payment_held_until === null ? [] : [{ item, until: item.payment_held_until }],
    ),
  };
}

/** Within 24 hours of the start no spot is held, and the first person to register gets it. */
function spotOpen(session: Session, now: Date): boolean {
  const left = Date.parse(session.start_datetime) - now.getTime();
  return left > 0 && left <= lastDayMs && session.registration_open && !isFull(session);
}

/** `Sunday, March 15, 2026, 1:40 AM EDT` */
export const instantText = (at: string): string => `${formatLongDate(at)}, ${formatTime(at)} ${zoneName(at)}`;

/** `Member rate $24`, `Free` */
export function rateText(session: Session, isMember: boolean): string {
  const { cents, rate } = priceOf(session, isMember);
  if (cents === 0) return 'Free';
  return `${rate === 'member' ? 'Member' : 'Public'} rate ${formatCents(cents)}`;
}

/** Two lines: date and place; coach and price. */
export function rowLines(session: Session, isMember: boolean): readonly [string, string] {
  const { start_datetime, end_datetime, location, coach_name } = session;
  const price = rateText(session, isMember);
  return [
    `${formatTimeRange(start_datetime, end_datetime)}, ${location}`,
    coach_name === '' ? price : `${coach_name}. ${price}`,
  ];
}

/** The session's page on the public site. */
export function sessionHref({ program, title, public_id }: Session, publicSiteUrl: string): string {
  const address = { category: program.category_name, program: program.title, title, public_id };
  return siteUrl(publicSiteUrl, paths.session(address));
}

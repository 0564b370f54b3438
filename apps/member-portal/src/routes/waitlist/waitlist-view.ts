import type { Session, WaitlistItem, WaitlistPage } from '@detroit-well/api-client/contract';
import { sessionPath } from '@detroit-well/booking/session-text';
import { memberPrice, priceText } from '@detroit-well/booking/session-view';
import { entryPhase } from '@detroit-well/booking/waitlist/entry-phase';
import { siteUrl } from '@detroit-well/config/paths';
import { formatTimeRange } from '@detroit-well/config/studio-time';

/** The sections of the waitlist page. */
export interface WaitlistView {
  /** Offers with a held spot, earliest deadline first; then open spots of the last 24 hours, earliest start first. */
  readonly offers: readonly Offer[];
  readonly waiting: readonly WaitlistItem[];
  /** Expired offers. */
  readonly expired: readonly Expired[];
  /** Held seats whose payment the bank has not confirmed. */
  readonly unconfirmed: readonly Unconfirmed[];
}

interface Expired {
  readonly item: WaitlistItem;
  /** Anyone can register now. */
  readonly spotOpen: boolean;
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
  const entries = results.map((item) => ({ item, phase: entryPhase(item, now) }));
  const rank = { held: 0, open: 1 } as const;
  return {
    offers: entries
      .flatMap(({ item, phase }): Offer[] =>
        phase.kind === 'held' || phase.kind === 'open' ? [{ item, ...phase }] : [],
      )
      .toSorted((a, b) => rank[a.kind] - rank[b.kind] || Date.parse(a.until) - Date.parse(b.until)),
    waiting: entries.filter(({ phase }) => phase.kind === 'waiting').map(({ item }) => item),
    expired: entries.flatMap(({ item, phase }) =>
      phase.kind === 'expired' ? [{ item, spotOpen: phase.spotOpen }] : [],
    ),
    unconfirmed: entries.flatMap(({ item, phase }) =>
      phase.kind === 'unconfirmed' ? [{ item, until: phase.until }] : [],
    ),
  };
}

/** `Member rate $24`, `Free` */
export function rateText(session: Session, isMember: boolean): string {
  const { cents, rate } = memberPrice(session, isMember);
  if (cents === 0) return priceText(cents);
  return `${rate === 'member' ? 'Member' : 'Public'} rate ${priceText(cents)}`;
}

/** Two lines: date and location; coach and price. */
export function rowLines(session: Session, isMember: boolean): readonly [string, string] {
  const { start_datetime, end_datetime, location, coach_name } = session;
  const price = rateText(session, isMember);
  return [
    `${formatTimeRange(start_datetime, end_datetime)}, ${location}`,
    coach_name === '' ? price : `${coach_name}. ${price}`,
  ];
}

/** The session's page on the public site. */
export const sessionHref = (session: Session, publicSiteUrl: string): string =>
  siteUrl(publicSiteUrl, sessionPath(session));

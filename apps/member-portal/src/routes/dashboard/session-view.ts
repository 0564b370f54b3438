import type { Session } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { formatLongDate, formatTimeRange } from '@detroit-well/config/studio-time';
import { availabilityLabel, formatCents, isFull, rateFor, toCents } from '@detroit-well/pricing';
import type { RatedPrice } from '@detroit-well/pricing';
import type { SessionAction, SessionView } from '@detroit-well/ui/patterns/session-card';

/** What the caller pays for a session: the server's price decides which of the two rates it is. */
export function priceOf(session: Session): RatedPrice {
  const priceMember = toCents(session.price_member);
  const pricePublic = toCents(session.price_public);
  const member = priceMember !== pricePublic && toCents(session.price) === priceMember;
  return rateFor({ priceMember, pricePublic }, member);
}

/** A session as a row of the register-for-sessions list. */
export function sessionView(session: Session, publicSiteUrl: string, action: SessionAction): SessionView {
  const [weekday = '', monthAndDay = ''] = formatLongDate(session.start_datetime).split(', ');
  const [month = '', day = ''] = monthAndDay.split(' ');
  const { cents, struckCents, badge } = priceOf(session);
  const label = availabilityLabel(session);
  const max = session.max_participants;
  const taken = session.current_registrations;
  return {
    title: session.title,
    href: siteUrl(
      publicSiteUrl,
      paths.session({
        category: session.program.category_name,
        program: session.program.title,
        title: session.title,
        public_id: session.public_id,
      }),
    ),
    category: session.program.category_name,
    level: session.program.difficulty_level,
    date: { day, weekday: weekday.slice(0, 3), month: month.slice(0, 3) },
    time: formatTimeRange(session.start_datetime, session.end_datetime),
    place: session.location,
    coach: session.coach_name,
    seats: {
      taken,
      max,
      tone: isFull(session) ? 'full' : label === 'Almost Full' ? 'hot' : 'open',
      label,
      // Free spots while there are any, as on the cards of the public site.
      detail:
        max === null
          ? 'Unlimited'
          : isFull(session)
            ? `${max} of ${max} taken`
            : `${max - taken} of ${max} spots`,
    },
    price: {
      amount: cents === 0 ? 'Free' : formatCents(cents),
      was: struckCents === null ? undefined : formatCents(struckCents),
      rate: badge,
    },
    action,
  };
}

import type { Session } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { formatTimeRange } from '@detroit-well/config/studio-time';
import { availabilityLabel, formatCents, isFull } from '@detroit-well/pricing';
import type { SessionAction, SessionView } from '@detroit-well/ui/patterns/session-card';
import { sessionDateText } from '../../format/session-date.ts';
import { priceOf } from '../../format/price-of.ts';

/** A session as a row of the register-for-sessions list. */
export function sessionView(
  session: Session,
  { publicSiteUrl, isMember }: { publicSiteUrl: string; isMember: boolean },
  action: SessionAction,
): SessionView {
  const { day, weekday, month } = sessionDateText(session);
  const { cents, struckCents, badge } = priceOf(session, isMember);
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
    date: { day, weekday, month },
    time: formatTimeRange(session.start_datetime, session.end_datetime),
    place: session.location,
    coach: session.coach_name,
    seats: {
      taken,
      max,
      tone: isFull(session) ? 'full' : label === 'Almost Full' ? 'hot' : 'open',
      label,
      detail: spotsDetail(session),
    },
    price: {
      amount: cents === 0 ? 'Free' : formatCents(cents),
      was: struckCents === null ? undefined : formatCents(struckCents),
      // A free session costs nothing with or without a membership.
      rate: cents === 0 ? '' : badge,
    },
    action,
  };
}

/** Returns the number of open spots while there are any, as on the cards of the public site. */
function spotsDetail(session: Session): string {
  const { max_participants: max, current_registrations: taken } = session;
  if (max === null) return isFull(session) ? 'every spot taken' : 'unlimited spots';
  return isFull(session) ? `${max} of ${max} taken` : `${max - taken} of ${max} spots`;
}

import { brand } from '@detroit-well/config/brand';
import { placeOf } from '@detroit-well/config/place';
import { formatCents, lastMeeting, toCents, type Meeting } from '@detroit-well/pricing';
import { offerAvailability } from '../../metadata/offer-availability.ts';
import { metadata } from '../../metadata/metadata.ts';
import type { PageContext, Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { loadSession, type SessionData } from './loader.ts';
import { SessionPage } from './page.tsx';

const statuses = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  cancelled: 'EventCancelled',
} as const;

/** A meeting of a course as part of its Event. */
const meetingData = (session: SessionDetail, { start_datetime, end_datetime }: Meeting) => ({
  '@type': 'Event',
  name: session.title,
  startDate: start_datetime,
  endDate: end_datetime,
  location: { '@type': 'Place', name: session.location },
});

/** schema.org Event, so that search engines show date and price. */
function eventData(session: SessionDetail, { siteUrl, now }: PageContext): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: session.title,
    description: session.description,
    startDate: session.start_datetime,
    endDate: lastMeeting(session).end_datetime,
    ...(session.meetings.length > 1
      ? { subEvent: session.meetings.map((meeting) => meetingData(session, meeting)) }
      : {}),
    eventStatus: `https://schema.org/${statuses[session.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: session.location,
      address: placeOf(session).address,
    },
    offers:
      session.status === 'cancelled'
        ? null
        : {
            '@type': 'Offer',
            price: session.price_public,
            priceCurrency: 'USD',
            url: siteUrl + session.href,
            availability: offerAvailability(session, now),
          },
    performer: { '@type': 'Person', name: session.coach_name },
    organizer: { '@type': 'Organization', name: brand.name, url: siteUrl },
  };
}

function head(data: SessionData, context: PageContext): Head {
  if (data.kind !== 'ready') return { title: 'Session Not Found', noIndex: true };
  const { session } = data;
  const cents = toCents(session.price_public);
  return {
    ...metadata({
      kind: 'session',
      path: session.href,
      publicId: session.public_id,
      category: session.program.category_name,
      sessionTitle: session.title,
      sessionDescription: [session.description, session.programDescription].join(' '),
      sessionDate: session.start_datetime,
      location: session.location,
      price: cents === 0 ? 'free' : formatCents(cents),
    }),
    jsonLd: eventData(session, context),
  };
}

export const sessionRoute = siteRoute<SessionData>({
  path: '/training/:category/:program/:session',
  loader: loadSession,
  view: {
    entry: 'session',
    Page: SessionPage,
    head,
    isComplete: (data) => data.kind !== 'ready' || data.complete,
  },
});

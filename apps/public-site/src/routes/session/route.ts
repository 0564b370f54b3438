import { brand } from '@detroit-well/config/brand';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import type { Frame, Head } from '../../page.ts';
import { siteRoute } from '../../site-route.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { loadSession, type SessionData } from './loader.ts';
import { SessionPage } from './page.tsx';

const shortened = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 157).trimEnd()}...`;

const statuses = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  cancelled: 'EventCancelled',
} as const;

/** schema.org Event, so that search engines show date and price. */
function eventData(session: SessionDetail, { siteUrl }: Frame): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: session.title,
    description: session.description,
    startDate: session.start,
    endDate: session.end,
    eventStatus: `https://schema.org/${statuses[session.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: session.location,
      address: {
        '@type': 'PostalAddress',
        addressLocality: brand.address.locality,
        addressRegion: brand.address.region,
        addressCountry: brand.address.country,
      },
    },
    offers: {
      '@type': 'Offer',
      price: session.price_public,
      priceCurrency: 'USD',
      url: siteUrl + session.href,
      availability: `https://schema.org/${session.is_full ? 'SoldOut' : 'InStock'}`,
    },
    performer: { '@type': 'Person', name: session.coach },
    organizer: { '@type': 'Organization', name: brand.name, url: siteUrl },
  };
}

function head(data: SessionData, frame: Frame): Head {
  if (data.kind !== 'ready') return { title: 'Session Not Found', noIndex: true };
  const { session } = data;
  const when = `${formatLongDate(session.start)}, ${formatTime(session.start)}`;
  const price = formatCents(toCents(session.price_public));
  return {
    title: session.title,
    description: shortened(`${when}, ${session.location}, ${price}. ${session.description}`),
    canonicalPath: session.href,
    kind: 'article',
    jsonLd: eventData(session, frame),
  };
}

export const sessionRoute = siteRoute<SessionData>({
  path: '/training/:category/:program/:session',
  loader: loadSession,
  view: { entry: 'session', Page: SessionPage, head },
});

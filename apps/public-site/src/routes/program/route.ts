import { brand } from '@detroit-well/config/brand';
import { placeOf } from '@detroit-well/config/place';
import { lastMeeting } from '@detroit-well/pricing';
import { offerAvailability } from '../../metadata/offer-availability.ts';
import { metadata } from '../../metadata/metadata.ts';
import type { Head, PageContext, PageView } from '../../page.ts';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { siteRoute } from '../../site-route.ts';
import { loadProgram, type ProgramData } from './loader.ts';
import { ProgramPage } from './page.tsx';

type ReadyProgram = Extract<ProgramData, { kind: 'ready' }>;

const minuteMs = 60_000;

/** The minutes of all meetings as an ISO 8601 duration; null when a time is unknown. */
function workload({ meetings }: SessionDetail): string | null {
  const ms = meetings.reduce(
    (sum, { start_datetime: start, end_datetime: end }) => sum + Date.parse(end) - Date.parse(start),
    0,
  );
  return ms > 0 ? `PT${Math.round(ms / minuteMs)}M` : null;
}

/** schema.org Course; each date is an instance with its price. */
function courseData(
  { program, dates }: ReadyProgram,
  { siteUrl, now }: PageContext,
): Record<string, unknown> {
  const organization = { '@type': 'Organization', name: brand.name, url: siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    '@id': siteUrl + program.href,
    name: program.title,
    description: program.description,
    url: siteUrl + program.href,
    educationalLevel: program.level,
    about: program.category,
    provider: organization,
    offers: (dates ?? []).map((date) => ({
      '@type': 'Offer',
      category: date.price_public === '0.00' ? 'Free' : 'Paid',
      price: date.price_public,
      priceCurrency: 'USD',
      url: siteUrl + date.href,
      availability: offerAvailability(date, now),
    })),
    hasCourseInstance: (dates ?? []).map((date) => ({
      '@type': 'CourseInstance',
      name: date.title,
      url: siteUrl + date.href,
      courseMode: 'Onsite',
      startDate: date.start_datetime,
      endDate: lastMeeting(date).end_datetime,
      location: {
        '@type': 'Place',
        name: date.location,
        address: placeOf(date).address,
      },
      courseWorkload: workload(date),
      instructor:
        date.coach_name === ''
          ? null
          : {
              '@type': 'Person',
              name: date.coach_name,
              url: date.coachHref === null ? null : siteUrl + date.coachHref,
            },
    })),
  };
}

function head(data: ProgramData, context: PageContext): Head {
  if (data.kind === 'failed') return { title: 'Server Error', noIndex: true };
  if (data.kind === 'missing') return { title: 'Program not found', noIndex: true };
  const { title, category, level, description, href } = data.program;
  return {
    ...metadata({ kind: 'program', path: href, title, category, level, description }),
    jsonLd: courseData(data, context),
  };
}

const view: PageView<ProgramData> = {
  entry: 'program',
  Page: ProgramPage,
  head,
  isComplete: (data) => data.kind !== 'ready' || data.complete,
};

export const programRoute = siteRoute<ProgramData>({
  path: '/training/:category/:program',
  loader: loadProgram,
  view,
});
/** The address of a category, or of a program without its category. */
export const shortTrainingRoute = siteRoute<ProgramData>({
  path: '/training/:category',
  loader: loadProgram,
  view,
});

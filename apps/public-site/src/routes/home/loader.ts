import { countUpcoming } from '@detroit-well/booking/session-view';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { data } from 'react-router-dom';
import type { LoaderCall } from '../../site-route.ts';
import { slidesOf, type Slide } from '../../testimonials/slides.ts';
import { summarise, type SessionSummary } from '../../sessions/session-view.ts';

const shownSessions = 4;

export interface HomeData {
  /** The content system's texts for search engines; empty if there are none. */
  readonly heading: string;
  readonly seoTitle: string;
  readonly description: string;
  /** The next sessions; null if the list could not be loaded. */
  readonly sessions: readonly SessionSummary[] | null;
  readonly categories: readonly { name: string; count: number }[];
  readonly slides: readonly Slide[];
  /** True if the calendar, the texts and the testimonials were loaded. */
  readonly complete: boolean;
}

/** The home page shows the next sessions, but it also works without the calendar. */
export async function loadHome({ reader, tools: { api, showSamples } }: LoaderCall): Promise<unknown> {
  const [sessions, page, site] = await Promise.all([
    api.upcomingSessions().catch(() => null),
    api.findPage(paths.home(), reader).catch(() => undefined),
    api.site().catch(() => undefined),
  ]);
  const all = sessions?.map(summarise) ?? [];
  const home: HomeData = {
    heading: page?.title ?? '',
    seoTitle: page?.seo_title ?? '',
    description: page?.search_description ?? '',
    // Null is no failure: the content system has no page for the home page.
    complete: sessions !== null && page !== undefined && site !== undefined,
    slides: slidesOf(site, showSamples),
    sessions: sessions && all.slice(0, shownSessions),
    categories: constants.fallbackCategories.map((name) => ({
      name,
      count: countUpcoming(all, name),
    })),
  };
  return data(home, { status: 200 });
}

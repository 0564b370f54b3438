import { countUpcoming } from '@detroit-well/booking/session-view';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { data } from 'react-router-dom';
import type { LoaderCall } from '../../site-route.ts';
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
  /** True if both the calendar and the texts were loaded. */
  readonly complete: boolean;
}

/** The home page shows the next sessions, but it also works without the calendar. */
export async function loadHome({ reader, tools: { api } }: LoaderCall): Promise<unknown> {
  const [sessions, page] = await Promise.all([
    api.upcomingSessions().catch(() => null),
    api.findPage(paths.home(), reader).catch(() => undefined),
  ]);
  const all = sessions?.map(summarise) ?? [];
  const home: HomeData = {
    heading: page?.title ?? '',
    seoTitle: page?.seo_title ?? '',
    description: page?.search_description ?? '',
    // Null is no failure: the content system has no page for the home page.
    complete: sessions !== null && page !== undefined,
    sessions: sessions && all.slice(0, shownSessions),
    categories: constants.fallbackCategories.map((name) => ({
      name,
      count: countUpcoming(all, name),
    })),
  };
  return data(home, { status: 200 });
}

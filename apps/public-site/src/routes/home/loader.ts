import { constants } from '@detroit-well/config/constants';
import { data } from 'react-router-dom';
import type { LoaderCall } from '../../site-route.ts';
import { matchesFilter } from '../../sessions/session-filter.ts';
import { summarise, type SessionSummary } from '../../sessions/session-view.ts';

const shownSessions = 4;

export interface HomeData {
  /** The next on the floor; null when the list could not be had. */
  sessions: readonly SessionSummary[] | null;
  categories: readonly { name: string; count: number }[];
}

/** The home shows what is next; without the calendar it is still a home. */
export async function loadHome({ tools: { api } }: LoaderCall): Promise<unknown> {
  const sessions = await api.upcomingSessions().catch(() => null);
  const all = sessions?.map(summarise) ?? [];
  const home: HomeData = {
    sessions: sessions && all.slice(0, shownSessions),
    categories: constants.fallbackCategories.map((name) => ({
      name,
      count: all.filter((session) => matchesFilter(session, name)).length,
    })),
  };
  return data(home, { status: 200 });
}

import { createClient, isApiError } from '@detroit-well/api-client';
import type { SiteApi } from './site-api.ts';

/** A page that waits longer than this for the API is of no use; the visitor gets the fallback and Retry. Milliseconds. */
const pageTimeoutMs = 6_000;

/** The most sessions one landing shows; also the API's own limit of a page. */
const mostSessions = 50;

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The API over HTTP, by the published client; anonymous, so that every page can be shared. */
export function httpApi(baseUrl: string): SiteApi {
  const client = createClient({ baseUrl, timeoutMs: pageTimeoutMs, longestWaitMs: 1_000 });
  const firstPage = async (type: string) => {
    const { items } = await client.pages.publicPages({ query: { type, fields: '*', limit: 1 } });
    return items[0] ?? null;
  };
  return {
    menu: async () => {
      const { items } = await client.navigation.menu();
      return items.map(({ label, link }) => ({ label, href: link }));
    },
    trainingPage: () => firstPage('training.TrainingIndexPage'),
    upcomingSessions: async () => {
      const { upcoming_sessions: sessions } = await client.sessions.upcoming({
        query: { limit: mostSessions },
      });
      return sessions;
    },
    categories: () => client.programs.categories(),
    session: (id) => orNull(client.sessions.detail({ params: { id } })),
    legalPage: (type) => firstPage(type),
    findPage: (htmlPath) => orNull(client.pages.find({ query: { html_path: htmlPath } })),
  };
}

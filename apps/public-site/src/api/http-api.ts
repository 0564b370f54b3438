import { createClient, isApiError, type OnEvent } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { maxSessions } from './max-sessions.ts';
import type { SiteApi } from './site-api.ts';

/** Milliseconds. */
export interface ApiTimeouts {
  /** A page that waits longer than this for the API is useless; the visitor gets the fallback screen and Retry. */
  readonly page: number;
  /** The landing page waits at most this long for its lists; after that the browser loads them. */
  readonly list: number;
  /** A longer rate limit is shown on the page at once. */
  readonly rateLimit: number;
}

export const apiTimeouts: ApiTimeouts = { page: 6_000, list: 3_000, rateLimit: constants.rateLimitWaitMs };

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The API's own page limit. A server with smaller pages needs more requests. */
const maxPageSize = 100;
/** Stops reading a server that never reports a last page. No sitemap may hold more entries than these pages. */
const maxPages = 500;

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly isLast: boolean;
}

/** Reads all pages, starting at 1. */
async function everyPage<Item>(read: (page: number) => Promise<PageOf<Item>>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, isLast } = await read(page);
    all.push(...items);
    if (isLast || items.length === 0) break;
  }
  return all;
}

/** Sends the reader's address to the API, which believes it if this server is one of its TRUSTED_PROXIES (ADR-031). */
const readerHeader = (reader: string): Record<string, string> => ({ 'X-Forwarded-For': reader });

/** The API over HTTP, through the published client. It is anonymous, so that all visitors can share every page. */
export function httpApi(baseUrl: string, onEvent?: OnEvent, timeouts = apiTimeouts): SiteApi {
  // A page waits for its API as long as the limits say, and not for a second attempt.
  const shared = { baseUrl, retryReads: false, ...(onEvent && { onEvent }) };
  const client = createClient({ ...shared, timeoutMs: timeouts.page, longestWaitMs: timeouts.rateLimit });
  const lists = createClient({ ...shared, timeoutMs: timeouts.list, longestWaitMs: 0 });
  const firstPage = async (type: string) => {
    const { items } = await client.pages.publicPages({ query: { type, fields: '*', limit: 1 } });
    return items[0] ?? null;
  };
  return {
    menu: async () => {
      const { items } = await client.navigation.menu();
      return items.map(({ label, link: href, is_dropdown, children }) => ({
        label,
        href,
        ...(is_dropdown && children.length > 0
          ? { children: children.map((child) => ({ label: child.label, href: child.link })) }
          : {}),
      }));
    },
    site: () => orNull(lists.site.read()),
    trainingPage: () => firstPage('training.TrainingIndexPage'),
    upcomingSessions: async (query = {}) => {
      const { upcoming_sessions: sessions } = await lists.sessions.upcoming({
        query: { limit: maxSessions, ...query },
      });
      return sessions;
    },
    sessionFacets: (query) => lists.sessions.facets({ query }),
    addresses: async () => {
      const sitemap = await orNull(client.pages.sitemap());
      return (
        sitemap &&
        sitemap.entries.map(({ path, changed_at: changedAt }) => ({
          path,
          ...(changedAt ? { changedAt } : {}),
        }))
      );
    },
    allSessions: () =>
      everyPage(async (page) => {
        const query = { limit: maxPageSize, offset: (page - 1) * maxPageSize };
        const { upcoming_sessions: items } = await client.sessions.upcoming({ query });
        return { items, isLast: items.length < maxPageSize };
      }),
    categories: () => lists.programs.categories(),
    programs: async () => client.programs.list({ query: { limit: maxPageSize } }),
    program: (id) => orNull(client.programs.detail({ params: { id } })),
    sessionsOfProgram: async (id) => {
      const query = { upcoming_only: true, limit: maxSessions };
      return (await lists.programs.sessions({ params: { id }, query })).sessions;
    },
    plans: () => client.plans.list(),
    coaches: () => client.coaches.list(),
    coach: (id) => orNull(client.coaches.detail({ params: { id } })),
    sessionsOfCoach: async ({ public_id: coach }) => {
      const query = { coach, limit: maxSessions };
      return (await lists.sessions.upcoming({ query })).upcoming_sessions;
    },
    session: (id, reader) =>
      orNull(client.sessions.detail({ params: { id } }, { headers: readerHeader(reader) })),
    legalPage: (type) => firstPage(type),
    blogPage: async () => {
      const { items } = await client.pages.list({
        query: { type: 'blog.BlogIndexPage', fields: '*', limit: 1 },
      });
      return items[0] ?? null;
    },
    posts: (query, reader) => orNull(client.blog.posts({ query }, { headers: readerHeader(reader) })),
    post: (slug, reader) => orNull(client.blog.post({ params: { slug } }, { headers: readerHeader(reader) })),
    preview: (token, reader) =>
      orNull(client.blog.preview({ params: { token } }, { headers: readerHeader(reader) })),
    allPosts: (reader) =>
      everyPage(async (page) => {
        const query = { page, page_size: maxPageSize };
        const { results, next } = await client.blog.posts({ query }, { headers: readerHeader(reader) });
        return { items: results, isLast: next === null };
      }),
    postCategories: () => client.blog.categories(),
    authors: () => client.blog.authors(),
    tags: () => client.blog.tags(),
    findPage: (htmlPath, reader) =>
      orNull(client.pages.find({ query: { html_path: htmlPath } }, { headers: readerHeader(reader) })),
  };
}

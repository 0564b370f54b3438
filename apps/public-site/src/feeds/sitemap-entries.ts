import { paths } from '@detroit-well/config/paths';
import type { SiteApi, SitemapEntry } from '../api/site-api.ts';
import { sessionPath } from '@detroit-well/booking/session-text';

/** Pages that always exist; the content system provides their content. */
const pages = [
  paths.home(),
  paths.training(),
  paths.coaches(),
  paths.firstTime(),
  paths.membership(),
  paths.gift(),
  paths.theStandard(),
  paths.about(),
  paths.contact(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.cookies(),
];

type SitemapApi = Pick<SiteApi, 'addresses' | 'allSessions' | 'allPosts' | 'postCategories'>;

interface Facts {
  readonly reader: string;
  readonly showSamples: boolean;
}

/** Posts and sessions: in one call, or page by page if the server lacks that call. */
async function postsAndSessions(
  api: SitemapApi,
  { reader, showSamples }: Facts,
): Promise<readonly SitemapEntry[]> {
  const addresses = await api.addresses();
  if (addresses) return addresses;
  const [posts, sessions] = await Promise.all([api.allPosts(reader), api.allSessions()]);
  const shown = posts.filter((post) => showSamples || !post.is_sample);
  return [
    ...shown.map((post) => ({ path: paths.post(post.slug), changedAt: post.first_published_at })),
    ...sessions.map((session) => ({ path: sessionPath(session) })),
  ];
}

/** Pages, sessions, post categories and posts. Rejects if any of them can't be loaded: a sitemap must be complete. */
export async function sitemapEntries(api: SitemapApi, facts: Facts): Promise<readonly SitemapEntry[]> {
  const [addresses, categories] = await Promise.all([postsAndSessions(api, facts), api.postCategories()]);
  return [
    ...pages.map((path) => ({ path })),
    ...categories
      .filter(({ post_count: count }) => count > 0)
      .map(({ slug }) => ({ path: paths.theStandard({ category: slug }) })),
    ...addresses,
  ];
}

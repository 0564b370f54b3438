import { personSlug, slug } from '../slug.ts';
import type { ContactTopic } from '../studio.ts';
import { withQuery } from './query.ts';

/** The parts of a session's URL: names, not slugs. Only this module applies the slug rule. */
interface SessionAddress {
  readonly category: string;
  readonly program: string;
  readonly title: string;
  readonly public_id: string;
}

/** The parts of a program's URL: names, not slugs. */
interface ProgramAddress {
  readonly category: string;
  readonly program: string;
}

/** A coach by the slug that the server gives, or by name, from which the site finds the coach. */
type CoachAddress = { readonly slug: string } | { readonly name: string; readonly slug?: string };

/** Filters of The Standard in the query string (SPEC-A 2, blog). */
export interface BlogFilters {
  readonly category?: string;
  readonly author?: string;
  readonly tag?: string;
  readonly search?: string;
  /** Starts at 1; the URL of the first page omits `page`. */
  readonly page?: number;
}

/** `/training/{category}/{program}/{session}?id=`; falls back to the short form when a name has an empty slug. */
function session({ category, program, title, public_id }: SessionAddress): string {
  const parts = [category, program, title].map(slug);
  if (parts.includes('')) return withQuery('/training', { session: public_id });
  return withQuery(`/training/${parts.join('/')}`, { id: public_id });
}

/** `/training/{category}/{program}`; the schedule when a name has an empty slug. */
function program({ category, program: title }: ProgramAddress): string {
  const parts = [category, title].map(slug);
  return parts.includes('') ? '/training' : `/training/${parts.join('/')}`;
}

/** `/coaches/{slug}`; the list of coaches when there is neither a slug nor one in the name. */
function coach(address: CoachAddress): string {
  const name = address.slug || ('name' in address ? personSlug(address.name) : '');
  return name === '' ? '/coaches' : `/coaches/${encodeURIComponent(name)}`;
}

/** Addresses of the public site (SPEC-A 7.2). */
export const sitePaths = {
  home: () => '/',
  comingSoon: () => '/coming-soon',
  /** The schedule, with its filters. */
  training: (filters: Readonly<Record<string, string>> = {}) => withQuery('/training', filters),
  program,
  session,
  /** For callers that only know the id; the site redirects to the full URL. */
  sessionById: (public_id: string) => withQuery('/training', { session: public_id }),
  coaches: () => '/coaches',
  coach,
  firstTime: () => '/first-time',
  /** `plan`: the id of a plan, or of the version that the visitor saw. */
  membership: (query: { plan?: string; code?: string } = {}) => withQuery('/membership', query),
  /** Buys a gift card. */
  gift: () => '/gift',
  /** The same with the registration open, from an email about an open spot. The page says so if the spot is taken again. */
  spotOpened: (public_id: string) =>
    withQuery('/training', { session: public_id, register: '1', opening: '1' }),
  /**
   * Confirms or withdraws a request for an email about an open spot. The token is in the fragment, which browsers send to
   * no server.
   */
  opening: (token = '') => `/opening${token && `#${token}`}`,
  theStandard: ({ tag, page = 1, ...filters }: BlogFilters = {}) =>
    withQuery('/the-standard', {
      ...filters,
      tag: tag?.toLowerCase(),
      page: page > 1 ? String(page) : undefined,
    }),
  /** The newest posts as an Atom feed. */
  blogFeed: () => '/the-standard/feed.xml',
  sitemap: () => '/sitemap.xml',
  /** A revision of a post, behind a link of the office. A token has only letters, digits, hyphens and dots. */
  preview: (token: string) => `/preview/${token}`,
  post: (postSlug: string) => `/the-standard/${encodeURIComponent(postSlug)}`,
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms',
  cookies: () => '/cookies',
  about: () => '/about',
  /** `topic`: what the form is about, one of `contactTopics`. */
  contact: (query: { topic?: ContactTopic } = {}) => withQuery('/contact', query),
  notFound: () => '/404',
} as const;

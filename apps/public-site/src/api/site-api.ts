import type {
  Author,
  Category,
  Coach,
  CoachDetail,
  FacetQuery,
  Page,
  Plan,
  Post,
  PostCategory,
  PostPage,
  PostPreview,
  PostQuery,
  PostSummary,
  Program,
  ProgramDetail,
  Session,
  SessionFacets,
  SessionQuery,
  Site,
  Tag,
} from './wire.ts';
import type { MenuEntry } from '../page.ts';

export interface SitemapEntry {
  /** Path on this site, including the query. */
  readonly path: string;
  /** When it last changed, as an instant. */
  readonly changedAt?: string | undefined;
}

/** The API calls of the site's server. Every call throws an `ApiError` when there is no usable response. */
export interface SiteApi {
  readonly menu: () => Promise<readonly MenuEntry[]>;
  /** Whether the studio is open, and its testimonials; null if the server lacks this call. */
  readonly site: () => Promise<Site | null>;
  /** The content system's page for the training landing page; null when there is none. */
  readonly trainingPage: () => Promise<Page | null>;
  /** URLs of all posts and upcoming sessions, for the sitemap; null if the server lacks this call. */
  readonly addresses: () => Promise<readonly SitemapEntry[] | null>;
  /** Every session that has not started, for the sitemap; `upcomingSessions` returns those of one page. */
  readonly allSessions: () => Promise<readonly Session[]>;
  /** Those of one page, from the first that has not started. */
  readonly upcomingSessions: (query?: SessionQuery) => Promise<readonly Session[]>;
  readonly sessionFacets: (query: FacetQuery) => Promise<SessionFacets>;
  readonly categories: () => Promise<readonly Category[]>;
  readonly programs: () => Promise<readonly Program[]>;
  /** Null when the program does not exist; the name is its public id or its slug. */
  readonly program: (name: string) => Promise<ProgramDetail | null>;
  /** The sessions of a program that have not started, soonest first. */
  readonly sessionsOfProgram: (publicId: string) => Promise<readonly Session[]>;
  /** The memberships and passes on sale. */
  readonly plans: () => Promise<readonly Plan[]>;
  readonly coaches: () => Promise<readonly Coach[]>;
  /** Null when the coach does not exist; the name is a public id or a slug. */
  readonly coach: (name: string) => Promise<CoachDetail | null>;
  /** The sessions of a coach that have not started, soonest first. */
  readonly sessionsOfCoach: (coach: Coach) => Promise<readonly Session[]>;
  /** Null when the session does not exist. `reader` is the visitor's network address, here and below. */
  readonly session: (publicId: string, reader: string) => Promise<Session | null>;
  readonly legalPage: (type: string) => Promise<Page | null>;
  /** The page at an HTML path (with its trailing slash); null when there is none. */
  readonly findPage: (htmlPath: string, reader: string) => Promise<Page | null>;
  /** The blog index page; null when there is none. */
  readonly blogPage: () => Promise<Page | null>;
  /** The API counts the request for `reader`. A page beyond the last one is null. */
  readonly posts: (query: PostQuery, reader: string) => Promise<PostPage | null>;
  /** Null when the post does not exist. */
  readonly post: (slug: string, reader: string) => Promise<Post | null>;
  /** A revision of a post that the office made a link to; null when the link has ended. */
  readonly preview: (token: string, reader: string) => Promise<PostPreview | null>;
  /** Every published post, newest first, for the sitemap. */
  readonly allPosts: (reader: string) => Promise<readonly PostSummary[]>;
  readonly postCategories: () => Promise<readonly PostCategory[]>;
  readonly authors: () => Promise<readonly Author[]>;
  readonly tags: () => Promise<readonly Tag[]>;
}

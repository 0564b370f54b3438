import type { Category, Page, Session } from './wire.ts';
import type { MenuEntry } from '../page.ts';

/** What the site's server asks the API for. Every call throws an `ApiError` when there is no usable answer. */
export interface SiteApi {
  menu: () => Promise<readonly MenuEntry[]>;
  /** The landing's page of the content system; null when there is none. */
  trainingPage: () => Promise<Page | null>;
  upcomingSessions: () => Promise<readonly Session[]>;
  categories: () => Promise<readonly Category[]>;
  /** Null when the session does not exist. */
  session: (publicId: string) => Promise<Session | null>;
  legalPage: (type: string) => Promise<Page | null>;
  /** The page at an html path (with its trailing slash); null when there is none. */
  findPage: (htmlPath: string) => Promise<Page | null>;
}

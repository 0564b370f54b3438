import type { TelemetrySettings } from '@detroit-well/config/telemetry';
import { paths } from '@detroit-well/config/paths';
import type { SiteApi } from './api/site-api.ts';
import { SingleFlightCache } from './cache/single-flight-cache.ts';
import type { PageContext, MenuEntry } from './page.ts';

/** Shown while the API can't provide the menu: only pages that certainly exist. */
const ownMenu: readonly MenuEntry[] = [{ label: 'Training', href: paths.training() }];

const menuTtlMs = 30_000;

export interface ReadContext {
  readonly context: Omit<PageContext, 'here' | 'now'>;
  /** The menu comes from the server and is not the fallback. */
  readonly complete: boolean;
}

interface ContextOptions {
  readonly api: Pick<SiteApi, 'menu'>;
  readonly siteUrl: string;
  readonly portalUrl: string;
  readonly apiUrl: string;
  readonly ipLookupUrl?: string | undefined;
  readonly demo: boolean;
  readonly showSamples: boolean;
  readonly pictureOrigins: readonly string[];
  readonly telemetry?: TelemetrySettings;
}

/** Reads the data that all pages share. A missing menu must not prevent a page. */
export function readContext(
  { api, ...shared }: ContextOptions,
  cacheNow: () => number,
): () => Promise<ReadContext> {
  const menus = new SingleFlightCache<readonly MenuEntry[]>({ ttlMs: menuTtlMs, limit: 1, now: cacheNow });
  return async () => {
    const menu = await menus.get('menu', api.menu).catch(() => null);
    return { context: { ...shared, menu: menu ?? ownMenu }, complete: menu !== null };
  };
}

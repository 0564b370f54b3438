import type { TelemetrySettings } from '@detroit-well/config/telemetry';
import { paths } from '@detroit-well/config/paths';
import type { SiteApi } from './api/site-api.ts';
import { SingleFlightCache } from './http/single-flight-cache.ts';
import type { Frame, MenuEntry } from './page.ts';

/** Shown while the API cannot say what the menu is: the places that certainly exist. */
const ownMenu: readonly MenuEntry[] = [{ label: 'Training', href: paths.training() }];

const menuTtlMs = 30_000;

export interface ReadFrame {
  frame: Omit<Frame, 'here' | 'now'>;
  /** The menu is the server's own, not the stand-in. */
  complete: boolean;
}

interface FrameOptions {
  api: Pick<SiteApi, 'menu'>;
  siteUrl: string;
  portalUrl: string;
  apiUrl: string;
  ipLookupUrl?: string | undefined;
  demo: boolean;
  showSamples: boolean;
  pictureOrigins: readonly string[];
  telemetry?: TelemetrySettings;
}

/** Reads what all pages share. A menu that cannot be had is no reason to show no page. */
export function readFrame({ api, ...shared }: FrameOptions): () => Promise<ReadFrame> {
  const menus = new SingleFlightCache<readonly MenuEntry[]>({ ttlMs: menuTtlMs, limit: 1 });
  return async () => {
    const menu = await menus.get('menu', api.menu).catch(() => null);
    return { frame: { ...shared, menu: menu ?? ownMenu }, complete: menu !== null };
  };
}

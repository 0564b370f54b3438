import { toServerTime } from '@detroit-well/config/server-clock';
import { eventFor, isApiError } from '@detroit-well/api-client';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { mountOverlay } from '@detroit-well/telemetry/overlay';
import { scrub } from '@detroit-well/config/scrub';
import { currentQueryClient } from '../api/query-client.ts';
import { router } from './router.ts';
import { readSettings } from '../settings/settings.ts';

const { telemetry, deployment, publicSiteUrl } = readSettings();

/** Returns the path pattern of the screen, because the path itself contains ids and tokens; null when no screen is shown. */
const pattern = (): string | null => {
  const path = router.state.matches.at(-1)?.route.path;
  return path === undefined || path === '*' ? null : path;
};
const page = (): string => pattern() ?? scrub(location.pathname);

/** Returns when the oldest data on the screen was loaded. */
function asOf(): number {
  const shown = currentQueryClient()?.getQueryCache().findAll({ type: 'active' }) ?? [];
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return toServerTime(times.length > 0 ? Math.min(...times) : performance.timeOrigin);
}

const { analytics } = mountOverlay({
  app: 'member-portal',
  deployment,
  telemetry,
  page,
  asOf,
  eventOf: (error) => (isApiError(error) ? eventFor(error, { call: '', background: true }) : null),
  onReload: () => void currentQueryClient()?.invalidateQueries(),
  cookiesHref: siteUrl(publicSiteUrl, paths.cookies()),
});

let shown = '';
function follow(): void {
  const { pathname } = router.state.location;
  if (shown === pathname) return;
  shown = pathname;
  analytics.show({ page: page(), notFound: pattern() === null });
}
router.subscribe(follow);
follow();

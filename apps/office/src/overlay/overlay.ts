import { toServerTime } from '@detroit-well/config/server-clock';
import { eventFor, isApiError } from '@detroit-well/api-client';
import { scrub } from '@detroit-well/config/scrub';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { mountOverlay } from '@detroit-well/telemetry/overlay';
import { queryClient } from '../api/query-client.ts';
import { readSettings } from '../settings/settings.ts';

const { telemetry, deployment, publicSiteUrl } = readSettings();

/** When the oldest data on the screen was loaded. */
function asOf(): number {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0);
  return toServerTime(times.length > 0 ? Math.min(...times) : performance.timeOrigin);
}

/** Toasts, the offline bar and error reports of the office. */
export const { toasts } = mountOverlay({
  app: 'office',
  deployment,
  // Staff are at work: nobody counts their visits.
  telemetry: { ...telemetry, analytics: 'none' },
  page: () => scrub(location.pathname),
  asOf,
  eventOf: (error) => (isApiError(error) ? eventFor(error, { call: '', background: true }) : null),
  onReload: () => void queryClient.invalidateQueries(),
  offlineNote: 'Marks are saved here and go by themselves. Everything else needs the network.',
  cookiesHref: siteUrl(publicSiteUrl, paths.cookies()),
});

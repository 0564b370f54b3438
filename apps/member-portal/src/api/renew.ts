import { addDays, studioDay, studioInstant } from '@detroit-well/config/studio-time';
import { serverNow } from '@detroit-well/config/server-clock';
import { currentQueryClient } from './query-client.ts';

/** The data that time and other people change: seats, payments, days and offers. Forms are not renewed under a person's hands. */
const renewed = [['profile', 'dashboard'], ['sessions'], ['registered-sessions'], ['waitlist']];

/** Loads again what a page shows: `all` of it, or only what is older than its `staleTime`. */
function renew(all: boolean): void {
  const queries = currentQueryClient();
  for (const queryKey of renewed)
    void queries?.refetchQueries(
      { queryKey, type: 'active', ...(all ? {} : { stale: true }) },
      // A browser may tell twice that the page is back.
      { cancelRefetch: false },
    );
}

/** Renews an open page when the member comes back to it, and when the day changes in the studio. */
export function renewOpenPages(): void {
  const back = (): void => {
    if (document.visibilityState === 'visible') renew(false);
  };
  addEventListener('focus', back);
  document.addEventListener('visibilitychange', back);
  atMidnight(() => renew(true));
}

function atMidnight(run: () => void): void {
  const midnight = studioInstant(addDays(studioDay(serverNow()), 1)).getTime();
  setTimeout(
    () => {
      // A timer may be early by the clock of the server.
      if (serverNow() >= midnight) run();
      atMidnight(run);
    },
    Math.max(1_000, midnight - serverNow()),
  );
}

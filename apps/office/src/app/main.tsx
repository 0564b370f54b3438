import { eraseListsAtSignOut } from '@detroit-well/ui/device-lists';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { watchErrors } from '@detroit-well/telemetry/signals';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@detroit-well/ui/portal.css';
import '../office.css';
import { accessQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { leavesLocked, watchDeviceLock } from '../auth/device-lock.ts';
import { isSignedIn, session, toSignIn, watchSession } from '../auth/session.ts';
import { eraseKept, openAlone, restoreKept, type Kept } from '../kept/kept.ts';
import { readSettings } from '../settings/settings.ts';
import { router } from './router.ts';

watchErrors();
eraseListsAtSignOut();
if (!isSignedIn()) void leave();
else if (!leavesLocked()) void start();

async function leave(): Promise<void> {
  await eraseKept();
  toSignIn();
}

async function start(): Promise<void> {
  const { now, isKept } = readSettings();
  learnServerTime(now);
  const restored = session.current().then((record) => restoreKept(record?.sid ?? null));
  const kept = isKept ? await restored : null;
  if (kept) openWithoutNetwork(kept);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  watchDeviceLock();
  watchSession();
  session.keepFresh();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  // Toasts and bars load last, so that they do not compete with the first view.
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    void import('../overlay/overlay.ts').catch(() => undefined);
    void import('../worker/register.ts')
      .then(({ registerWorker }) => registerWorker())
      .catch(() => undefined);
  });
}

/** The document is an old one: the clock and the rights come from what the device keeps. */
function openWithoutNetwork({ access, clockAheadMs, lists }: Kept): void {
  openAlone();
  learnServerTime(new Date(Date.now() + clockAheadMs).toISOString());
  const updatedAt = Date.parse(lists.taken_at) - clockAheadMs;
  queryClient.setQueryData(accessQuery().queryKey, { ...access, refund_limit_cents: 0 }, { updatedAt });
}

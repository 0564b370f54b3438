import { eraseListsAtSignOut } from '@detroit-well/ui/device-lists';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { readSettings } from '../settings/settings.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@detroit-well/ui/portal.css';
import { watchErrors } from '@detroit-well/telemetry/signals';
import { restoreTypedFields } from '@detroit-well/ui/typed-fields';
import { LayerHistoryContext } from '@detroit-well/ui/layer-history';
import { RouterProvider } from 'react-router-dom';
// The layouts and the dashboard are part of the first file: each in its own would load 15 kB more.
import '../layouts/auth-layout.tsx';
import '../layouts/member-layout.tsx';
import '../routes/dashboard/dashboard.tsx';
import { router, whenFirstScreenLoads } from './router.ts';
import { layerHistory } from '../navigation/layer-history.ts';
import { renewOpenPages } from '../api/renew.ts';
import { leavesLocked, watchDeviceLock } from '../auth/device-lock.ts';
import { watchSession } from '../auth/watch.ts';

watchErrors();
eraseListsAtSignOut();
learnServerTime(readSettings().now);
const root = document.getElementById('root');
if (!root) throw new Error('No element has the id "root".');

// The shell stays until the first screen has loaded; rendering earlier would blank the page. No top-level await: the files of
// the screens import this one.
whenFirstScreenLoads(() => {
  if (leavesLocked()) return;
  watchDeviceLock();
  watchSession(router);
  createRoot(root).render(
    <StrictMode>
      <LayerHistoryContext value={layerHistory(router)}>
        <RouterProvider router={router} />
      </LayerHistoryContext>
    </StrictMode>,
  );
  restoreTypedFields();
  renewOpenPages();
  // Toasts, bars and metrics load last, so that they do not compete with the first view.
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void import('./overlay.ts').catch(() => undefined));
});

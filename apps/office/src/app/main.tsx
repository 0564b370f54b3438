import { learnServerTime } from '@detroit-well/config/server-clock';
import { watchErrors } from '@detroit-well/telemetry/signals';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@detroit-well/ui/portal.css';
import '../office.css';
import { queryClient } from '../api/query-client.ts';
import { isSignedIn, session, toSignIn, watchSession } from '../auth/session.ts';
import { readSettings } from '../settings/settings.ts';
import { router } from './router.ts';

watchErrors();
learnServerTime(readSettings().now);
if (isSignedIn()) start();
else toSignIn();

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
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
  idle(() => void import('../overlay/overlay.ts').catch(() => undefined));
}

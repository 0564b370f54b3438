import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@detroit-well/ui/portal.css';
import { watchErrors } from '@detroit-well/telemetry/signals';
import { RouterProvider } from 'react-router-dom';
import { firstScreen, router } from './router.ts';
import { watchSession } from '../auth/watch.ts';

watchErrors();
const root = document.getElementById('root');
if (!root) throw new Error('No element has the id "root".');

// The shell stays until the first screen has loaded; rendering earlier would blank the page.
await firstScreen;
watchSession(router);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// Toasts, bars and metrics load last, so that they do not compete with the first view.
const idle = window.requestIdleCallback ?? setTimeout;
idle(() => void import('./overlay.ts').catch(() => undefined));

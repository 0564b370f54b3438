import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@detroit-well/ui/portal.css';
import { watchErrors } from '@detroit-well/telemetry/signals';
import { RouterView } from './router/router-view.tsx';
import { router } from './routes.tsx';
import { watchSession } from './session/watch.ts';

watchErrors();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root.');

// The painted shell stays until the first screen is there; drawing earlier would only blank it.
await router.start();
watchSession(router);
createRoot(root).render(
  <StrictMode>
    <RouterView router={router} />
  </StrictMode>,
);

// Toasts, bars and what is measured compete with nothing.
const idle = window.requestIdleCallback ?? setTimeout;
idle(() => void import('./overlay.ts').catch(() => undefined));

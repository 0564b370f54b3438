import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@detroit-well/ui/portal.css';
import { router } from './routes.tsx';
import { watchSession } from './session/watch.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no root.');

// The painted shell stays until the first screen is there; drawing earlier would only blank it.
await new Promise<void>((drawn) => {
  if (router.state.initialized) return drawn();
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    drawn();
  });
});
watchSession(router);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

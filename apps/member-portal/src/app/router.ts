import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

/** Without a key of its own, the first entry of each document would restore the scroll position of the document before. */
function nameEntry(): void {
  const state = history.state as { readonly key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '');
}

nameEntry();
export const router = createBrowserRouter(routes);

/** Calls `show` when the first screen has loaded, or its file has failed to. */
export function whenFirstScreenLoads(show: () => void): void {
  if (router.state.initialized) return show();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
}

import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

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

import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

export const router = createBrowserRouter(routes);

/** Resolves when the first screen has loaded, or its file has failed to. */
export const firstScreen = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

import type { LayerHistory } from '@detroit-well/ui/layer-history';
import type { createBrowserRouter, Location } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

function onLocation(router: Router, listener: () => void): () => void {
  let { location } = router.state;
  return router.subscribe((state) => {
    if (state.location === location) return;
    ({ location } = state);
    listener();
  });
}

/** Returns the key of a scroll position. A sheet or modal has that of the page below, which must not move. */
export const scrollKey = ({ state, key }: Location<{ readonly scrollKey?: string } | null>): string =>
  state?.scrollKey ?? key;

/** Lets sheets and modals have history entries without knowing the router. */
export function layerHistory(router: Router): LayerHistory {
  const pathOf = (address = ''): string => {
    const { pathname, search, hash } = new URL(address || location.href, location.href);
    return pathname + search + hash;
  };
  return {
    state: () => router.state.location.state as unknown,
    push: (state, address) =>
      router.navigate(pathOf(address), {
        state: { ...state, scrollKey: scrollKey(router.state.location) },
        preventScrollReset: true,
      }),
    replace: (state, address) =>
      router.navigate(pathOf(address), { state, replace: true, preventScrollReset: true }),
    go: (delta) =>
      new Promise((resolve) => {
        const stop = onLocation(router, () => {
          stop();
          resolve();
        });
        void router.navigate(delta);
      }),
    subscribe: (listener) => onLocation(router, listener),
    followsLinks: true,
  };
}

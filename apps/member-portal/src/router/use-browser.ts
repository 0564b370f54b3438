import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Router, View } from './create-router.ts';
import { focusHeading, keepInView } from './heading-focus.ts';
import { innerPath } from './link-navigation.ts';
import { createScrollPositions } from './scroll-positions.ts';

const positions = createScrollPositions();

/** Does for views what the browser does for documents: links, scroll positions and the focus. */
export function useBrowser(router: Router, view: View): void {
  const { entry, navigation, url } = view;
  const shown = useRef(view);

  // The document is outside React: one listener handles all links.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      // Stores the position also before the browser scrolls to a fragment.
      positions.save(entry);
      const path = innerPath(event);
      if (path === null) return;
      event.preventDefault();
      void router.navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router, entry]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = (): void => positions.save(entry);
    const leave = (): void => {
      save();
      positions.persist();
    };
    // Runs in the capture phase, before the router's own listener.
    addEventListener('popstate', save, true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('popstate', save, true);
      removeEventListener('pagehide', leave);
    };
  }, [entry]);

  useLayoutEffect(() => {
    const before = shown.current;
    const first = before === view;
    shown.current = view;
    const samePage = before.url.pathname === url.pathname && before.url.search === url.search;
    // A change of the query stays on the same screen.
    const restores = first || !samePage || navigation === 'pop';
    const seenBefore = restores && positions.restore(view);
    // The browser sets the focus when a document loads and for its fragments; after a navigation, this code does.
    if (first || before.url.pathname === url.pathname)
      return restores && !seenBefore && url.hash ? keepInView(url.hash) : undefined;
    return focusHeading(navigation === 'pop' ? '' : url.hash);
  }, [view, navigation, url]);
}

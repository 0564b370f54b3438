import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Router, View } from './create-router.ts';
import { focusHeading, keepInSight } from './heading-focus.ts';
import { innerPath } from './link-navigation.ts';
import { createScrollPositions } from './scroll-positions.ts';

const positions = createScrollPositions();

/** What the browser does by itself when documents change, for views: links, scroll positions and the focus. */
export function useBrowser(router: Router, view: View): void {
  const { entry, arrival, url } = view;
  const shown = useRef(view);

  // The document is an edge: one listener for every link the kit draws.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      // Also before the browser jumps to a fragment by itself.
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
    // In the capture phase: the router's own listener comes after it.
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
    // A changed query belongs to the same screen.
    const restores = first || !samePage || arrival === 'pop';
    const seenBefore = restores && positions.restore(view);
    // Within a document, and when one loads, the browser sets the focus; after a navigation we do.
    if (first || before.url.pathname === url.pathname)
      return restores && !seenBefore && url.hash ? keepInSight(url.hash) : undefined;
    return focusHeading(arrival === 'pop' ? '' : url.hash);
  }, [view, arrival, url]);
}

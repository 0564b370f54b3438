import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading, focusTarget, keepInView } from './heading-focus.ts';

/** A reload and a return to the page restore the scroll position instead. */
function isFirstVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** Moves the focus after a navigation, as the browser does for documents and fragments. */
export function useHeadingFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    shown.current = location;
    // The browser sets the focus when a document loads.
    if (before === location) return hash && isFirstVisit() ? keepInView(hash) : undefined;
    if (before.pathname !== pathname) return focusHeading(type === NavigationType.Pop ? '' : hash);
    if (!hash || type === NavigationType.Pop) return undefined;
    focusTarget(hash);
    return keepInView(hash);
  }, [location, type]);
}

import { useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { focusHeading } from '../router/heading-focus.ts';
import { innerPath } from '../router/link-navigation.ts';

/** Around every screen: plain links navigate, and a new screen takes the keyboard's focus to its heading. */
export function Root() {
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const wayHere = useNavigationType();

  // The document is an edge: one listener for every link the kit draws.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = innerPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);

  // Focus is the browser's; after a document load it does this by itself, after a navigation we do.
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // Who comes back is where they were.
    return focusHeading(wayHere === NavigationType.Pop ? '' : hash);
  }, [pathname, hash, wayHere]);

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

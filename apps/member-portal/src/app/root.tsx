import { Outlet, ScrollRestoration } from 'react-router-dom';
import { scrollKey } from '../navigation/layer-history.ts';
import { useHeadingFocus } from '../navigation/use-heading-focus.ts';
import { useLinks } from '../navigation/use-links.ts';

/** The root of every screen. It does for screens what the browser does for documents: links, scroll positions and focus. */
export function Root() {
  useLinks();
  useHeadingFocus();
  return (
    <>
      <ScrollRestoration getKey={scrollKey} />
      <Outlet />
    </>
  );
}

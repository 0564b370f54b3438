import { ownerOf } from '@detroit-well/config/paths';

/**
 * The path of a plain link that the router should follow, or null where the browser should. The kit draws native
 * links and knows no router; one listener at the root turns those to our own screens into navigations.
 */
export function innerPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || ownerOf(url.pathname) !== 'portal') return null;
  // A fragment of this very page is the browser's business.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return url.pathname + url.search + url.hash;
}

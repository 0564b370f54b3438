import { ownerOf } from '@detroit-well/config/paths';

/** Returns the URL of a followed link to a page, or null if the browser opens a new tab, a file or another program. */
export function followedUrl(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  return url.protocol.startsWith('http') ? url : null;
}

/**
 * Returns the path of a link that the router should follow, or null when the browser should. The UI kit renders native links
 * and does not know the router, so one listener at the root handles links to the portal's screens.
 */
export function innerPath(event: MouseEvent): string | null {
  const url = followedUrl(event);
  if (url?.origin !== location.origin || ownerOf(url.pathname) !== 'portal') return null;
  return url.pathname + url.search + url.hash;
}

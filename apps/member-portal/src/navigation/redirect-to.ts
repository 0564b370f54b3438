import { redirect, redirectDocument, replace } from 'react-router-dom';

/** The document goes away, so nothing else may render. */
const leaving = new Promise<never>(() => {});

/** True if the history already has this entry: the page has loaded with it, or Back or Forward led to it. */
export const isCurrentEntry = (address: string): boolean =>
  new URL(address).href === location.href.replace(/#.*/, '');

/**
 * Redirects a navigation. An entry that already exists is replaced, so that Back does not lead to it again. A link has no
 * entry before its screen is shown.
 *
 * @param to a path of the portal, or the URL of another app.
 */
export function redirectTo(request: Request, to: string): Response | Promise<never> {
  if (!isCurrentEntry(request.url)) return to.startsWith('/') ? redirect(to) : redirectDocument(to);
  if (to.startsWith('/')) return replace(to);
  location.replace(to);
  return leaving;
}

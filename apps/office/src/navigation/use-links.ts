import { ownerOf } from '@detroit-well/config/paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The path of a pressed link to a screen of the office; null when the browser should follow it. */
function innerPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A link inside a drawing has attributes, but no text as its `href`.
  const href = link?.getAttribute('href');
  if (!link || !href || link.hasAttribute('target') || link.hasAttribute('download')) return null;
  const url = new URL(href, location.href);
  if (url.origin !== location.origin || ownerOf(url.pathname) !== 'office') return null;
  return url.pathname + url.search + url.hash;
}

/** Follows native links inside the office without a new document. The UI kit does not know the router. */
export function useLinks(): void {
  const navigate = useNavigate();
  // The document is outside React: one listener handles all links.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = innerPath(event);
      if (path === null) return;
      event.preventDefault();
      const { pathname } = new URL(path, location.origin);
      void navigate(path, { preventScrollReset: pathname === location.pathname });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

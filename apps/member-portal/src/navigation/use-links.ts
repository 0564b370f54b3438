import { isLayerEntry, LayerHistoryContext } from '@detroit-well/ui/layer-history';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followedUrl, innerPath } from './inner-path.ts';

/**
 * Navigates to the portal's own links. They are native, because the UI kit does not know the router. A link in an open sheet or
 * modal replaces its entry, so that Back leads to the page below.
 */
export function useLinks(): void {
  const navigate = useNavigate();
  const layers = use(LayerHistoryContext);
  // The document is outside React: one listener handles all links.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const inLayer = isLayerEntry(layers);
      const path = innerPath(event);
      if (path !== null) {
        event.preventDefault();
        const isHere = new URL(path, location.origin).href === location.href;
        return void navigate(path, { replace: isHere || inLayer });
      }
      const url = inLayer ? followedUrl(event) : null;
      if (!url) return;
      event.preventDefault();
      location.replace(url);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, layers]);
}

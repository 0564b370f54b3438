import { isLayerEntry, LayerHistoryContext } from '@detroit-well/ui/layer-history';
import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { innerPath } from './inner-path.ts';

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
      const path = innerPath(event);
      if (path === null) return;
      event.preventDefault();
      const isHere = new URL(path, location.origin).href === location.href;
      void navigate(path, { replace: isHere || isLayerEntry(layers) });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, layers]);
}

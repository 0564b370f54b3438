import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { innerPath } from './inner-path.ts';

/** Navigates to the portal's own links. They are native, because the UI kit does not know the router. */
export function useLinks(): void {
  const navigate = useNavigate();
  // The document is outside React: one listener handles all links.
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = innerPath(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path, { replace: new URL(path, location.origin).href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

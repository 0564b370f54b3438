import { useEffect } from 'react';
import { pageTitle } from '@detroit-well/config/brand';

/** Sets the document title in an effect, because the title is outside React's tree. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

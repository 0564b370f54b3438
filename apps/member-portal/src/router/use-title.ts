import { useEffect } from 'react';
import { pageTitle } from '@detroit-well/config/brand';

/** Names the document after the screen. The title stands outside React's tree, hence the effect. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

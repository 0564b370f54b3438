import { paths } from '@detroit-well/config/paths';
import { useEffect, useState } from 'react';

/** The filter in the query string; Back restores the previous one. */
export function useFilter(initial: string): [string, (next: string) => void] {
  const [filter, setFilter] = useState(initial);
  useEffect(() => {
    const follow = (): void => setFilter(new URLSearchParams(location.search).get('category') ?? '');
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  function choose(next: string): void {
    if (next === filter) return;
    history.pushState(null, '', paths.training({ category: next }));
    setFilter(next);
  }
  return [filter, choose];
}

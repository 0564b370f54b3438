import { Button } from '@detroit-well/ui/components/button';
import { createContext, use } from 'react';

/** Opens the search of the shell; null outside of it. */
export const OpenSearchContext = createContext<(() => void) | null>(null);

export function SearchButton() {
  const open = use(OpenSearchContext);
  return open ? (
    <Button variant="line" size="sm" onClick={open}>
      Search
    </Button>
  ) : null;
}

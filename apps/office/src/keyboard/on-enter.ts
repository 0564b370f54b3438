import type { KeyboardEvent } from 'react';

/** Handles Enter in a search field, such as by taking the first match. A failed search is shown by its list. */
export const onEnter =
  (run: () => Promise<void>) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    run().catch(() => undefined);
  };

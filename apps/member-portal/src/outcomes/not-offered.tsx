import { Flash } from '@detroit-well/ui/components/flash';
import { useState } from 'react';

/** Said where the address asks for a plan that is not sold to this member. */
export const NotOffered = () => (
  <Flash tone="note" title="What you chose is not on sale for you." live={false}>
    It may have left the page, or it is an introductory offer: that is sold once, to people who are new.
    Nothing was charged.
  </Flash>
);

interface Sold {
  readonly id: string;
  readonly version_id: string;
}

/**
 * True if the address asks for a plan or a version that is not sold to the member. A panel that has opened with it stays: an offer that
 * is being bought leaves the list. `sold` is undefined while it loads, and `asked` is null or empty without one.
 */
export function useNotOffered(asked: string | null, sold: readonly Sold[] | undefined): boolean {
  const [opened, setOpened] = useState<string | null>(null);
  if (!asked || sold === undefined) return false;
  const isSold = sold.some(({ id, version_id }) => id === asked || version_id === asked);
  if (isSold && opened !== asked) setOpened(asked);
  return !isSold && opened !== asked;
}

/** The plan of the list that is chosen, or as it was last seen there: one that is being bought may leave the list. */
export function useChosen<Plan extends Sold>(id: string, sold: readonly Plan[], first: Plan | undefined) {
  const found = sold.find((one) => one.id === id);
  const [seen, setSeen] = useState(found ?? first);
  if (found !== undefined && found !== seen) setSeen(found);
  return found ?? (seen?.id === id ? seen : first);
}

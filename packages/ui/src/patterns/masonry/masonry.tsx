import type { ReactNode } from 'react';

/**
 * 4, 3, 2 or 1 columns of items that flex to a short, a middle and a tall size. Items are laid out row by row in the order of
 * the document, so keyboard and screen reader follow the eye. An item has to let one of its parts grow.
 */
export function Masonry({ children }: { children: ReactNode }) {
  return <div className="masonry">{children}</div>;
}

import type { ReactNode } from 'react';

/**
 * 4, 3, 2 or 1 columns of items that stretch to a short, medium or tall size. Items are laid out row by row in the
 * order of the document, so keyboard and screen reader follow the visual order. One part of each item must be able to
 * grow.
 *
 * @do Give it items with one part that can grow, such as a picture.
 * @dont Use it for items whose order the eye must compare, such as a timetable.
 * @accessibility Rows follow the document, so Tab and screen readers go in the order that is seen.
 */
export function Masonry({ children }: { children: ReactNode }) {
  return <div className="masonry">{children}</div>;
}

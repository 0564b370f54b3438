import type { ReactNode } from 'react';

/**
 * Text for screen readers only.
 *
 * @do Complete a text that is clear only to the eye, such as the noun of a count.
 * @dont Hide whole paragraphs or controls in it.
 * @accessibility The text stays in the accessibility tree and in the reading order.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

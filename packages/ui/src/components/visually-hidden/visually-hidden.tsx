import type { ReactNode } from 'react';

/** Text for readers of the page that see no shapes. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}

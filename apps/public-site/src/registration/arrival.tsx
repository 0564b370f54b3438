import type { ReactNode } from 'react';

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** What has taken the place of something else: it takes the focus as well, so that nobody is left nowhere. */
export function Arrival({ children }: { children: ReactNode }): ReactNode {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      {children}
    </div>
  );
}

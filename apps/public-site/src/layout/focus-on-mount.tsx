import type { ReactNode } from 'react';

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Content that replaces the focused element. It takes the focus, which would otherwise be lost. */
export function FocusOnMount({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

/** Explains the rate beside it in place. A native disclosure, so it also opens without JavaScript. */
export function RateHelp({ children }: { readonly children: ReactNode }) {
  return (
    <details className="rate-help">
      <summary>What is it?</summary>
      <div data-part="help">{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';

export type StatusProps = {
  tone?: 'ok' | 'wait' | 'bad' | 'hot' | 'plain';
  /** Two ticks: New Updates only. */
  double?: boolean;
  children: ReactNode;
};

/** A leaning tick and a word. Colour never says it alone. */
export function Status({ tone = 'plain', double = false, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      <i aria-hidden="true" />
      {double ? <i aria-hidden="true" /> : null}
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';

export type StatusProps = {
  tone?: 'ok' | 'wait' | 'bad' | 'hot' | 'plain';
  /** Shows two ticks. Only for New Updates. */
  double?: boolean;
  children: ReactNode;
};

/** A leaning tick and a word, so that colour is never the only signal. */
export function Status({ tone = 'plain', double = false, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      <i aria-hidden="true" />
      {double ? <i aria-hidden="true" /> : null}
      {children}
    </span>
  );
}

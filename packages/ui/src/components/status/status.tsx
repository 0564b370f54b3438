import type { ReactNode } from 'react';

export interface StatusProps {
  readonly tone?: 'ok' | 'wait' | 'bad' | 'hot' | 'plain';
  /** Shows two ticks. Only for New Updates. */
  readonly double?: boolean;
  readonly children: ReactNode;
}

/**
 * A leaning tick and a word, so that color is never the only signal.
 *
 * @do Say a state in one or two words: Paid, Payment Pending.
 * @do Keep `double` for New Updates.
 * @dont Use a tone without its word.
 * @accessibility Plain text. The tick is hidden, so the word alone carries the state.
 */
export function Status({ tone = 'plain', double = false, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      <i aria-hidden="true" />
      {double ? <i aria-hidden="true" /> : null}
      <span>{children}</span>
    </span>
  );
}

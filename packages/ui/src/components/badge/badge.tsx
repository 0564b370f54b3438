import type { ReactNode } from 'react';
import { contrast } from './contrast.ts';

export interface BadgeProps {
  readonly tone?: 'ink' | 'signal' | 'maple' | 'soft';
  /** Hex colors from the API. Used only if the contrast is at least 4.5 to 1; otherwise the badge is soft. */
  readonly background?: string | undefined;
  readonly color?: string | undefined;
  readonly children: ReactNode;
}

const minContrast = 4.5;

/**
 * A solid label, 28 px high. Its trailing edge is slanted.
 *
 * @do Label a kind or a rate in one or two words.
 * @do Give colors of the API as a pair. A pair with too little contrast becomes a soft badge.
 * @dont Show a state that changes, such as a payment. Use a status for it.
 * @dont Make a badge clickable.
 * @accessibility It is plain text in the reading order. No tone carries a meaning that the word lacks.
 */
export function Badge({ tone = 'ink', background, color, children }: BadgeProps) {
  const isCustom = background !== undefined && color !== undefined;
  const isReadable = isCustom && (contrast(background, color) ?? 0) >= minContrast;
  return (
    <span
      className="badge"
      data-tone={isCustom && !isReadable ? 'soft' : tone}
      style={isReadable ? { background, color } : undefined}
    >
      {children}
    </span>
  );
}

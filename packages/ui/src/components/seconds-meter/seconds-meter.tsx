import type { CSSProperties } from 'react';

export interface SecondsMeterProps {
  /** One bar each. */
  readonly total: number;
  /** How many of them have passed. */
  readonly gone: number;
  /** Little time is left: the rest is drawn in maple. */
  readonly late?: boolean;
}

/** One bar per second. Decorative: the words beside it say how long it takes. */
export function SecondsMeter({ total, gone, late = false }: SecondsMeterProps) {
  // Custom properties, which React's types do not know.
  const numbers = { '--total': total, '--gone': Math.min(gone, total) } as CSSProperties;
  return <span className="seconds-meter" data-late={late || undefined} style={numbers} aria-hidden="true" />;
}

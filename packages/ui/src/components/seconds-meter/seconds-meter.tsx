import type { CSSProperties } from 'react';

export interface SecondsMeterProps {
  /** Number of seconds, with one bar each. */
  readonly total: number;
  /** Number of seconds that have passed. */
  readonly gone: number;
  /** Little time is left: the remaining bars are maple. */
  readonly late?: boolean;
}

/**
 * One bar per second. Decorative, because the text next to it states the time.
 *
 * @do Put the seconds in words beside it, as WaitRow does.
 * @dont Use it for waits above half a minute.
 * @accessibility Hidden from screen readers, because the text beside it says the same.
 */
export function SecondsMeter({ total, gone, late = false }: SecondsMeterProps) {
  // React's types do not include custom properties.
  const numbers = { '--total': total, '--gone': Math.min(gone, total) } as CSSProperties;
  return <span className="seconds-meter" data-late={late || undefined} style={numbers} aria-hidden="true" />;
}

import type { CSSProperties } from 'react';

export interface SeatMeterProps {
  readonly taken: number;
  /** null: unlimited. */
  readonly max: number | null;
  /** Text for screen readers, for example "11 of 16 spots taken". */
  readonly label: string;
  readonly tone?: 'open' | 'hot' | 'full';
  readonly size?: 'md' | 'lg';
}

/** More bars than this are not countable, so only the text next to the meter is shown. */
const mostBars = 24;

/**
 * One leaning bar per seat, filled if taken. Renders nothing for unlimited or very large sessions.
 *
 * @do Put the count in words beside it.
 * @do Use tone hot when at most two seats are left.
 * @dont Use it for other numbers. It means seats.
 * @accessibility One image with `label` as its text. Sessions without a limit and those above 24 seats render nothing,
 *   so the words beside it must be complete.
 */
export function SeatMeter({ taken, max, label, tone, size = 'md' }: SeatMeterProps) {
  if (max === null || max < 1 || max > mostBars) return null;
  const shown = Math.min(Math.max(taken, 0), max);
  return (
    <span
      className="seat-meter"
      role="img"
      aria-label={label}
      data-tone={tone ?? (shown >= max ? 'full' : 'open')}
      data-size={size}
      style={{ '--taken': shown, '--max': max } as CSSProperties} // custom properties are not in React's type
    />
  );
}

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

/** More bars than this are not countable, so a larger session has 20 bars in proportion. */
const mostBars = 24;
const proportionalBars = 20;

/** The bars of a meter. In proportion, a bar is neither filled before the first seat nor empty before the last one. */
function barsOf(taken: number, max: number): { readonly filled: number; readonly bars: number } {
  const shown = Math.min(Math.max(taken, 0), max);
  if (max <= mostBars) return { filled: shown, bars: max };
  const share = Math.round((shown / max) * proportionalBars);
  const most = shown === max ? proportionalBars : proportionalBars - 1;
  return { filled: Math.min(Math.max(share, shown > 0 ? 1 : 0), most), bars: proportionalBars };
}

/**
 * One leaning bar per seat, filled if taken; 20 bars in proportion above 24 seats. Renders nothing for unlimited sessions.
 *
 * @do Put the count in words beside it.
 * @do Use tone hot when at most two seats are left.
 * @dont Use it for other numbers. It means seats.
 * @accessibility One image with `label` as its text. Sessions without a limit render nothing, and those above 24 seats no bar for
 *   each seat, so the words beside it must be complete.
 */
export function SeatMeter({ taken, max, label, tone, size = 'md' }: SeatMeterProps) {
  if (max === null || max < 1) return null;
  const { filled, bars } = barsOf(taken, max);
  return (
    <span
      className="seat-meter"
      role="img"
      aria-label={label}
      data-tone={tone ?? (filled === bars ? 'full' : 'open')}
      data-size={size}
      style={{ '--taken': filled, '--max': bars } as CSSProperties} // custom properties are not in React's type
    />
  );
}

import type { CSSProperties } from 'react';

export type SeatMeterProps = {
  taken: number;
  /** null: unlimited. */
  max: number | null;
  /** Read instead of the bars, for example "11 of 16 spots taken". */
  label: string;
  tone?: 'open' | 'hot' | 'full';
  size?: 'md' | 'lg';
};

/** More bars than this are a texture, not a count; the words beside the meter do it alone. */
const mostBars = 24;

/** One leaning bar per seat, filled where taken. Draws nothing for unlimited or very large rooms. */
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

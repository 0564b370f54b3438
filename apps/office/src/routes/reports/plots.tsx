import { SeatMeter } from '@detroit-well/ui/components/seat-meter';

export interface Bar {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** How much of the bar is solid, from 0 to `share`; the rest of it is hatched. All of it without this. */
  readonly solid?: number;
  readonly value: string;
  readonly href: string;
}

/** Bars beside their names and values. The text says all that the bars show. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ol className="report__bars">
      {bars.map(({ id, label, share, solid = share, value, href }) => (
        <li key={id}>
          <a href={href}>{label}</a>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className="report__track" width="100" height="8" />
            <rect className="report__part" width={100 * Math.min(1, share)} height="8" />
            <rect className="report__bar" width={100 * Math.min(1, solid)} height="8" />
          </svg>
          <span className="tnum">{value}</span>
        </li>
      ))}
    </ol>
  );
}

const ticks = 20;

/** A share as twenty ticks, each of 5 %. */
export const Ticks = ({ share }: { share: number }) => (
  <span aria-hidden="true">
    <SeatMeter taken={Math.round(share * ticks)} max={ticks} label="" tone="open" />
  </span>
);

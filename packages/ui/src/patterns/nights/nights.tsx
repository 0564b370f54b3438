import { formatDayOfMonth, formatLongDate, formatMonth } from '@detroit-well/config/studio-time';

export interface NightsProps {
  /** The name of the list, for example "The dates of the course". */
  readonly label: string;
  /** The starts of the meetings, in order. */
  readonly starts: readonly string[];
  /** The position of the next meeting; earlier ones are over. */
  readonly next: number;
}

/**
 * The dates of a course as slim numbers with bars: over, next and later.
 *
 * @do Show it for two meetings or more.
 * @dont Use it for sessions that are booked one by one.
 * @accessibility An ordered list. Screen readers read each whole date; the next one is the current item.
 */
export function Nights({ label, starts, next }: NightsProps) {
  return (
    <ol className="nights" aria-label={label}>
      {starts.map((start, index) => (
        <li key={start} aria-current={index === next || undefined} data-done={index < next || undefined}>
          <span className="visually-hidden">{`${formatLongDate(start)}${index < next ? ', over' : ''}`}</span>
          <small aria-hidden="true">{formatMonth(start).slice(0, 3)}</small>
          <span className="num" aria-hidden="true">
            {formatDayOfMonth(start)}
          </span>
        </li>
      ))}
    </ol>
  );
}

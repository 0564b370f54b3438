interface MeetingDay {
  /** `Nov` */
  readonly month: string;
  /** `28` */
  readonly day: string;
}

export interface MeetingDaysProps {
  /** The accessible name of the list, for example Your six nights. */
  readonly label: string;
  /** The next one first. */
  readonly days: readonly MeetingDay[];
}

/**
 * The days of a course as slim numbers with leaning bars.
 *
 * @do Show it where a course has been bought or is about to be.
 * @dont Use it for one day. That is a date plate.
 * @accessibility An ordered list. The next day is `aria-current`, so the color of its bar is not the only sign.
 */
export function MeetingDays({ label, days }: MeetingDaysProps) {
  return (
    <ol className="meeting-days" aria-label={label}>
      {days.map(({ month, day }, index) => (
        <li key={`${month} ${day}`} aria-current={index === 0 || undefined}>
          <small>{month}</small>
          <span className="num">{day}</span>
        </li>
      ))}
    </ol>
  );
}

import { Status } from '../status/status.tsx';

export interface DaySeparatorProps {
  /** Day of the month. */
  readonly day: string;
  /** Two short lines, for example Today and March. */
  readonly lines: readonly [string, string];
  /** Text for screen readers, for example "Today, March 14". */
  readonly label: string;
}

/**
 * Separates the messages of two days. An item of a message list.
 *
 * @do Put it before the first message of each day, inside the message list.
 * @dont Separate other lists with it. A heading names a section.
 * @accessibility A list item that reads as `label`. The large numeral and its lines are hidden from screen readers.
 */
export function DaySeparator({ day, lines, label }: DaySeparatorProps) {
  return (
    <li className="day-separator">
      <span className="visually-hidden">{label}</span>
      <span className="num" aria-hidden="true">
        {day}
      </span>
      <span aria-hidden="true">
        <span>{lines[0]}</span>
        <br />
        <span>{lines[1]}</span>
      </span>
    </li>
  );
}

/**
 * Marks the first message that the user has not seen, with their number.
 *
 * @do Show it once, before the first message that the user has not seen.
 * @dont Move it while the user reads.
 * @accessibility A list item with the number and the word new.
 */
export function NewSeparator({ count }: { count: number }) {
  return (
    <li className="new-separator">
      <Status tone="hot" double>
        {`${count} new`}
      </Status>
    </li>
  );
}

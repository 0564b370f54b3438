import type { ReactNode } from 'react';
import { DatePlate } from '../date-plate/date-plate.tsx';

export interface WaitlistRowProps {
  readonly date: { day: string; weekday: string; month: string };
  readonly title: string;
  readonly href: string;
  /** Two short lines: time and place, then coach and price. */
  readonly lines: readonly [string, string];
  readonly position: number;
  /** All waitlist entries, including the member's. */
  readonly waiting: number;
  /** NotifyChoices. */
  readonly choices: ReactNode;
  /** The leave action. */
  readonly action: ReactNode;
  /** The result of the last change, below the choices. */
  readonly message?: ReactNode;
}

/**
 * A waitlist entry of the member. Use inside a WaitlistRows list.
 *
 * @do Show the position and how many are waiting.
 * @do Put the result of a change into `message`, beside the choices.
 * @dont Promise a spot.
 * @accessibility A list item with a heading. The position is read as a sentence.
 */
export function WaitlistRow(props: WaitlistRowProps) {
  const { date, title, href, lines, position, waiting, choices, action, message } = props;
  const ahead = position - 1;
  return (
    <li className="waitlist-row">
      <DatePlate day={date.day} lines={[date.weekday, date.month]} />
      <div>
        <h3 className="d3">
          <a href={href}>{title}</a>
        </h3>
        <p className="sm muted" data-part="lines">
          <span>{lines[0]}</span>
          <br />
          <span>{lines[1]}</span>
        </p>
      </div>
      {position > 0 ? (
        <p data-part="position">
          <span className="num">{position}</span>
          <small>
            <span>{`of ${waiting} waiting.`}</span>
            <br />
            <span>
              {ahead === 0
                ? 'You are next'
                : ahead === 1
                  ? '1 person before you'
                  : `${ahead} people before you`}
            </span>
          </small>
        </p>
      ) : (
        <p data-part="position">
          <small>On the waitlist</small>
        </p>
      )}
      <div data-part="choices">
        {choices}
        {action}
        {message}
      </div>
    </li>
  );
}

export function WaitlistRows({ children }: { children: ReactNode }) {
  return <ul className="waitlist-rows">{children}</ul>;
}

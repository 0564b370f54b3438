import type { ReactNode } from 'react';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';

export interface AvailabilityPlateProps {
  readonly day: string;
  readonly title: string;
  readonly detail: string;
}

/**
 * The ink band in a modal: day, session and time.
 *
 * @do Show it first in the modal, so that the session stays in view in every state of the check.
 * @dont Show a price here.
 * @accessibility Plain text. The numeral is hidden, because the detail contains the date.
 */
export function AvailabilityPlate({ day, title, detail }: AvailabilityPlateProps) {
  return (
    <div className="availability-plate">
      <span className="num" aria-hidden="true">
        {day}
      </span>
      <div>
        <p className="h4">{title}</p>
        <p className="sm">{detail}</p>
      </div>
    </div>
  );
}

/**
 * Shown during the check: bars that fill, and a sentence for screen readers.
 *
 * @do Show it at once after the press, for as long as the check takes.
 * @dont Use it for a payment.
 * @accessibility A status that says what is happening and that nothing is charged. The moving bars are hidden.
 */
export function CountingSpots() {
  return (
    <>
      <span className="availability-beat" aria-hidden="true" />
      <p role="status">
        <b className="strong">Counting the spots...</b>
        <br />
        <span className="sm muted">This takes a second or two. Nothing is charged.</span>
      </p>
    </>
  );
}

export interface SpotsFoundProps {
  readonly taken: number;
  /** null: unlimited. */
  readonly max: number | null;
  /** "2 of 16 spots available". */
  readonly label: string;
  /** Two spots or fewer. */
  readonly almostFull: boolean;
  /** Additional information, for example how long a hold lasts during payment. */
  readonly children: ReactNode;
}

/**
 * The result of the check: a bar for each spot and the count in words.
 *
 * @do Say the number of free spots first and the time of the check second.
 * @dont Show it from an old check. Count again.
 * @accessibility The count is a status, so it is announced when it replaces the wait.
 */
export function SpotsFound({ taken, max, label, almostFull, children }: SpotsFoundProps) {
  return (
    <>
      <SeatMeter
        taken={taken}
        max={max}
        size="lg"
        tone={almostFull ? 'hot' : 'open'}
        label={`${taken} of ${max} spots taken`}
      />
      <p className="h4" role="status">
        {label}
      </p>
      <p className="sm muted">{children}</p>
    </>
  );
}

/** The spacing between the parts of a check. */
export function AvailabilityBody({ children }: { children: ReactNode }) {
  return <div className="availability-check">{children}</div>;
}

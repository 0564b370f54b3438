import type { ReactNode } from 'react';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';

export interface AvailabilityPlateProps {
  readonly day: string;
  readonly title: string;
  readonly detail: string;
}

/** The ink band in a modal: day, session and time. */
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

/** Shown during the check: bars that fill, and a sentence for screen readers. */
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

/** The result of the check: a bar for each spot and the count in words. */
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

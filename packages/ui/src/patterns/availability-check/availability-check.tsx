import type { ReactNode } from 'react';
import { SeatMeter } from '../../components/seat-meter/seat-meter.tsx';

export type AvailabilityPlateProps = { day: string; title: string; detail: string };

/** The ink band in a modal: the day, which session, when. */
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

/** While the spots are counted: bars that fill, and the sentence that is read out. */
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

export type SpotsFoundProps = {
  taken: number;
  /** null: unlimited. */
  max: number | null;
  /** "2 of 16 spots available". */
  label: string;
  /** Two spots or fewer. */
  almostFull: boolean;
  /** How long a spot is held while paying, and the like. */
  children: ReactNode;
};

/** What the check found: a bar for each spot, the count in words. */
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

/** The space between the parts of a check. */
export function AvailabilityBody({ children }: { children: ReactNode }) {
  return <div className="availability-check">{children}</div>;
}

import type { ReactNode } from 'react';
import { SecondsMeter } from '../../components/seconds-meter/seconds-meter.tsx';
import type { SecondsMeterProps } from '../../components/seconds-meter/seconds-meter.tsx';

export interface WaitRowProps extends SecondsMeterProps {
  /** The reason for the wait. */
  readonly title: ReactNode;
  /** The next step. */
  readonly children?: ReactNode;
}

/**
 * A wait in progress: bars for the seconds, the reason, and what happens next.
 *
 * @do Say what is happening in the title and what comes next below it.
 * @dont Use it when the limit is unknown.
 * @accessibility A status. Only the words are announced; the meter is hidden.
 */
export function WaitRow({ title, children, ...meter }: WaitRowProps) {
  return (
    <div className="wait-row" role="status">
      <SecondsMeter {...meter} />
      <p>
        <span>{title}</span>
        {children ? <small>{children}</small> : null}
      </p>
    </div>
  );
}

import { paths } from '@detroit-well/config/paths';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { spotsLabel } from '@detroit-well/pricing';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { ReactNode } from 'react';
import { otherDatesId } from '../../sessions/card-action.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';

interface OtherDatesProps {
  session: SessionSummary;
  others: readonly SessionSummary[];
}

/** Where a session cannot be booked: plain links to those that can. */
export function OtherDates({ session, others }: OtherDatesProps): ReactNode {
  return (
    <section data-part="others" id={otherDatesId} aria-labelledby="others-title">
      <h2 className="h4" id="others-title">
        {others.some(({ program }) => program === session.program) ? 'Other dates' : 'Other sessions'}
      </h2>
      {others.length > 0 ? (
        <ul>
          {others.map((other) => (
            <li key={other.public_id}>
              <a href={other.href}>
                <b className="strong">
                  {formatLongDate(other.start)}, {formatTime(other.start)}
                </b>
                <span className="sm muted">
                  {other.title === session.title ? null : `${other.title}. `}
                  {spotsLabel(other)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <TextLink href={paths.training()}>All sessions</TextLink>
    </section>
  );
}

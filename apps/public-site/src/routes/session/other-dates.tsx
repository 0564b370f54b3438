import { alternativeReasons } from '@detroit-well/booking/alternative-reasons';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { spotsLabel } from '@detroit-well/pricing';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { Status } from '@detroit-well/ui/components/status';
import { otherDatesId } from '../../sessions/card-action.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';

interface OtherDatesProps {
  readonly session: SessionSummary;
  readonly others: readonly SessionSummary[];
  /** Says why each session fits, for a visitor who found another session full. */
  readonly fits?: boolean;
}

/** Alternatives to a session that can't be booked, as plain links. */
export function OtherDates({ session, others, fits = false }: OtherDatesProps) {
  return (
    <section data-part="others" id={otherDatesId} aria-labelledby="others-title">
      <h2 className="h4" id="others-title">
        {others.some(({ program }) => program.title === session.program.title)
          ? 'Other dates'
          : 'Other sessions'}
      </h2>
      {others.length > 0 ? <DateList session={session} others={others} fits={fits} /> : null}
      <TextLink href={paths.training()}>All sessions</TextLink>
    </section>
  );
}

/** Other sessions as links with their dates. */
export function DateList({ session, others, fits = false }: OtherDatesProps) {
  return (
    <ul>
      {others.map((other) => (
        <li key={other.public_id}>
          <a href={other.href}>
            <b className="strong">
              {`${formatLongDate(other.start_datetime)}, ${formatTime(other.start_datetime)}`}
            </b>
            <span className="sm muted">
              {other.title === session.title ? spotsLabel(other) : `${other.title}. ${spotsLabel(other)}`}
            </span>
            {fits ? <Reasons reasons={alternativeReasons(other, session)} /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <span data-part="reasons" className="sm">
      {reasons.map((reason) => (
        <Status key={reason} tone="ok">
          {reason}
        </Status>
      ))}
    </span>
  );
}

import type { OwnMembership } from '@detroit-well/api-client/contract';
import { longDay } from '../../format/day.ts';
import { includedText } from '@detroit-well/booking/prepaid';

/** The included sessions that are left in the current month, and its last day. */
export function IncludedSessions({ membership }: { membership: OwnMembership }) {
  const { included_sessions: included, state } = membership;
  if (included === null) return null;
  const { per_month: perMonth, months } = included;
  const month = months.find(({ given_back }) => !given_back);
  const givenBack = months.filter(({ given_back }) => given_back);
  const alsoLeft = givenBack.map(
    ({ ends_on }) => `${includedText(1)} that came back, until ${longDay(ends_on)}.`,
  );
  if (month === undefined)
    return (
      <p className="included-sessions sm muted">
        {`${includedText(perMonth)} a month. ${state === 'paused' ? 'None can be used during the pause.' : 'None can be used now.'} ${alsoLeft.join(' ')}`}
      </p>
    );
  const { left, ends_on: endsOn } = month;
  return (
    <p className="included-sessions">
      <span className="num">{left}</span>
      <span>
        <b>{`of ${includedText(perMonth)} left`}</b>
        {` until ${longDay(endsOn)}`}
        {alsoLeft.length > 0 ? `, and ${alsoLeft.join(' ')}` : ''}
      </span>
    </p>
  );
}

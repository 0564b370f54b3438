import type { OfficePerson } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { Nothing, Section } from './section.tsx';

/** The memberships of a person, latest first. */
export function MembershipsSection({ person }: { person: OfficePerson }) {
  const { memberships } = person;
  return (
    <Section title="Membership">
      {memberships.length === 0 ? (
        <Nothing>None. The public rate applies.</Nothing>
      ) : (
        <dl className="facts">
          {memberships.map(({ id, tier, start_date, end_date, is_active }) => (
            <div key={id} className="facts__row">
              <dt>{tier}</dt>
              <dd>
                {end_date === null
                  ? `Since ${formatMediumDay(start_date)}`
                  : `${formatMediumDay(start_date)} to ${formatMediumDay(end_date)}`}
                <div>{is_active ? <Status tone="ok">Active</Status> : <Status>Not active</Status>}</div>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

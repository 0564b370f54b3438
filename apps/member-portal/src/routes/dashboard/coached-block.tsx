import type { CoachedSession } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import {
  formatDayOfMonth,
  formatLongDate,
  formatLongWeekday,
  formatMonth,
  formatTimeRange,
} from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { Block } from './block.tsx';

/** The session that a coach leads next, and its roster, which is in the office. */
export function CoachedBlock({ session }: { session: CoachedSession }) {
  const { public_id: id, title, start_datetime: start, end_datetime: end, location } = session;
  const facts = [formatTimeRange(start, end), location, peopleText(session)];
  return (
    <Block title="You coach next">
      <div className="coached">
        <DatePlate
          day={formatDayOfMonth(start)}
          lines={[formatLongWeekday(start), formatMonth(start)]}
          label={formatLongDate(start)}
        />
        <div>
          <h3 className="h4">{title}</h3>
          <p className="sm muted">{facts.filter(Boolean).join(', ')}</p>
        </div>
        <ButtonLink
          variant="ink"
          size="sm"
          href={paths.office.roster(id, { meeting: start })}
          aria-label={`Open the roster of ${title}`}
        >
          Open the roster
        </ButtonLink>
      </div>
    </Block>
  );
}

const peopleText = ({ people_count: people, max_participants: places }: CoachedSession): string =>
  places === null ? `${people} registered` : `${people} of ${places} registered`;

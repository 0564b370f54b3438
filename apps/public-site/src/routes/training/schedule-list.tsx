import { shownDays } from '@detroit-well/booking/schedule/shown-days';
import { addDays } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { memo } from 'react';
import type { PageContext } from '../../page.ts';
import { ScheduleDays } from '../../schedule/schedule-days.tsx';
import type { SiteSchedule } from '../../session-list/lists.ts';
import { scheduleHref } from './use-schedule-address.ts';
import { useMore } from './use-more.ts';

interface ScheduleListProps {
  readonly schedule: SiteSchedule;
  readonly context: PageContext;
}

/** The days of the schedule with their sessions, two weeks at a time. */
export const ScheduleList = memo(function ScheduleList({ schedule, context }: ScheduleListProps) {
  const { filters, sessions, isCut } = schedule;
  const { fortnights, list, showMore } = useMore();
  const days = shownDays(sessions, fortnights);
  const shown = days.reduce((sum, day) => sum + day.sessions.length, 0);
  const last = days.at(-1)?.day;
  return (
    <div ref={list}>
      <ScheduleDays days={days} context={context} />
      {last && (isCut || shown < sessions.length) ? (
        <p data-part="more">
          <ButtonLink
            variant="line"
            href={scheduleHref({ ...filters, from: addDays(last, 1) })}
            // Sessions that are not loaded yet come with the page of the link.
            onClick={shown < sessions.length ? (event) => showMore(event, shown) : undefined}
          >
            Show two more weeks
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
});

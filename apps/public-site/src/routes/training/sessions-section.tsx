import { availabilityUnknown } from '@detroit-well/api-client/loading';
import { ActiveFilters } from '@detroit-well/booking/schedule/active-filters';
import { chosenFilters, type ChosenFilter } from '@detroit-well/booking/schedule/chosen-filters';
import { countText } from '@detroit-well/booking/schedule/controls';
import type { ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import { NothingMatches } from '@detroit-well/booking/schedule/nothing-matches';
import { startDay } from '@detroit-well/booking/schedule/shown-days';
import { QuietStart } from '@detroit-well/booking/schedule/quiet-start';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { RefreshIcon } from '@detroit-well/ui/icons';
import { opensNewTab } from '@detroit-well/ui/opens-new-tab';
import type { MouseEvent, Ref } from 'react';
import type { PageContext } from '../../page.ts';
import { emptyFloorPicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import { daysSpan } from '../../sessions/days-span.ts';
import { ListWithoutSessions } from '../../session-list/list-without-sessions.tsx';
import type { SiteSchedule } from '../../session-list/lists.ts';
import type { SessionList } from '../../session-list/use-session-list.ts';
import { MembershipNote } from './membership-note.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { scheduleHref } from './use-schedule-address.ts';

interface SessionsSectionProps {
  readonly list: SessionList;
  /** Values of the address that the schedule does not know. */
  readonly unknown: readonly string[];
  readonly context: PageContext;
  readonly onChange: (filters: ScheduleFilters) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The schedule, or why there is none. */
export function SessionsSection({ list, unknown, context, onChange, ref }: SessionsSectionProps) {
  const { schedule } = list;
  const ignored = [...unknown, ...(schedule?.unknown ?? [])];
  const chosen = schedule ? chosenFilters(schedule.filters, schedule.facets) : [];
  const goTo = (filters: ScheduleFilters) => (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    onChange(filters);
  };
  return (
    <section
      ref={ref}
      className="training-sessions wrap"
      aria-labelledby="sessions-title"
      aria-busy={list.pending && schedule !== null}
    >
      <div data-part="head">
        <h2 className="d2" id="sessions-title">
          Upcoming Training Sessions
        </h2>
        <p className="muted tnum" aria-live="polite">
          <span>{schedule ? countLine(schedule) : null}</span>
          {list.stale ? <span className="sm">{` ${availabilityUnknown}`}</span> : null}
        </p>
      </div>
      <ActiveFilters chosen={chosen} unknown={ignored} hrefOf={scheduleHref} goTo={goTo} />
      <div data-part="list">
        {schedule ? (
          <Listed schedule={schedule} chosen={chosen} context={context} goTo={goTo} />
        ) : (
          <ListWithoutSessions list={list} context={context} />
        )}
      </div>
    </section>
  );
}

type GoTo = (filters: ScheduleFilters) => (event: MouseEvent) => void;

interface ListedProps {
  readonly schedule: SiteSchedule;
  readonly chosen: readonly ChosenFilter[];
  readonly context: PageContext;
  readonly goTo: GoTo;
}

function Listed({ schedule, chosen, context, goTo }: ListedProps) {
  const { sessions, filters, facets } = schedule;
  const art = <Picture path={emptyFloorPicture} width={560} height={400} />;
  const first = sessions[0];
  const next = first ? startDay(first) || null : null;
  const isLate = filters.from !== '' && (facets?.count ?? 0) > 0;
  if (!first && !isLate) {
    return chosen.length > 0 ? (
      <NothingMatches
        chosen={chosen}
        hrefOf={scheduleHref}
        goTo={goTo}
        art={art}
        refreshHref={scheduleHref(filters)}
        newSessionsHref="#mailing-list"
      />
    ) : (
      <NoSessions here={context.here} />
    );
  }
  return (
    <>
      {filters.from && next !== filters.from ? (
        <QuietStart
          day={filters.from}
          next={next}
          href={scheduleHref({ ...filters, from: '' })}
          onGo={goTo({ ...filters, from: '' })}
        />
      ) : null}
      {chosen.length === 0 ? <MembershipNote /> : null}
      <ScheduleList key={JSON.stringify(filters)} schedule={schedule} context={context} />
    </>
  );
}

/** `28 sessions, November 27 to January 24`. A cancelled session is listed but not counted. */
function countLine({ sessions, facets, filters }: SiteSchedule): string {
  const text = countText({ facets, sessions: sessions.length });
  const { first_day: first = null, last_day: last = null } = facets ?? {};
  if (!first || !last || facets?.count !== facets?.total || filters.from) return text;
  return `${text}, ${daysSpan([first, last])}`;
}

function NoSessions({ here }: { here: string }) {
  return (
    <EmptyState
      title="No Sessions Available"
      art={<Picture path={emptyFloorPicture} width={560} height={400} />}
      action={
        <ButtonLink href={here}>
          <RefreshIcon /> Refresh
        </ButtonLink>
      }
    >
      The floor is open but nothing is on the calendar here yet. New cohorts post on Mondays.
    </EmptyState>
  );
}

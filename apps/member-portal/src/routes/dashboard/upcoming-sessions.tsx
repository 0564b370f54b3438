import { artPath } from '@detroit-well/art';
import { availabilityUnknown, loadPhase } from '@detroit-well/api-client/loading';
import { ActiveFilters } from '@detroit-well/booking/schedule/active-filters';
import { chosenFilters } from '@detroit-well/booking/schedule/chosen-filters';
import { countText, ScheduleControls } from '@detroit-well/booking/schedule/controls';
import type { ChangedBy, ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import type { Schedule } from '@detroit-well/booking/schedule/load';
import { NothingMatches } from '@detroit-well/booking/schedule/nothing-matches';
import { QuietStart } from '@detroit-well/booking/schedule/quiet-start';
import { startDay } from '@detroit-well/booking/schedule/shown-days';
import * as constants from '@detroit-well/config/constants';
import { addDays, studioDay, type Day } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { opensNewTab } from '@detroit-well/ui/opens-new-tab';
import { ListWaiting, retryingText } from '@detroit-well/ui/patterns/list-waiting';
import { SessionRowBones } from '@detroit-well/ui/patterns/session-bones';
import { Suspense, lazy, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { SessionRowList } from './session-row-list.tsx';
import type { SessionRowListProps } from './session-row-list.tsx';
import { scheduleHref, useScheduleAddress } from './use-schedule-address.ts';
import { useUpcomingSessions, type UpcomingSessions as Loaded } from './use-upcoming-sessions.ts';

const ListProblem = lazy(async () => ({ default: (await import('./list-problem.tsx')).ListProblem }));

const limit = constants.loadingTimeout.sessionsMs / 1000;

type RowProps = Omit<SessionRowListProps, 'sessions' | 'later'>;

/** The schedule to register from: its days and filters, and the sessions that match or the reason why there are none. */
export function UpcomingSessions(props: RowProps) {
  const today = studioDay(props.now);
  const address = useScheduleAddress(today);
  const loaded = useUpcomingSessions({ ...address, today });
  const { state, pending, stale } = loaded;
  const box = useRef<HTMLDivElement>(null);
  const schedule = state.kind === 'ready' ? state.data : null;
  const change = (filters: ScheduleFilters, by: ChangedBy): void => {
    address.change(filters, by);
    // The list starts anew: its beginning must not be above the screen.
    const top = box.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 && by !== 'typing') box.current?.scrollIntoView();
  };
  const goTo = (filters: ScheduleFilters) => (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    change(filters, 'choice');
    // The pressed link is gone when the list has changed.
    box.current?.focus({ preventScroll: true });
  };
  const chosen = schedule ? chosenFilters(schedule.filters, schedule.facets) : [];
  return (
    <div ref={box} className="dash__schedule" role="group" aria-label="Schedule" tabIndex={-1}>
      <ScheduleControls
        compact
        filters={address.filters}
        counted={schedule ?? { filters: address.filters, facets: null, sessions: null }}
        today={today}
        action={scheduleHref(address.filters)}
        hrefOf={scheduleHref}
        onChange={change}
      />
      <p className="sm muted" role="status">
        {schedule ? (
          <span className="visually-hidden">
            {countText({ facets: schedule.facets, sessions: schedule.sessions.length })}
          </span>
        ) : null}
        {stale ? <span>{` ${availabilityUnknown}`}</span> : null}
      </p>
      <ActiveFilters
        chosen={chosen}
        unknown={[...address.unknown, ...(schedule?.unknown ?? [])]}
        hrefOf={scheduleHref}
        goTo={goTo}
      />
      <div aria-busy={pending}>
        {schedule ? (
          <Listed {...props} schedule={schedule} today={today} loaded={loaded} goTo={goTo} />
        ) : (
          <WithoutSessions loaded={loaded} />
        )}
      </div>
    </div>
  );
}

interface ListedProps extends RowProps {
  readonly schedule: Schedule;
  readonly today: Day;
  readonly loaded: Loaded;
  readonly goTo: (filters: ScheduleFilters) => (event: MouseEvent) => void;
}

/** The sessions that match, or which filter to drop. */
function Listed({ schedule, today, loaded, goTo, ...row }: ListedProps) {
  const { filters, facets, sessions } = schedule;
  const first = sessions[0];
  const next = first ? startDay(first) || null : null;
  // Sessions match, but on earlier days.
  const isLate = filters.from !== '' && (facets?.count ?? 0) > 0;
  if (!first && !isLate) {
    const chosen = chosenFilters(filters, facets);
    return chosen.length > 0 ? (
      <NothingMatches
        chosen={chosen}
        hrefOf={scheduleHref}
        goTo={goTo}
        art={<img src={artPath.named('empty-floor')} alt="" width={560} height={400} loading="lazy" />}
        refreshHref={scheduleHref(filters)}
        onRefresh={loaded.refresh}
      />
    ) : (
      <NoSessions busy={loaded.busy} onRefresh={loaded.refresh}>
        Nothing is scheduled yet.
      </NoSessions>
    );
  }
  const last = sessions.at(-1);
  const lastDay = last === undefined ? '' : startDay(last);
  const later = schedule.isCut && lastDay !== '' ? { ...filters, from: addDays(lastDay, 1) } : null;
  const fromToday = { ...filters, from: '' };
  return (
    <>
      {filters.from > today && next !== filters.from ? (
        <QuietStart day={filters.from} next={next} href={scheduleHref(fromToday)} onGo={goTo(fromToday)} />
      ) : null}
      {first ? (
        <SessionRowList
          key={JSON.stringify(filters)}
          {...row}
          sessions={sessions}
          later={later && { href: scheduleHref(later), onGo: goTo(later) }}
        />
      ) : null}
    </>
  );
}

/** Why there is no list yet. */
function WithoutSessions({ loaded: { state, retry } }: { loaded: Loaded }) {
  if (state.kind === 'ready') return null;
  if (state.kind !== 'loading') {
    return (
      <Suspense fallback={<SessionRowBones />}>
        <ListProblem state={state} onRetry={retry} />
      </Suspense>
    );
  }
  const { elapsedMs, failures } = state;
  return (
    <>
      <ListWaiting phase={loadPhase(elapsedMs)} seconds={Math.floor(elapsedMs / 1000)} limit={limit} />
      {failures === 0 ? (
        <SessionRowBones />
      ) : (
        <NoSessions busy={false} onRefresh={retry}>
          {retryingText}
        </NoSessions>
      )}
    </>
  );
}

interface NoSessionsProps {
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

function NoSessions({ busy, onRefresh, children }: NoSessionsProps) {
  return (
    <EmptyState
      title="No Sessions Available"
      action={
        <Button variant="line" size="sm" busy={busy} onClick={onRefresh}>
          Refresh
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { ChevronLeftIcon, ChevronRightIcon } from '@detroit-well/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { closuresBetweenQuery, weekQuery } from '../../api/queries.ts';
import { ClosedFlashes } from '../../closures/closed-flashes.tsx';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable } from '../../lists/data-table.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { CalendarButton } from './calendar-button.tsx';
import { isKept, meetingRows, type MeetingRow } from './meeting-rows.ts';
import { scheduleColumns } from './schedule-columns.tsx';
import { ScheduleFilters, filterNames } from './schedule-filters.tsx';
import { SessionPanel, SessionSheet } from './session-panel.tsx';
import { usePanel, useWide } from './use-wide.ts';
import { WeekGrid } from './week-grid.tsx';
import { weekAt } from './week.ts';

/** The sessions of a week, past and cancelled ones too. A coach sees their own. */
export function Screen() {
  useScreen('Schedule');
  const address = useListAddress();
  const navigate = useNavigate();
  const mayWrite = useMay('schedule.write');
  const mayWriteSeries = useMay('series.write');
  const week = weekAt(address.get('week'));
  const show = (first: string | undefined): void => address.set({ week: first });
  const query = {
    search: address.search || undefined,
    start_date: week.first,
    end_date: week.last,
    ...Object.fromEntries(filterNames.map((name) => [name, address.get(name)])),
  };
  const list = listState(useQuery(weekQuery({ ...query, limit: 100 })));
  const mayRoster = useMay('roster.read');
  const mayReadClosures = useMay('closures.read');
  const closed = useQuery({
    ...closuresBetweenQuery(week.first, week.last),
    enabled: mayReadClosures,
    meta: { background: true },
  });
  const closures = closed.data ?? [];
  const rows = meetingRows(list.rows, week.first, week.last);
  const isWide = useWide();
  const view = address.get('view') === 'list' ? 'list' : 'week';
  const isFiltered = filterNames.some((name) => address.get(name) !== undefined) || address.search !== '';
  const isEmpty = list.status === 'ready' && rows.length === 0 && !isFiltered;
  const isGrid = isWide && view === 'week' && list.status === 'ready' && !isEmpty;
  const room = usePanel();
  const panel = isGrid ? room : null;
  const opened = rows.find(({ key }) => key === address.get('open'));
  const selected = panel === 'column' ? (opened ?? nextOf(rows)) : opened;
  const choose = (next: 'week' | 'list'): void => address.set({ view: next === 'list' ? next : undefined });
  useShortcuts([
    { keys: '[', label: 'Week before', run: () => show(week.before) },
    { keys: ']', label: 'Week after', run: () => show(week.after) },
    { keys: 't', label: 'This week', run: () => show(undefined) },
    { keys: 'w', label: 'Week', run: () => choose('week') },
    { keys: 'l', label: 'List', run: () => choose('list') },
    ...(mayWrite
      ? [{ keys: 'n', label: 'New session', run: () => void navigate(paths.office.newSession()) }]
      : []),
  ]);
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Schedule</h1>
          <p aria-live="polite">
            <b>{week.title}</b>
            {list.status === 'ready' ? `. ${countText(rows, closures)}` : null}
          </p>
        </hgroup>
        <div className="acts">
          {mayRoster ? <CalendarButton /> : null}
          <CsvButton name={`schedule-${week.first}`} load={() => client.office.sessions.listCsv({ query })} />
          {mayWriteSeries ? (
            <ButtonLink size="xs" variant="line" href={paths.office.series('new')}>
              New series
            </ButtonLink>
          ) : null}
          {mayWrite ? (
            <ButtonLink size="xs" variant="signal" slash href={paths.office.newSession()}>
              New session
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="tools" role="search">
        <IconButton label="Week before" line onClick={() => show(week.before)}>
          <ChevronLeftIcon />
        </IconButton>
        <button type="button" className="filter" disabled={week.isCurrent} onClick={() => show(undefined)}>
          This week
        </button>
        <IconButton label="Week after" line onClick={() => show(week.after)}>
          <ChevronRightIcon />
        </IconButton>
        <ListSearch address={address} label="Search this week" />
        <ScheduleFilters address={address} />
        <div className="pick" role="group" aria-label="View">
          <a href={viewHref('week')} aria-current={view === 'week' || undefined}>
            Week
          </a>
          <a href={viewHref('list')} aria-current={view === 'list' || undefined}>
            List
          </a>
        </div>
      </div>
      {closed.error ? (
        <PartFailure sentence="The closed days did not load." onRetry={() => void closed.refetch()} />
      ) : null}
      <ClosedFlashes closures={closures} />
      {isGrid ? (
        <div className="week-split" data-panel={selected && panel === 'column' ? true : undefined}>
          <div>
            <WeekGrid
              first={week.first}
              rows={rows}
              closures={closures}
              listHref={viewHref('list')}
              selected={selected?.key}
              hrefOf={panel ? ({ key }) => address.openHref(key) : sessionHref}
            />
          </div>
          {selected && panel === 'column' ? <SessionPanel row={selected} /> : null}
          {panel === 'sheet' ? <SessionSheet row={selected} onClose={() => address.close()} /> : null}
        </div>
      ) : (
        <DataTable
          noun="sessions"
          columns={scheduleColumns}
          list={{ ...list, rows, count: rows.length }}
          rowKey={({ key }) => key}
          address={address}
          filters={filterNames}
          order="start_datetime"
          empty={
            <EmptyState
              title="No sessions this week"
              headingLevel={2}
              action={
                mayWriteSeries ? (
                  <ButtonLink size="xs" variant="line" href={paths.office.series('new')}>
                    New series
                  </ButtonLink>
                ) : null
              }
            >
              Nothing takes place on these seven days.
              {mayWriteSeries ? ' A series plans a session for every week.' : null}
            </EmptyState>
          }
        />
      )}
    </>
  );
}

const sessionHref = ({ session }: MeetingRow): string => paths.office.session(session.id);

/** What the panel shows before one is pressed: the next one, or the first of a week that is over. */
function nextOf(rows: readonly MeetingRow[]): MeetingRow | undefined {
  const now = serverNow();
  return rows.find(({ session, end }) => session.status !== 'cancelled' && Date.parse(end) > now) ?? rows[0];
}

/** The same week as a calendar or as a list. */
function viewHref(view: 'week' | 'list'): string {
  const params = new URLSearchParams(location.search);
  if (view === 'list') params.set('view', view);
  else params.delete('view');
  return `${location.pathname}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

/** `12 sessions, 1 cancelled, 2 on closed days.` */
function countText(rows: readonly MeetingRow[], closures: Parameters<typeof isKept>[1]): string {
  const cancelled = rows.filter(({ session }) => session.status === 'cancelled').length;
  const kept = rows.filter((row) => isKept(row, closures)).length;
  const parts = [
    rows.length === 1 ? '1 session' : `${rows.length} sessions`,
    ...(cancelled === 0 ? [] : [`${cancelled} cancelled`]),
    ...(kept === 0 ? [] : [`${kept} on closed days`]),
  ];
  return `${parts.join(', ')}.`;
}

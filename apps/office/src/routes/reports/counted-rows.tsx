import type { CoachMeeting, SlotSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import {
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '@detroit-well/config/studio-time';
import { Modal } from '@detroit-well/ui/components/modal';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { Period } from '../../figures/period.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import type { Counted } from './counted.ts';
import { coachMeetingsQuery, daysOf, slotSessionsQuery } from './queries.ts';
import { ReportTable, type Column } from './report-table.tsx';
import { daysText } from './texts.ts';

interface CountedRowsProps {
  readonly counted: Counted;
  readonly period: Period;
  readonly onClose: () => void;
}

/** The sessions or meetings that a figure of the reports counts, each of them a link. */
export const CountedRows = (props: CountedRowsProps) =>
  props.counted.kind === 'coach' ? <Meetings {...props} /> : <Sessions {...props} />;

const dayText = (at: string): string => `${formatWeekday(at)}, ${formatShortDate(at)}`;

const sessionColumns: readonly Column<SlotSession>[] = [
  {
    label: 'Session',
    cell: ({ id, title, start_datetime: at }) => (
      <>
        <a href={paths.office.session(id)}>
          <b>{`${dayText(at)}, ${formatTime(at)}`}</b>
        </a>
        <small>{title}</small>
      </>
    ),
  },
  {
    label: 'Taken',
    number: true,
    cell: ({ taken, places }) => (
      <span className="nw">{places === null ? taken : `${taken} of ${places}`}</span>
    ),
  },
  { label: 'Waited', number: true, cell: ({ waited }) => waited },
  { label: 'Got a spot', number: true, cell: ({ served }) => served },
];

/** What all sessions of a slot have in common. */
const slotOf = ({ title, start_datetime: at }: SlotSession): string =>
  `${formatWeekday(at)} ${formatTime(at)}, ${title}`;

function Sessions({ counted: { kind, id }, period, onClose }: CountedRowsProps) {
  const asked = { ...daysOf(period), ...(id && { slot: id }), ...(kind === 'waited' && { waited: true }) };
  const { data, error, refetch } = useQuery(slotSessionsQuery(asked));
  const first = data?.[0];
  return (
    <Rows
      what={id && first ? slotOf(first) : kind === 'waited' ? 'Sessions with a waitlist' : 'Sessions'}
      period={period}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      columns={sessionColumns}
      loadCsv={() => client.office.reports.slotSessionsCsv({ query: asked })}
      onClose={onClose}
    />
  );
}

const meetingColumns: readonly Column<CoachMeeting>[] = [
  {
    label: 'Meeting',
    cell: ({
      session_id: id,
      session_title: title,
      coach_name: coach,
      start_datetime: at,
      end_datetime: end,
    }) => (
      <>
        <a href={paths.office.session(id)}>
          <b>{`${dayText(at)}, ${formatTimeRange(at, end)}`}</b>
        </a>
        <small>{`${title}, ${coach}`}</small>
      </>
    ),
  },
  {
    label: 'Hours',
    number: true,
    cell: ({ hours }) => hours.toLocaleString('en-US', { maximumFractionDigits: 2 }),
  },
];

function Meetings({ counted: { id }, period, onClose }: CountedRowsProps) {
  const asked = { ...daysOf(period), ...(id && { coach: id }) };
  const { data, error, refetch } = useQuery(coachMeetingsQuery(asked));
  return (
    <Rows
      what={id && data?.[0] ? `Meetings of ${data[0].coach_name}` : 'Meetings'}
      period={period}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      columns={meetingColumns}
      loadCsv={() => client.office.reports.coachMeetingsCsv({ query: asked })}
      onClose={onClose}
    />
  );
}

interface RowsProps<Row> {
  readonly what: string;
  readonly period: Period;
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly columns: readonly Column<Row>[];
  readonly loadCsv: () => PromiseLike<Blob>;
  readonly onClose: () => void;
}

function Rows<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { what, period, rows, error, onRetry, columns, loadCsv, onClose } = props;
  return (
    <Modal open onClose={onClose} title={what} size="wide">
      <div className="counted">
        <div className="sub">
          <p className="muted">{rows ? `${rows.length} counted, ${daysText(period)}.` : daysText(period)}</p>
          <CsvButton name={what.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')} load={loadCsv} />
        </div>
        {error && !rows ? <LoadFailure error={error} onRetry={onRetry} /> : null}
        {!rows && !error ? <Skeleton height={160} /> : null}
        {rows?.length === 0 ? <p>Nothing is counted in these days.</p> : null}
        {rows && rows.length > 0 ? (
          <ReportTable rows={rows} rowKey={({ id }) => id} columns={columns} />
        ) : null}
      </div>
    </Modal>
  );
}

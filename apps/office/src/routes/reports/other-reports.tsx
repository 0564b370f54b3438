import type { CoachReportEntry, RetentionReportMonth, SlotReportEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { addDays } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { periodBefore, type Period } from './period.ts';
import { Bars } from './plots.tsx';
import { coachesQuery, daysOf, retentionQuery, slotsQuery } from './queries.ts';
import { Report, type Column } from './report.tsx';
import { daysText, formatMonth, percent, slotName } from './texts.ts';

const fill = ({ taken, places }: Pick<SlotReportEntry, 'taken' | 'places'>): number | null =>
  places === 0 ? null : taken / places;

const slotColumns = (period: Period): readonly Column<SlotReportEntry>[] => [
  { label: 'Slot', cell: (slot) => <a href={sessionsOf(slot, period)}>{slotName(slot)}</a> },
  { label: 'Sessions', number: true, cell: ({ sessions }) => sessions },
  { label: 'Places', number: true, cell: ({ places }) => (places === 0 ? '–' : places) },
  { label: 'Taken', number: true, cell: ({ taken, places }) => (places === 0 ? '–' : taken) },
  { label: 'Fill rate', number: true, cell: (slot) => percent(fill(slot)) },
];

const noSessions = 'No session started in these days.';

/** How full each slot of the week was. */
export function SlotReport({ period }: { period: Period }) {
  return (
    <Report
      title="Fill rate"
      definition="Confirmed registrations of all places, by program, weekday and hour. Sessions that have started, with a capacity, and not cancelled. A course counts at its first meeting."
      name={`fill-rate-${period.first}-${period.last}`}
      query={slotsQuery(period)}
      loadCsv={() => client.office.reports.slotsCsv({ query: daysOf(period) })}
      empty={noSessions}
      rowKey={({ id }) => id}
      columns={slotColumns(period)}
    >
      {(slots) => (
        <>
          <FillTotal period={period} slots={slots} />
          <Bars
            bars={slots
              .filter(({ places }) => places > 0)
              .map((slot) => ({
                id: slot.id,
                label: slotName(slot),
                share: fill(slot) ?? 0,
                value: percent(fill(slot)),
                href: sessionsOf(slot, period),
              }))}
          />
        </>
      )}
    </Report>
  );
}

const fillOf = (slots: readonly SlotReportEntry[]): number | null => {
  const sum = (name: 'taken' | 'places') => slots.reduce((total, slot) => total + slot[name], 0);
  return fill({ taken: sum('taken'), places: sum('places') });
};

/** All places together, beside as many days before. */
function FillTotal({ period, slots }: { period: Period; slots: readonly SlotReportEntry[] }) {
  const before = periodBefore(period);
  const { data } = useQuery(slotsQuery(before));
  return (
    <p className="report__figures">
      <a href={paths.office.schedule({ week: period.last, view: 'list' })}>
        <b className="tnum">{percent(fillOf(slots))}</b> of all places
      </a>
      {data ? (
        <a href={paths.office.schedule({ week: before.last, view: 'list' })}>
          <b className="tnum">{percent(fillOf(data))}</b> {daysText(before)}
        </a>
      ) : null}
    </p>
  );
}

const waitlistColumns = (period: Period): readonly Column<SlotReportEntry>[] => [
  { label: 'Slot', cell: (slot) => <a href={sessionsOf(slot, period)}>{slotName(slot)}</a> },
  { label: 'Waited', number: true, cell: ({ waited }) => waited },
  { label: 'Got a place', number: true, cell: ({ served }) => served },
  { label: 'Not served', number: true, cell: ({ waited, served }) => waited - served },
];

/** Who waited for a place, and who got one. */
export function WaitlistReport({ period }: { period: Period }) {
  return (
    <Report
      title="Waitlist demand"
      definition="People who joined a waitlist of a session that has started, once for each session, and how many of them got a place from it."
      name={`waitlists-${period.first}-${period.last}`}
      query={slotsQuery(period)}
      loadCsv={() => client.office.reports.slotsCsv({ query: { ...daysOf(period), sort: '-waited' } })}
      empty={noSessions}
      rowKey={({ id }) => id}
      columns={waitlistColumns(period)}
    >
      {(slots) => {
        const asked = slots.filter(({ waited }) => waited > 0).toSorted((a, b) => b.waited - a.waited);
        const most = Math.max(1, ...asked.map(({ waited }) => waited));
        return asked.length === 0 ? (
          <p>Nobody waited for a place in these days.</p>
        ) : (
          <Bars
            bars={asked.map((slot) => ({
              id: slot.id,
              label: slotName(slot),
              share: slot.waited / most,
              value: `${slot.waited} waited, ${slot.served} got a place`,
              href: sessionsOf(slot, period),
            }))}
          />
        );
      }}
    </Report>
  );
}

const sessionsOf = ({ program_id }: SlotReportEntry, { last }: Period): string =>
  paths.office.schedule({ week: last, program: program_id, view: 'list' });

/** The people whose first visit was in a month of the period. */
function firstIn(month: string, { first, last }: Period) {
  const begins = `${month}-01`;
  const ends = addDays(`${addDays(begins, 31).slice(0, 7)}-01`, -1);
  return {
    first_visit_from: begins < first ? first : begins,
    first_visit_to: ends > last ? last : ends,
  };
}

const retentionColumns = (period: Period): readonly Column<RetentionReportMonth>[] => {
  const counted = (
    label: string,
    name: 'people' | 'second' | 'third' | 'away',
    also: { visits?: string; last_visit?: string } = {},
  ): Column<RetentionReportMonth> => ({
    label,
    number: true,
    cell: ({ id, [name]: count }) =>
      count === 0 ? count : <a href={paths.office.people({ ...firstIn(id, period), ...also })}>{count}</a>,
  });
  return [
    { label: 'First visit', cell: ({ id }) => formatMonth(id) },
    counted('People', 'people'),
    counted('Second visit', 'second', { visits: '2' }),
    counted('Third visit', 'third', { visits: '3' }),
    counted('Away', 'away', { last_visit: 'not_for_21_days' }),
  ];
};

/** Who came again after a first visit. */
export function RetentionReport({ period }: { period: Period }) {
  return (
    <Report
      title="Retention"
      definition={
        <>
          People whose first check-in was in these days, by month, and how many of them came a second and a
          third time until today. Away: no visit for 21 days.{' '}
          <a href={paths.office.people({ last_visit: 'not_for_21_days' })}>Everybody who is away</a>
        </>
      }
      name={`retention-${period.first}-${period.last}`}
      query={retentionQuery(period)}
      loadCsv={() => client.office.reports.retentionCsv({ query: daysOf(period) })}
      empty="Nobody came for the first time in these days."
      rowKey={({ id }) => id}
      columns={retentionColumns(period)}
    >
      {(months) => (
        <Bars
          bars={months.map(({ id, people, third }) => ({
            id,
            label: formatMonth(id),
            share: third / people,
            value: `${third} of ${people} came three times`,
            href: paths.office.people({ ...firstIn(id, period), visits: '3' }),
          }))}
        />
      )}
    </Report>
  );
}

const coachColumns = (period: Period): readonly Column<CoachReportEntry>[] => [
  { label: 'Coach', cell: ({ id, name }) => <a href={ledBy(id, period)}>{name}</a> },
  { label: 'Meetings', number: true, cell: ({ meetings }) => meetings },
  { label: 'Hours', number: true, cell: ({ hours }) => hoursText(hours) },
];

/** The hours that each coach led. */
export function CoachReport({ period }: { period: Period }) {
  return (
    <Report
      title="Coach hours"
      definition="Meetings that have started, without those of cancelled sessions, as long as they last by the clock on the day. The coach who stands on the session counts."
      name={`coach-hours-${period.first}-${period.last}`}
      query={coachesQuery(period)}
      loadCsv={() => client.office.reports.coachesCsv({ query: daysOf(period) })}
      empty="No meeting with a coach started in these days."
      rowKey={({ id }) => id}
      columns={coachColumns(period)}
    >
      {(coaches) => {
        const most = Math.max(1, ...coaches.map(({ hours }) => hours));
        return (
          <Bars
            bars={coaches.map(({ id, name, hours }) => ({
              id,
              label: name,
              share: hours / most,
              value: `${hoursText(hours)} h`,
              href: ledBy(id, period),
            }))}
          />
        );
      }}
    </Report>
  );
}

const hoursText = (hours: number): string => hours.toLocaleString('en-US', { maximumFractionDigits: 2 });
const ledBy = (coach: string, { last }: Period): string =>
  paths.office.schedule({ week: last, coach, view: 'list' });

import type { SlotReportEntry } from '@detroit-well/api-client';
import { client } from '../../api/client.ts';
import type { Period } from '../../figures/period.ts';
import { countedHref } from './counted.ts';
import { FillBars } from './fill-bars.tsx';
import { Bars } from './plots.tsx';
import { daysOf, slotsQuery } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';
import { fillOf, programsOf } from './slots.ts';
import { noSessions, percent, slotName } from './texts.ts';

const slotHref = ({ id }: SlotReportEntry): string => countedHref({ kind: 'slot', id });
const waitedHref = ({ id }: SlotReportEntry): string => countedHref({ kind: 'waited', id });

const slotColumns: readonly Column<SlotReportEntry>[] = [
  { label: 'Slot', cell: (slot) => <a href={slotHref(slot)}>{slotName(slot)}</a> },
  { label: 'Sessions', number: true, cell: ({ sessions }) => sessions },
  { label: 'Places', number: true, cell: ({ places }) => (places === 0 ? '–' : places) },
  { label: 'Taken', number: true, cell: ({ taken, places }) => (places === 0 ? '–' : taken) },
  { label: 'Fill rate', number: true, cell: (slot) => percent(fillOf([slot])) },
];

/** How full each program and slot of the week was. */
export function SlotReport({ period }: { period: Period }) {
  return (
    <Report
      title="Fill rate"
      finding={fullest}
      definition="Confirmed registrations of all places, by program, weekday and hour; one tick is 5%. Sessions that have started, with a capacity, and not cancelled. A course counts at its first meeting."
      name={`fill-rate-${period.first}-${period.last}`}
      query={slotsQuery(period)}
      loadCsv={() => client.office.reports.slotsCsv({ query: daysOf(period) })}
      empty={noSessions}
      rowKey={({ id }) => id}
      columns={slotColumns}
    >
      {(slots) => <FillBars programs={programsOf(slots)} hrefOf={slotHref} />}
    </Report>
  );
}

function fullest(slots: readonly SlotReportEntry[]): string | null {
  const programs = programsOf(slots);
  const [most, least] = [programs[0], programs.at(-1)];
  if (most === undefined || least === undefined || most === least) return null;
  return `${most.title} is the fullest at ${percent(most.fill)}, ${least.title} the emptiest at ${percent(least.fill)}.`;
}

const waitlistColumns: readonly Column<SlotReportEntry>[] = [
  {
    label: 'Slot',
    cell: (slot) => (slot.waited === 0 ? slotName(slot) : <a href={waitedHref(slot)}>{slotName(slot)}</a>),
  },
  { label: 'Waited', number: true, cell: ({ waited }) => waited },
  { label: 'Got a spot', number: true, cell: ({ served }) => served },
  { label: 'Not served', number: true, cell: ({ waited, served }) => waited - served },
];

/** Who waited for a spot, and who got one. */
export function WaitlistReport({ period }: { period: Period }) {
  return (
    <Report
      title="Waitlist demand"
      finding={shortest}
      definition="People who joined a waitlist of a session that has started, once for each session, and how many of them got a spot from it. The dark part of a bar got a spot."
      name={`waitlists-${period.first}-${period.last}`}
      query={slotsQuery(period)}
      loadCsv={() => client.office.reports.slotsCsv({ query: { ...daysOf(period), sort: '-waited' } })}
      empty={noSessions}
      rowKey={({ id }) => id}
      columns={waitlistColumns}
    >
      {(slots) => {
        const asked = slots.filter(({ waited }) => waited > 0).toSorted((a, b) => b.waited - a.waited);
        const most = Math.max(1, ...asked.map(({ waited }) => waited));
        return asked.length === 0 ? (
          <p>Nobody waited for a spot in these days.</p>
        ) : (
          <Bars
            bars={asked.map((slot) => ({
              id: slot.id,
              label: slotName(slot),
              share: slot.waited / most,
              solid: slot.served / most,
              value: `${slot.waited} waited, ${slot.served} got a spot`,
              href: waitedHref(slot),
            }))}
          />
        );
      }}
    </Report>
  );
}

function shortest(slots: readonly SlotReportEntry[]): string | null {
  const missing = ({ waited, served }: SlotReportEntry): number => waited - served;
  const [most] = slots.toSorted((a, b) => missing(b) - missing(a));
  if (most === undefined || missing(most) === 0) return null;
  return `${slotName(most)} is short by ${missing(most) === 1 ? '1 spot' : `${missing(most)} spots`}.`;
}

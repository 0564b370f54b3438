import { paths } from '@detroit-well/config/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { figureText } from '../../figures/cents.ts';
import { beforeText, changeText } from '../../figures/change.ts';
import { Figures } from '../../figures/figures.tsx';
import { periodBefore, type Period } from '../../figures/period.ts';
import { countedHref } from './counted.ts';
import { netOf } from './money-report.tsx';
import { daysOf, moneyQuery, retentionQuery, slotsQuery } from './queries.ts';
import { fillOf } from './slots.ts';
import { percent } from './texts.ts';

/** The reports in four figures, beside as many days before. Each opens its rows. */
export function ReportFigures({ period }: { period: Period }) {
  const before = periodBefore(period);
  const slots = useQuery(slotsQuery(period));
  const money = useQuery(moneyQuery(period));
  const retention = useQuery(retentionQuery(period));
  const { data: slotsBefore = [] } = useQuery(slotsQuery(before));
  const { data: moneyBefore = [] } = useQuery(moneyQuery(before));
  const change = changeText(netOf(money.data ?? []), netOf(moneyBefore));
  const points = pointsText(fillOf(slots.data ?? []), fillOf(slotsBefore));
  const waited = sum(slots.data ?? [], ({ waited: count }) => count);
  const missed = waited - sum(slots.data ?? [], ({ served }) => served);
  const people = sum(retention.data ?? [], ({ people: count }) => count);
  const second = sum(retention.data ?? [], ({ second: count }) => count);
  const than = `on ${beforeText(period)}`;
  return (
    <Figures
      label="All reports"
      figures={[
        {
          label: 'Spots taken',
          value: valueOf(slots, percent(fillOf(slots.data ?? []))),
          href: countedHref({ kind: 'slot' }),
          note: points === null ? null : <Change by={points}>{than}</Change>,
        },
        {
          label: 'Money, less refunds',
          value: valueOf(money, figureText(netOf(money.data ?? []))),
          href: paths.office.money(daysOf(period)),
          note: change === null ? null : <Change by={change}>{than}</Change>,
        },
        {
          label: 'Waitlist not served',
          value: valueOf(slots, String(missed)),
          href: countedHref({ kind: 'waited' }),
          note: waited === 0 ? 'Nobody waited.' : `of ${waited} who joined a waitlist`,
        },
        {
          label: 'Came again',
          value: valueOf(retention, people === 0 ? '–' : percent(second / people)),
          href: paths.office.people({
            first_visit_from: period.first,
            first_visit_to: period.last,
            visits: '2',
          }),
          note:
            people === 0 ? 'Nobody came for the first time.' : `${second} of ${people} after a first visit`,
        },
      ]}
    />
  );
}

const sum = <Row,>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((total, row) => total + count(row), 0);

const valueOf = ({ data, error }: { data: unknown; error: Error | null }, value: string) =>
  data === undefined ? (error ? null : undefined) : value;

const Change = ({ by, children }: { by: string; children: ReactNode }) => (
  <>
    <b>{by}</b> <span>{children}</span>
  </>
);

/** `+4 points`; null where one of the two has no places. */
function pointsText(now: number | null, was: number | null): string | null {
  if (now === null || was === null) return null;
  const points = Math.round(now * 100) - Math.round(was * 100);
  return `${points < 0 ? '−' : '+'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

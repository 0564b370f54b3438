import type { CoachMeetingFilters, SlotSessionFilters } from '@detroit-well/api-client';
import { client } from '../../api/client.ts';
import type { Period } from '../../figures/period.ts';
import { spotsBySpan } from './spots.ts';

const { reports } = client.office;

/** The query of a period for every report. */
export const daysOf = ({ first, last }: Period) => ({ start_date: first, end_date: last });

/** All entries of a report, however many pages they are. */
function everyEntry<Entry>(name: string, period: Period, load: () => AsyncIterable<Entry>) {
  return {
    queryKey: ['office', 'reports', name, period],
    queryFn: () => all(load()),
  };
}

async function all<Entry>(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entries) found.push(entry);
  return found;
}

const paged = (period: Period) => ({ query: { ...daysOf(period), limit: 100 } });

export const moneyQuery = (period: Period) => everyEntry('money', period, () => reports.money(paged(period)));
export type MoneyBy = 'program' | 'plan' | 'kind';
export const moneyByQuery = (by: MoneyBy, period: Period) =>
  everyEntry(`money-by-${by}`, period, () => reports.money({ query: { ...paged(period).query, by } }));
export const payoutsQuery = (period: Period) =>
  everyEntry('payouts', period, () => reports.payouts(paged(period)));
export const slotsQuery = (period: Period) => everyEntry('slots', period, () => reports.slots(paged(period)));
export const coachesQuery = (period: Period) =>
  everyEntry('coaches', period, () => reports.coaches(paged(period)));
export const retentionQuery = (period: Period) =>
  everyEntry('retention', period, () => reports.retention(paged(period)));

/** The sessions of the report of slots, added up by day, week or month. */
export const spotsQuery = (period: Period) => ({
  queryKey: ['office', 'reports', 'spots', period],
  queryFn: async () => spotsBySpan(period, await all(reports.slotSessions(paged(period)))),
});

/** The sessions and meetings behind the rows of a report. */
export const slotSessionsQuery = (query: SlotSessionFilters) => ({
  queryKey: ['office', 'reports', 'slotSessions', query],
  queryFn: () => all(reports.slotSessions({ query: { ...query, limit: 100 } })),
});
export const coachMeetingsQuery = (query: CoachMeetingFilters) => ({
  queryKey: ['office', 'reports', 'coachMeetings', query],
  queryFn: () => all(reports.coachMeetings({ query: { ...query, limit: 100 } })),
});

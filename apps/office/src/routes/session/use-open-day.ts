import type { OfficeClosure, OfficeSession } from '@detroit-well/api-client';
import { addDays, studioInstant, type Day } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { weekQuery } from '../../api/queries.ts';
import { closedBecause } from '../../closures/closed-because.ts';
import { endDay, type SessionValues } from './session-values.ts';

/** Among so many days a room is looked for. */
const mostDays = 14;

interface OpenDay {
  readonly day: Day;
  /** True if its room is known to be free at these times. */
  readonly isFree: boolean;
}

/** The next day on which the studio is open and the room of the session is free; null while it is not known, or without one. */
export function useOpenDay(
  values: SessionValues,
  closures: readonly OfficeClosure[],
  own: string | undefined,
): OpenDay | null {
  const { date, location_id: location } = values;
  const first = date && closedBecause(date, closures) !== null ? nextOpen(date, closures) : '';
  const asksRoom = first !== '' && location !== '' && values.start_datetime !== '';
  const days = first === '' ? [] : Array.from({ length: mostDays }, (_, index) => addDays(first, index));
  const booked = useQuery({
    ...weekQuery({ location, start_date: first, end_date: days.at(-1) ?? '', limit: 100 }),
    enabled: asksRoom,
    meta: { background: true },
  });
  if (first === '') return null;
  if (!asksRoom || booked.error) return { day: first, isFree: false };
  const others = booked.data?.results.filter(({ id, status }) => id !== own && status !== 'cancelled');
  const free = days.find(
    (day) =>
      closedBecause(day, closures) === null &&
      others?.every((one) => !overlaps({ ...values, date: day }, one)),
  );
  return free === undefined ? null : { day: free, isFree: true };
}

/** The next day on which the studio is open. */
function nextOpen(day: Day, closures: readonly OfficeClosure[]): Day {
  const next = addDays(day, 1);
  return closedBecause(next, closures) === null ? next : nextOpen(next, closures);
}

function overlaps(values: SessionValues, { meetings }: Pick<OfficeSession, 'meetings'>): boolean {
  const { date, start_datetime: start, end_datetime: end } = values;
  const [from, to] = [studioInstant(date, start), studioInstant(endDay(values), end || start)];
  return meetings.some(
    (one) => Date.parse(one.start_datetime) < to.getTime() && from.getTime() < Date.parse(one.end_datetime),
  );
}

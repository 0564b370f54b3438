import type { TodaySession } from '@detroit-well/api-client';
import { studioDay } from '@detroit-well/config/studio-time';
import { hourOf } from '../../clock/hour-of-day.ts';

/** A meeting in hours of the day; those at one time at one place stand in rows of their own. */
interface LaneBlock {
  readonly session: TodaySession;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

export interface Lane {
  readonly place: string;
  readonly rows: number;
  readonly blocks: readonly LaneBlock[];
}

/** The hours that are shown without earlier or later sessions. */
const usualHours = { from: 8, to: 22 };

/** The meetings of a day by place. What began the day before or ends the day after is cut at midnight. */
export function dayLanes(day: string, sessions: readonly TodaySession[]): readonly Lane[] {
  const places = [...new Set(sessions.map(({ location_name: place }) => place))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
  return places.map((place) => {
    const ends: number[] = [];
    const blocks = sessions
      .filter(({ location_name: at }) => at === place)
      .map((session) => {
        const from = studioDay(session.meeting) < day ? 0 : hourOf(session.meeting);
        const to = studioDay(session.ends_at) > day ? 24 : hourOf(session.ends_at);
        const free = ends.findIndex((end) => end <= from);
        const row = free === -1 ? ends.length : free;
        ends[row] = to;
        return { session, from, to, row };
      });
    return { place, rows: ends.length, blocks };
  });
}

/** The hours that the line covers. */
export function shownHours(lanes: readonly Lane[]): { readonly from: number; readonly to: number } {
  const blocks = lanes.flatMap((lane) => lane.blocks);
  return {
    from: Math.floor(Math.min(usualHours.from, ...blocks.map(({ from }) => from))),
    to: Math.ceil(Math.max(usualHours.to, ...blocks.map(({ to }) => to))),
  };
}

/** `8 AM` */
export const hourText = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

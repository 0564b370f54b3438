import { studioDay, type Day } from '@detroit-well/config/studio-time';
import { hourOf } from '../../clock/hour-of-day.ts';
import type { MeetingRow } from './meeting-rows.ts';

/** Hours of the day that the grid shows without sessions before or after them. */
const usualHours = { from: 9, to: 22 };
/** How many stand beside each other. */
const mostBeside = 3;

/** A meeting on its day, in hours of the studio's clock. */
export interface Block {
  readonly row: MeetingRow;
  readonly from: number;
  readonly to: number;
  /** Its place among those at the same time, from 0, and how many there are; at most three. */
  readonly place: number;
  readonly of: number;
}

/** Meetings that have no place beside the others. */
export interface Hidden {
  readonly from: number;
  readonly rows: readonly MeetingRow[];
}

export interface DayColumn {
  readonly day: Day;
  readonly blocks: readonly Block[];
  readonly hidden: readonly Hidden[];
}

/** The hours of a meeting on the day on which it starts; one that goes on after midnight ends there. */
function hoursOf({ start, end }: MeetingRow): { readonly from: number; readonly to: number } {
  return { from: hourOf(start), to: studioDay(end) === studioDay(start) ? hourOf(end) : 24 };
}

/** What stands on one day. Meetings that overlap share the width in equal parts. */
export function dayColumn(day: Day, rows: readonly MeetingRow[]): DayColumn {
  const timed = rows
    .filter(({ start }) => studioDay(start) === day)
    .map((row) => ({ row, ...hoursOf(row) }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  const blocks: Block[] = [];
  const hidden: Hidden[] = [];
  let group: (typeof timed)[number][] = [];
  let groupEnd = 0;
  const close = (): void => {
    const ends: number[] = [];
    const placed = group.map((one) => {
      const free = ends.findIndex((end) => end <= one.from);
      const place = free === -1 ? ends.length : free;
      ends[place] = one.to;
      return { ...one, place };
    });
    const of = Math.min(ends.length, mostBeside);
    blocks.push(...placed.filter(({ place }) => place < mostBeside).map((one) => ({ ...one, of })));
    const rest = placed.filter(({ place }) => place >= mostBeside);
    if (rest[0]) hidden.push({ from: rest[0].from, rows: rest.map(({ row }) => row) });
    group = [];
  };
  for (const one of timed) {
    if (group.length > 0 && one.from >= groupEnd) close();
    groupEnd = group.length === 0 ? one.to : Math.max(groupEnd, one.to);
    group.push(one);
  }
  if (group.length > 0) close();
  return { day, blocks, hidden };
}

/** The hours that the grid shows: the usual ones, and those of earlier and later sessions. */
export function shownHours(columns: readonly DayColumn[]): { readonly from: number; readonly to: number } {
  const blocks = columns.flatMap((column) => column.blocks);
  return {
    from: Math.floor(Math.min(usualHours.from, ...blocks.map(({ from }) => from))),
    to: Math.ceil(Math.max(usualHours.to, ...blocks.map(({ to }) => to))),
  };
}

import type { TodaySession } from '@detroit-well/api-client';
import { expect, it } from 'vitest';
import { dayLanes, hourText, shownHours } from '../src/routes/today/day-lanes.ts';

const day = '2026-03-14';
const session = (place: string, start: string, end: string, on = day, endsOn = on) =>
  ({
    id: `${place} ${start}`,
    location_name: place,
    meeting: `${on}T${start}:00-04:00`,
    ends_at: `${endsOn}T${end}:00-04:00`,
  }) as TodaySession;
const lanesOf = (...sessions: readonly TodaySession[]) =>
  dayLanes(day, sessions).map(({ place, rows, blocks }) => [
    place,
    rows,
    blocks.map(({ from, to, row }) => [from, to, row]),
  ]);

it('has a lane for each place, and a row for each session at the same time', () => {
  expect(
    lanesOf(
      session('Floor B', '09:00', '10:00'),
      session('Floor A', '18:30', '20:00'),
      session('Floor A', '19:00', '20:30'),
      session('Floor A', '20:00', '21:00'),
    ),
  ).toEqual([
    [
      'Floor A',
      2,
      [
        [18.5, 20, 0],
        [19, 20.5, 1],
        [20, 21, 0],
      ],
    ],
    ['Floor B', 1, [[9, 10, 0]]],
  ]);
});

it('cuts at midnight what began the day before or ends the day after', () => {
  expect(
    lanesOf(
      session('Floor A', '23:00', '01:00', '2026-03-13', day),
      session('Floor A', '22:00', '00:30', day, '2026-03-15'),
    ),
  ).toEqual([
    [
      'Floor A',
      1,
      [
        [0, 1, 0],
        [22, 24, 0],
      ],
    ],
  ]);
});

it('covers the usual hours and those of earlier and later sessions', () => {
  expect(shownHours(dayLanes(day, []))).toEqual({ from: 8, to: 22 });
  expect(shownHours(dayLanes(day, [session('A', '06:30', '23:15')]))).toEqual({ from: 6, to: 24 });
  expect([0, 8, 12, 22].map(hourText)).toEqual(['12 AM', '8 AM', '12 PM', '10 PM']);
});

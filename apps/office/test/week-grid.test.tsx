// @vitest-environment jsdom
import type { OfficeSession } from '@detroit-well/api-client';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { meetingRows } from '../src/routes/schedule/meeting-rows.ts';
import { SessionState } from '../src/sessions/session-state.tsx';
import { WeekGrid } from '../src/routes/schedule/week-grid.tsx';
import { dayColumn, shownHours } from '../src/routes/schedule/week-layout.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-11T17:00:00Z'), toFake: ['Date'] });
});

function session(title: string, start: string, end: string, over: Partial<OfficeSession> = {}) {
  const [start_datetime, end_datetime] = [`2026-03-${start}:00-04:00`, `2026-03-${end}:00-04:00`];
  return {
    id: title,
    title,
    category_name: 'Skate//Well',
    category_ground: 'maple',
    status: 'scheduled',
    booked_count: 3,
    waiting_count: 0,
    max_participants: 12,
    warnings: [],
    meetings: [{ start_datetime, end_datetime }],
    ...over,
  } as OfficeSession;
}
const rowsOf = (sessions: readonly OfficeSession[]) => meetingRows(sessions, '2026-03-08', '2026-03-14');
const column = (sessions: readonly OfficeSession[]) => dayColumn('2026-03-10', rowsOf(sessions));

it('places sessions by the clock, and gives those at the same time equal parts', () => {
  const { blocks, hidden } = column([
    session('one', '10T18:00', '10T19:00'),
    session('two', '10T18:30', '10T20:00'),
    session('three', '10T19:00', '10T20:00'),
    session('alone', '10T20:00', '10T21:30'),
    session('other day', '11T18:00', '11T19:00'),
  ]);
  expect(hidden).toEqual([]);
  expect(blocks.map(({ row, from, to, place, of }) => [row.session.title, from, to, place, of])).toEqual([
    ['one', 18, 19, 0, 2],
    ['two', 18.5, 20, 1, 2],
    ['three', 19, 20, 0, 2],
    ['alone', 20, 21.5, 0, 1],
  ]);
});

it('shows three at one time and counts the others', () => {
  const { blocks, hidden } = column(
    ['a', 'b', 'c', 'd', 'e'].map((title) => session(title, '10T18:00', '10T19:00')),
  );
  expect(blocks.map(({ place, of }) => [place, of])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  expect(hidden.map(({ rows }) => rows.length)).toEqual([2]);
});

it('ends a session over midnight with its day, and shows hours before and after the usual ones', () => {
  const late = column([session('late', '10T22:30', '11T01:00'), session('early', '10T06:15', '10T07:00')]);
  expect(late.blocks.map(({ from, to }) => [from, to])).toEqual([
    [6.25, 7],
    [22.5, 24],
  ]);
  expect(shownHours([late])).toEqual({ from: 6, to: 24 });
  expect(shownHours([column([])])).toEqual({ from: 9, to: 22 });
});

it('moves between sessions with the arrow keys, and names what the eye sees', () => {
  const sessions = [
    session('Balance Lab', '09T12:00', '09T13:00'),
    session('Open Floor', '10T20:30', '10T22:00', { max_participants: null, waiting_count: 0 }),
    session('Slow Flow', '12T18:00', '12T19:00', { status: 'cancelled' }),
  ];
  render(
    <WeekGrid
      first="2026-03-08"
      rows={rowsOf(sessions)}
      listHref="/office/schedule?view=list"
      selected={rowsOf(sessions)[1]?.key}
      hrefOf={({ session: { id } }) => `/office/sessions/${id}`}
    />,
  );
  const [first, second, third] = screen.getAllByRole('link');
  // That of its category, also in the key.
  expect(first?.dataset['ground']).toBe('maple');
  expect(screen.getByText('Skate//Well').querySelector('i')?.dataset['ground']).toBe('maple');
  expect(screen.getByRole('link', { name: /^Balance Lab, 12:00 PM – 1:00 PM,\s?3 of 12$/ })).toBe(first);
  expect(second?.textContent).toContain('3 booked, no limit');
  expect(third?.textContent).toContain('Cancelled');
  expect([first, second].map((one) => one?.getAttribute('aria-current'))).toEqual([null, 'true']);
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(third);
  fireEvent.keyDown(third as HTMLElement, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(second);
  expect(screen.getByText('Today')).toBeTruthy();
  expect(screen.getByText('Clocks go forward')).toBeTruthy();
});

it('names the next meeting of a course that has begun, and not that it started', () => {
  const meetings = ['10', '17'].map((day) => ({
    start_datetime: `2026-03-${day}T18:00:00-04:00`,
    end_datetime: `2026-03-${day}T19:00:00-04:00`,
  }));
  const course = session('Course', '10T18:00', '10T19:00', {
    meetings,
    start_datetime: meetings[0]!.start_datetime,
  });
  render(<SessionState session={course} />);
  expect(screen.getByText('Next meeting Mar 17')).toBeDefined();
});

const closed = {
  id: 'k1',
  start_date: '2026-03-12',
  end_date: '2026-03-13',
  reason: 'Sanding',
  booked: [],
  version: 1,
};
const warnings: OfficeSession['warnings'] = [
  {
    kind: 'closed_day',
    session_id: null,
    booked: null,
    places: null,
    closure_id: 'k1',
    closed_because: 'Sanding',
  },
];

it('hatches closed days with their reason, and marks what people booked there', () => {
  render(
    <WeekGrid
      first="2026-03-08"
      rows={rowsOf([
        session('Slow Flow', '12T18:00', '12T19:00', { warnings }),
        session('Empty', '13T18:00', '13T19:00', { warnings, booked_count: 0 }),
        session('Held', '13T20:00', '13T21:00'),
      ])}
      closures={[closed]}
      listHref="/office/schedule?view=list"
      hrefOf={({ session: { id } }) => `/office/sessions/${id}`}
    />,
  );
  expect(screen.getByRole('group', { name: /March 12, 2026, closed: Sanding$/ }).dataset['closed']).toBe(
    'true',
  );
  expect(screen.getByRole('group', { name: /March 11, 2026$/ }).dataset['closed']).toBeUndefined();
  const kept = ['Slow Flow', 'Empty', 'Held'].map(
    (name) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).dataset['kept'],
  );
  expect(kept).toEqual(['true', undefined, undefined]);
  expect(screen.getByRole('link', { name: /^Slow Flow, .*, on a closed day/ }).dataset['ground']).toBe(
    'maple',
  );
  expect(screen.getByText('Booked on a closed day')).toBeTruthy();
});

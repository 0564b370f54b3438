// @vitest-environment jsdom
import type { ScannedPerson } from '@detroit-well/api-client';
import { expect, it, vi } from 'vitest';
import { outcomeOf } from '../src/scan/scan-outcome.ts';
import { person } from './roster-fixture.tsx';

vi.mock('../src/api/client.ts', () => ({ client: { office: {} } }));
vi.mock('../src/auth/session.ts', () => ({ session: {} }));

const start = '2026-03-14T18:30:00-04:00';
const at = { sessionId: 's1', meeting: start };
const minute = 60_000;

const booked = (
  session_id: string,
  meeting = start,
  over: Parameters<typeof person>[2] = {},
): ScannedPerson['registrations'][number] => ({
  session_id,
  title: session_id,
  meeting,
  end_datetime: meeting,
  location_name: 'Floor 2',
  entry: person(`${session_id}-r`, 'Ada Byron', over),
});
const scanned = (...registrations: ScannedPerson['registrations']): ScannedPerson => ({
  person_id: 'p1',
  picture_path: null,
  name: 'Ada Byron',
  waiver: 'signed',
  membership: null,
  notes: [],
  registrations,
});
const late = '2026-03-14T21:00:00-04:00';

it.each([
  ['an hour before', -60, 'mark'],
  ['at the start', 0, 'mark'],
  ['an hour after', 60, 'mark'],
  ['61 minutes before', -61, 'none'],
  ['61 minutes after', 61, 'none'],
])('of who is booked, %s, is right', (_, minutes, kind) => {
  const now = Date.parse(start) + minutes * minute;
  expect(outcomeOf(scanned(booked('s1')), at, now).kind).toBe(kind);
});

it.each([
  ['without a signed waiver', booked('s1', start, { waiver: 'missing' }), 'unsigned'],
  ['with an old waiver', booked('s1', start, { waiver: 'outdated' }), 'unsigned'],
  ['for another session', booked('s2'), 'other'],
  ['marked absent before', booked('s1', start, { attendance: 'absent' }), 'other'],
  ['marked present before', booked('s1', start, { attendance: 'present' }), 'here'],
  ['marked late before', booked('s1', start, { attendance: 'late' }), 'here'],
])('of a person %s is right', (_, registration, kind) => {
  expect(outcomeOf(scanned(registration), at, Date.parse(start)).kind).toBe(kind);
});

it('asks who is booked for two now, and shows the later ones of who has none now', () => {
  const now = Date.parse(start);
  expect(outcomeOf(scanned(booked('s1'), booked('s2')), at, now)).toMatchObject({
    kind: 'two',
    registrations: [{ session_id: 's1' }, { session_id: 's2' }],
  });
  expect(outcomeOf(scanned(booked('s2', late)), at, now)).toMatchObject({
    kind: 'none',
    later: [{ session_id: 's2' }],
  });
  expect(outcomeOf(scanned(), at, now)).toEqual({ kind: 'none', later: [] });
  expect(outcomeOf(scanned(booked('s1'), booked('s2', late)), at, now).kind).toBe('mark');
});

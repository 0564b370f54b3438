import { describe, expect, it } from 'vitest';
import { readDashboard } from '../src/contract/reads/profile.ts';
import { readFeed } from '../src/contract/reads/profile.ts';
import { readRegisteredSessions } from '../src/contract/reads/registered-sessions.ts';
import { readUpcoming } from '../src/contract/reads/sessions.ts';
import { session } from './samples.ts';

const unreadable: [string, unknown][] = [
  ['null', null],
  ['a text', 'session'],
  ['an empty record', {}],
  ['a record without a start', { public_id: 's1', title: 'No date' }],
  ['a record with an unreadable start', { ...session, start_datetime: 'soon' }],
];

describe('an unreadable entry of a list drops only that entry', () => {
  it.each(unreadable)('sessions: %s', (_name, entry) => {
    const read = readUpcoming({ upcoming_sessions: [entry, session] });
    expect(read.upcoming_sessions.map(({ public_id }) => public_id)).toEqual([session.public_id]);
  });

  it.each(unreadable)('registered sessions: %s', (_name, entry) => {
    expect(readRegisteredSessions([entry, session]).map(({ public_id }) => public_id)).toEqual([
      session.public_id,
    ]);
  });

  it('feed and activity: an entry without a date', () => {
    const good = { public_id: 'a1', created_at: '2026-03-01T12:00:00Z', content: 'Hello', text: 'Hello' };
    expect(readFeed({ results: [{ public_id: 'a0' }, good] })).toMatchObject({
      results: [{ public_id: 'a1' }],
    });
    const { recent_activity: activity } = readDashboard({ user: {}, recent_activity: [{}, good] });
    expect(activity.map(({ public_id }) => public_id)).toEqual(['a1']);
  });

  it('a session without an end time ends when it starts', () => {
    const { upcoming_sessions: sessions } = readUpcoming([{ ...session, end_datetime: null }]);
    expect(sessions[0]?.end_datetime).toBe(session.start_datetime);
  });
});

it('a list without any readable entry is unreadable', () => {
  expect(() => readUpcoming([{}, { title: 'x' }])).toThrow(
    'Invalid session data format received from server',
  );
});

it.each([[{}], [{ memberships: [] }], [null], ['<!doctype html>']])('%o is not a dashboard', (raw) => {
  expect(() => readDashboard(raw)).toThrow('No dashboard data available');
});

import { describe, expect, it } from 'vitest';
import { isCompleted, isPaid, partOrder } from '../../src/routes/session/session-parts.ts';
import { positionInThread, threadOf } from '../../src/routes/session/thread-state.ts';

const message = (public_id: string, created_at: string, sender = 'ada', is_mine = false) => ({
  public_id,
  sender,
  sender_name: 'Ada B.',
  message: public_id,
  created_at,
  is_mine,
});

describe('partOrder', () => {
  it('puts updates first before a session and feedback first after it', () => {
    expect(partOrder({ completed: false })[0]).toBe('updates');
    expect(partOrder({ completed: true })[0]).toBe('feedback');
    expect(partOrder({ completed: false })).not.toContain('feedback');
  });
});

it.each([
  ['2026-03-14T20:00:00-04:00', '2026-03-14T19:59:59-04:00', false],
  ['2026-03-14T20:00:00-04:00', '2026-03-14T20:00:00-04:00', true],
  ['2026-03-14T20:00:00-04:00', '2026-03-15T00:00:01Z', true],
])('a session that ends at %s is completed at %s: %s', (end_datetime, now, completed) => {
  expect(isCompleted({ start_datetime: '', end_datetime }, new Date(now))).toBe(completed);
});

it.each([
  ['after its first meeting', '2026-03-15T12:00:00-04:00', false],
  ['after its last meeting', '2026-03-21T20:00:00-04:00', true],
])('a course is completed %s, at %s: %s', (_when, now, completed) => {
  const meetings = ['14', '21'].map((day) => ({
    start_datetime: `2026-03-${day}T18:30:00-04:00`,
    end_datetime: `2026-03-${day}T20:00:00-04:00`,
  }));
  const [first = { start_datetime: '', end_datetime: '' }] = meetings;
  expect(isCompleted({ ...first, meetings }, new Date(now))).toBe(completed);
});

it.each([
  ['paid', true],
  ['free', true],
  ['pending', false],
  ['failed', false],
  ['refunded', false],
] as const)('a registration with payment status %s counts as paid: %s', (payment_status, paid) => {
  expect(isPaid({ payment_status })).toBe(paid);
});

describe('the message thread of a session', () => {
  const at = (time: string) => `2026-03-14T${time}:00-04:00`;

  it('merges pages oldest first without duplicates', () => {
    const [a, b, c] = [message('a', at('10:00')), message('b', at('11:00')), message('c', at('12:00'))];
    expect(
      threadOf([
        [b, c],
        [a, b],
      ]).map(({ public_id }) => public_id),
    ).toEqual(['a', 'b', 'c']);
  });

  it('starts a new day in studio time and groups messages of one person within it', () => {
    const messages = [
      message('a', '2026-03-14T03:30:00Z'),
      message('b', '2026-03-14T04:30:00Z'),
      message('c', '2026-03-14T04:40:00Z'),
      message('d', '2026-03-14T04:41:00Z', 'me', true),
      message('e', '2026-03-14T04:42:00Z', 'me', true),
    ];
    expect(messages.map((_, index) => positionInThread(messages, index))).toEqual([
      { beginsDay: true, following: false },
      { beginsDay: true, following: false },
      { beginsDay: false, following: true },
      { beginsDay: false, following: false },
      { beginsDay: false, following: false },
    ]);
  });
});

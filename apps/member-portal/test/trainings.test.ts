import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { trainingLists } from '../src/trainings/training-view.ts';

const now = new Date('2026-11-20T12:00:00-05:00');

function session(part: {
  id: string;
  start: string;
  status?: RegisteredSession['registration']['status'];
  payment?: RegisteredSession['registration']['payment_status'];
  registered?: string;
  instalments?: RegisteredSession['registration']['instalments'];
}): RegisteredSession {
  const end = new Date(Date.parse(part.start) + 90 * 60_000).toISOString();
  return {
    public_id: part.id,
    title: part.id,
    coach_name: 'Renée Alston',
    location: 'Eastside Rink',
    start_datetime: part.start,
    end_datetime: end,
    status: 'scheduled',
    has_updates: false,
    registration: {
      public_id: `r-${part.id}`,
      status: part.status ?? 'confirmed',
      payment_status: part.payment ?? 'paid',
      created_at: part.registered ?? '2026-10-01T12:00:00-04:00',
      instalments: part.instalments ?? [],
    },
    // The list reads only these fields.
  } as RegisteredSession;
}

describe('My Trainings', () => {
  it('shows a running course with its next meeting, and keeps it in Upcoming until its last', () => {
    const meetings = ['14', '21', '28'].map((day) => ({
      start_datetime: `2026-11-${day}T18:30:00-05:00`,
      end_datetime: `2026-11-${day}T20:00:00-05:00`,
    }));
    const course = { ...session({ id: 'course', start: '2026-11-14T18:30:00-05:00' }), meetings };
    const tomorrow = trainingLists([course], new Date('2026-11-20T12:00:00-05:00')).upcoming;
    expect(tomorrow).toMatchObject([{ when: 'Tomorrow', dayOfMonth: '21' }]);
    const after = trainingLists([course], new Date('2026-11-28T20:00:01-05:00'));
    expect(after).toMatchObject({ upcoming: [], completed: [{ when: 'Completed' }] });
  });

  it('splits sessions into Upcoming, soonest first, and Completed, latest first', () => {
    const lists = trainingLists(
      [
        session({ id: 'later', start: '2026-11-28T18:30:00-05:00' }),
        session({ id: 'older', start: '2026-10-01T18:30:00-04:00' }),
        session({ id: 'soon', start: '2026-11-21T18:30:00-05:00' }),
        session({ id: 'old', start: '2026-11-01T18:30:00-05:00' }),
      ],
      now,
    );
    expect(lists.upcoming.map(({ title }) => title)).toEqual(['soon', 'later']);
    expect(lists.completed.map(({ title }) => title)).toEqual(['old', 'older']);
  });

  it('marks registrations of the last ten minutes as new unless they are cancelled', () => {
    const start = '2026-11-28T18:30:00-05:00';
    const lists = trainingLists(
      [
        session({ id: 'minutes ago', start, registered: '2026-11-20T11:52:00-05:00' }),
        session({ id: 'after the page opened', start, registered: '2026-11-20T12:03:00-05:00' }),
        session({ id: 'long after the page opened', start, registered: '2026-11-20T15:00:00-05:00' }),
        session({ id: 'this morning', start, registered: '2026-11-20T09:00:00-05:00' }),
        session({ id: 'given up', start, registered: '2026-11-20T11:52:00-05:00', status: 'cancelled' }),
      ],
      now,
    );
    const fresh = [...lists.upcoming, ...lists.completed].filter(({ isFresh }) => isFresh);
    expect(fresh.map(({ title }) => title)).toEqual([
      'minutes ago',
      'after the page opened',
      'long after the page opened',
    ]);
  });

  it('shows Tomorrow, N days, the short date or Completed by studio day', () => {
    const lists = trainingLists(
      [
        session({ id: 'a', start: '2026-11-21T23:30:00-05:00' }),
        session({ id: 'b', start: '2026-11-24T18:30:00-05:00' }),
        session({ id: 'c', start: '2026-12-24T18:30:00-05:00' }),
        session({ id: 'd', start: '2026-11-19T18:30:00-05:00' }),
      ],
      now,
    );
    expect(lists.upcoming.map(({ when }) => when)).toEqual(['Tomorrow', '4 days', 'Dec 24']);
    expect(lists.completed.map(({ when }) => when)).toEqual(['Completed']);
  });

  it('keeps a running session under Upcoming and shows it as Today', () => {
    const lists = trainingLists([session({ id: 'running', start: '2026-11-20T11:30:00-05:00' })], now);
    expect(lists.upcoming.map(({ when }) => when)).toEqual(['Today']);
  });

  it.each([
    ['paid', 'Paid'],
    ['pending', 'Payment Pending'],
    ['failed', 'Payment Pending'],
    ['free', 'Paid'],
  ] as const)('gives a registration with payment status %s the badge %s', (payment, badge) => {
    const lists = trainingLists([session({ id: 'a', start: '2026-11-28T18:30:00-05:00', payment })], now);
    expect(lists.upcoming[0]?.badge).toBe(badge);
  });

  it.each([
    ['the day after it was due', 'confirmed', 'due', '2026-11-19', 'Overdue since Nov 19, 2026'],
    ['after a failed payment', 'confirmed', 'failed', '2026-11-02', 'Overdue since Nov 2, 2026'],
    ['not on the day itself', 'confirmed', 'due', '2026-11-20', undefined],
    ['not when it is paid', 'confirmed', 'paid', '2026-11-02', undefined],
    ['not after a cancellation', 'cancelled', 'due', '2026-11-02', undefined],
  ] as const)('says since when a payment is overdue: %s', (_when, status, state, due_on, expected) => {
    const start = '2026-11-28T18:30:00-05:00';
    const instalments = [{ due_on, amount: '38.00', status: state }];
    const lists = trainingLists([session({ id: 'a', start, status, payment: 'pending', instalments })], now);
    expect([...lists.upcoming, ...lists.completed][0]?.overdue).toBe(expected);
  });

  it('moves a cancelled registration to Completed and hides an expired hold', () => {
    const start = '2026-11-28T18:30:00-05:00';
    const lists = trainingLists(
      [
        session({ id: 'cancelled', start, status: 'cancelled' }),
        session({ id: 'expired', start, status: 'expired' }),
      ],
      now,
    );
    expect(lists.upcoming).toEqual([]);
    expect(lists.completed.map(({ title, badge }) => [title, badge])).toEqual([['cancelled', 'Cancelled']]);
  });

  it('takes the date from studio time, so that late evening in Detroit is not tomorrow', () => {
    const lists = trainingLists([session({ id: 'a', start: '2026-11-29T03:30:00Z' })], now);
    expect(lists.upcoming[0]).toMatchObject({
      dayOfMonth: '28',
      weekdayLong: 'Saturday',
      monthLong: 'November',
      time: '10:30 PM – 12:00 AM',
    });
  });
});

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
    },
    // Only what the list looks at; the rest of the shape plays no part.
  } as RegisteredSession;
}

describe('My Trainings', () => {
  it('splits into Upcoming, soonest first, and Completed, latest first', () => {
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

  it('marks what was registered within the last ten minutes, unless it is cancelled again', () => {
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

  it('shows Tomorrow, N days, the short date and Completed in studio days', () => {
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

  it('keeps a session that still runs under Upcoming, as Today', () => {
    const lists = trainingLists([session({ id: 'running', start: '2026-11-20T11:30:00-05:00' })], now);
    expect(lists.upcoming.map(({ when }) => when)).toEqual(['Today']);
  });

  it.each([
    ['paid', 'Paid'],
    ['pending', 'Payment Pending'],
    ['failed', 'Payment Pending'],
    ['free', 'Paid'],
  ] as const)('a registration that is %s shows %s', (payment, badge) => {
    const lists = trainingLists([session({ id: 'a', start: '2026-11-28T18:30:00-05:00', payment })], now);
    expect(lists.upcoming[0]?.badge).toBe(badge);
  });

  it('moves a cancelled registration out of Upcoming and leaves an expired hold out altogether', () => {
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

  it('takes the date from studio time: late evening in Detroit is not tomorrow', () => {
    const lists = trainingLists([session({ id: 'a', start: '2026-11-29T03:30:00Z' })], now);
    expect(lists.upcoming[0]).toMatchObject({
      dayOfMonth: '28',
      weekdayLong: 'Saturday',
      monthLong: 'November',
      time: '10:30 PM – 12:00 AM',
    });
  });
});

import type { RegisteredSession } from '@detroit-well/api-client/contract';
import { formatDayOfMonth } from '@detroit-well/config/studio-time';
import { describe, expect, it } from 'vitest';
import { conversationLines } from '../src/routes/chat/conversation-lines.ts';
import { lastTime, sessionWhen } from '../src/routes/chat/rooms.ts';
import { positionInThread } from '../src/routes/session/thread-state.ts';
import { trainingLists } from '../src/trainings/training-view.ts';
import { sessionDateText } from '@detroit-well/booking/session-text';
import { messageDay } from '../src/format/message-day.ts';

const now = new Date('2026-11-20T12:00:00-05:00');

const session = (id: string, start: string, end: string) =>
  ({
    public_id: id,
    title: id,
    coach_name: '',
    location: '',
    start_datetime: start,
    end_datetime: end,
    status: 'scheduled',
    has_updates: false,
    registration: {
      public_id: `r-${id}`,
      status: 'confirmed',
      payment_status: 'paid',
      instalments: [],
      created_at: '',
    },
    // The list reads only these fields.
  }) as unknown as RegisteredSession;

describe('a missing or unreadable date', () => {
  it('puts its session after all others and shows that the date is to be announced', () => {
    const { upcoming, completed } = trainingLists(
      [
        session('dateless', '', ''),
        session('soon', '2026-11-21T18:30:00-05:00', 'later'),
        session('past', '2026-10-21T18:30:00-04:00', ''),
      ],
      now,
    );
    expect(upcoming.map(({ title }) => title)).toEqual(['soon', 'dateless']);
    expect(completed.map(({ title }) => title)).toEqual(['past']);
    expect(upcoming[1]).toMatchObject({
      when: 'Date to be announced',
      time: 'Time to be announced',
      isFresh: false,
    });
  });

  it('has a text for every part of the date', () => {
    expect(sessionDateText({ start_datetime: 'soon' })).toEqual({
      day: '–',
      weekday: '',
      weekdayLong: '',
      month: '',
      monthLong: '',
      longDate: 'Date to be announced',
    });
  });

  it('shows a dash as the day of the month', () => {
    expect(formatDayOfMonth('')).toBe('–');
    expect(messageDay('soon', now)).toEqual({ day: '–', lines: ['', ''], label: 'Date to be announced' });
  });

  it('keeps its message in a conversation', () => {
    const messageAt = (id: string, timestamp: string) => ({
      id,
      sender: 'ada',
      sender_name: 'Ada B.',
      message: id,
      timestamp,
    });
    const messages = [
      messageAt('a', '2026-03-14T10:00:00-04:00'),
      messageAt('b', ''),
      messageAt('c', 'soon'),
    ];
    const lines = conversationLines({ me: 'me', messages, outbox: [] }, now);
    expect(lines.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'message', 'message']);
    const thread = messages.map(({ id, timestamp }) => ({
      public_id: id,
      sender: 'ada',
      sender_name: 'Ada B.',
      message: id,
      created_at: timestamp,
      is_mine: false,
    }));
    expect(thread.map((_, index) => positionInThread(thread, index).beginsDay)).toEqual([true, true, false]);
  });

  it('keeps its session and its message in the list of conversations', () => {
    const session = {
      start_datetime: '',
      end_datetime: '',
      coach_name: '',
      coach_id: null,
      participants: 1,
    };
    expect(sessionWhen(session, now)).toBe('Date to be announced');
    expect(lastTime('soon', now)).toBe('');
  });
});

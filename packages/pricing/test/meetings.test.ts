import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatCents, lastMeeting, nextMeeting, priceEachLabel } from '../src/index.ts';

const hour = 3_600_000;
/** Meetings of one hour, each a day after the one before. */
const course = (count: number) => {
  const meetings = Array.from({ length: count }, (_, index) => ({
    start_datetime: index * 24 * hour,
    end_datetime: index * 24 * hour + hour,
  }));
  return { start_datetime: 0, end_datetime: hour, meetings };
};

describe('the next meeting', () => {
  it.each([
    ['before the first', -1, 0],
    ['at the start of the first', 0, 0],
    ['in the first', hour - 1, 0],
    ['when the first has ended', hour, 1],
    ['in the second', 24 * hour + 1, 1],
    ['in the last', 48 * hour, 2],
    ['after the last', 49 * hour, 2],
  ])('%s', (_name, now, index) => {
    const session = course(3);
    expect(nextMeeting(session, now)).toBe(session.meetings[index]);
  });

  it('is the session itself without meetings, as older servers send it', () => {
    const session = {
      start_datetime: '2026-11-28T18:30:00-05:00',
      end_datetime: '2026-11-28T20:00:00-05:00',
    };
    expect(nextMeeting(session, Date.parse('2027-01-01'))).toBe(session);
    expect(lastMeeting(session)).toBe(session);
  });

  it('has not ended, unless all have', () => {
    const anyNow = fc.integer({ min: -hour, max: 400 * hour });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), anyNow, (count, now) => {
        const session = course(count);
        const next = nextMeeting(session, now);
        const ended = session.meetings.filter(({ end_datetime }) => end_datetime <= now).length;
        expect(next).toBe(session.meetings[Math.min(ended, count - 1)]);
        expect(lastMeeting(session)).toBe(session.meetings[count - 1]);
      }),
    );
  });

  it('never ends with an unknown start, and ends at its start with an unknown end', () => {
    const known = { start_datetime: '2026-11-28T18:30:00-05:00', end_datetime: '' };
    const unknown = { start_datetime: '', end_datetime: '' };
    const now = Date.parse('2027-01-01');
    expect(nextMeeting({ ...known, meetings: [known, unknown] }, now)).toBe(unknown);
  });
});

test.each([
  [24_000, 6, 'night', '$40 a night'],
  [8_100, 6, 'morning', '$13.50 a morning'],
  [12_000, 6, 'afternoon', '$20 an afternoon'],
  [25_000, 6, 'night', 'about $41.67 a night'],
  [15_000, 5, null, '$30 each'],
  [3_200, 1, 'night', ''],
  [0, 6, 'night', ''],
])('%i cents for %i meetings by the %s: %s', (cents, meetings, word, label) => {
  expect(priceEachLabel(cents, meetings, word)).toBe(label);
});

test('the price of a meeting is exact, or says that it is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 2, max: 60 }),
      (cents, meetings) => {
        const label = priceEachLabel(cents, meetings, 'night');
        const each = Math.round(cents / meetings);
        expect(label).toBe(`${each * meetings === cents ? '' : 'about '}${formatCents(each)} a night`);
      },
    ),
  );
});

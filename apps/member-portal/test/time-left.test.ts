import { describe, expect, it } from 'vitest';
import { announcedText, timeLeft } from '../src/routes/waitlist/time-left.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('the time left of a waitlist offer', () => {
  it.each([
    [12 * hour, '12:00', '12 hours'],
    [8 * hour + 28 * minute, '8:28', '8 hours and 28 minutes'],
    [8 * hour + 27 * minute + 1, '8:28', '8 hours and 28 minutes'],
    [hour + minute, '1:01', '1 hour and 1 minute'],
    [59 * minute, '0:59', '59 minutes'],
    [1, '0:01', '1 minute'],
    [0, '0:00', '0 minutes'],
    [-hour, '0:00', '0 minutes'],
  ])('shows %d ms as %s', (ms, figure, text) => {
    expect(timeLeft(ms)).toEqual({ figure, text });
  });
});

describe('the announcement of a waitlist offer', () => {
  it.each([
    [12 * hour, null],
    [11 * hour + 1, null],
    [11 * hour, '11 hours left'],
    [10 * hour + 1, '11 hours left'],
    [2 * hour, '2 hours left'],
    [hour, '1 hour left'],
    [10 * minute + 1, '1 hour left'],
    [10 * minute, '10 minutes left'],
    [1, '10 minutes left'],
    [0, null],
  ])('with %d ms left is %s', (ms, mark) => {
    expect(announcedText(ms)).toBe(mark);
  });
});

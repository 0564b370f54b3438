import { dayMs, hourMs } from '@detroit-well/config/durations';
import { describe, expect, it } from 'vitest';
import { mostMovedMs, readMove } from './read-move.ts';

const now = new Date('2027-03-02T10:00:00-05:00');
const nextRenewal = new Date('2027-03-09T00:00:00-05:00');
const facts = { now, movedMs: 0, nextRenewal };

describe('a move of the clock', () => {
  it.each([
    [{ by: 'hour' }, '2027-03-02T11:00:00-05:00'],
    [{ by: 'day' }, '2027-03-03T10:00:00-05:00'],
    [{ by: 'renewal' }, '2027-03-09T00:00:00-05:00'],
    [{ to: '2027-03-02T10:01' }, '2027-03-02T10:01:00-05:00'],
    [{ to: '2027-03-20T18:30' }, '2027-03-20T18:30:00-04:00'],
    [{ to: '2027-03-20T18:30:15' }, '2027-03-20T18:30:15-04:00'],
    // The hour that a spring night does not have.
    [{ to: '2027-03-14T02:30' }, '2027-03-14T03:30:00-04:00'],
    [{ to: '2027-03-02T15:00:00.001Z' }, '2027-03-02T10:00:00.001-05:00'],
    [{ to: '2030-03-02T10:00:00-05:00' }, '2030-03-02T10:00:00-05:00'],
  ])('by %j goes to %s', (fields, instant) => {
    expect(readMove(fields, facts)).toEqual({ to: new Date(instant) });
  });

  const back = 'The clock of the studio only moves forward.';
  const unreadable = 'Enter a date and a time, such as 2027-03-02T10:00 in Detroit or 2027-03-02T15:00:00Z.';
  const tooFar = 'The clock moves at most three years in all, to March 2, 2030, 10:00 AM EST.';
  it.each([
    [{ to: '2027-03-02T09:59' }, back],
    [{ to: '2027-03-02T15:00:00Z' }, back],
    [{ to: '2030-03-02T10:01' }, tooFar],
    [{}, unreadable],
    [{ to: '' }, unreadable],
    [{ to: 'tomorrow' }, unreadable],
    [{ to: '2027-03-20' }, unreadable],
    [{ to: '2027-02-30T10:00' }, unreadable],
    [{ by: 'year' }, unreadable],
  ])('by %j is refused', (fields, refusal) => {
    expect(readMove(fields, facts)).toEqual({ refusal });
  });

  it('to a renewal is refused when none is due', () => {
    expect(readMove({ by: 'renewal' }, { ...facts, nextRenewal: null })).toEqual({
      refusal: 'No membership is going to be charged.',
    });
  });

  it('counts with the moves before it against the three years', () => {
    const almost = { ...facts, movedMs: mostMovedMs - dayMs };
    expect(readMove({ by: 'day' }, almost)).toEqual({ to: new Date(now.getTime() + dayMs) });
    expect(readMove({ by: 'day' }, { ...almost, movedMs: mostMovedMs - dayMs + 1 })).toHaveProperty(
      'refusal',
    );
    expect(readMove({ by: 'hour' }, { ...almost, movedMs: mostMovedMs - hourMs + 1 })).toHaveProperty(
      'refusal',
    );
  });
});

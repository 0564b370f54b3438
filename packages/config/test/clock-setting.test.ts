import { describe, expect, it } from 'vitest';
import { readApiSettings } from '../src/env.ts';
import { problemsOf } from './problems-of.ts';

describe('CLOCK', () => {
  it('is not set by default', () => {
    expect(readApiSettings({}).clock).toBeUndefined();
  });

  it.each([
    ['2027-03-02T10:00:00-05:00', '2027-03-02T15:00:00.000Z'],
    ['2027-03-02T15:00:00.5Z', '2027-03-02T15:00:00.500Z'],
  ])('%s is the instant %s', (CLOCK, instant) => {
    expect(readApiSettings({ CLOCK }).clock?.toISOString()).toBe(instant);
  });

  it.each(['tomorrow', '2027-03-02', '2027-03-02T10:00:00', '2027-02-30T10:00:00Z', '1772463600'])(
    '%s is no instant',
    (CLOCK) => {
      expect(problemsOf({ CLOCK })).toEqual([
        `CLOCK must be a date and time with its zone, such as 2027-03-02T10:00:00-05:00, not ${JSON.stringify(CLOCK)}`,
      ]);
    },
  );

  it('is refused in production', () => {
    expect(problemsOf({ DEPLOYMENT: 'production', CLOCK: '2027-03-02T10:00:00-05:00' })).toContain(
      'CLOCK must not be set in production, which has the real time',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { addDays, nextClockChange, nextWeekday, studioDay, studioInstant } from './studio-calendar.ts';

describe('the studio’s calendar', () => {
  it.each([
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
    ['2027-03-15T03:59:59Z', '2027-03-14'],
    ['2027-03-15T04:00:00Z', '2027-03-15'],
  ])('at %s shows %s', (instant, day) => {
    expect(studioDay(new Date(instant))).toBe(day);
  });

  it.each([
    ['2026-11-20', '18:30', '2026-11-20T23:30:00.000Z'],
    ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['2027-11-07', '01:30', '2027-11-07T05:30:00.000Z'],
    ['2027-11-07', '14:00', '2027-11-07T19:00:00.000Z'],
  ])('on %s shows %s at %s', (day, time, instant) => {
    expect(studioInstant(day, time).toISOString()).toBe(instant);
  });

  it('counts days across months, years and clock changes', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
  });

  it.each([
    [0, '2026-11-29'],
    [4, '2026-11-26'],
    [6, '2026-11-28'],
  ])('has its next weekday %i after a Thursday on %s', (weekday, day) => {
    expect(nextWeekday('2026-11-26', weekday)).toBe(day);
  });

  it.each([
    ['2026-11-26', '2027-03-14'],
    ['2027-03-13', '2027-03-14'],
    ['2027-03-14', '2027-11-07'],
  ])('changes its clock after %s on %s', (day, change) => {
    expect(nextClockChange(day)).toBe(change);
  });
});

import { expect, test } from 'vitest';
import { isHoliday } from '../src/holidays.ts';
import { addDays } from '../src/studio-time.ts';

/** The days of a year on which federal offices are closed, as the Office of Personnel Management lists them. */
const published: Readonly<Record<string, readonly string[]>> = {
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: [
    '01-01',
    '01-18',
    '02-15',
    '05-31',
    '06-18',
    '07-05',
    '09-06',
    '10-11',
    '11-11',
    '11-25',
    '12-24',
    '12-31',
  ],
};

test.each(Object.keys(published))(
  'the holidays on working days of %s are those that are published',
  (year) => {
    const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));
    const found = days.filter(
      (day) => isHoliday(day) && ![0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay()),
    );
    expect(found.map((day) => day.slice(5))).toEqual(published[year]);
  },
);

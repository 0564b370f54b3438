import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf, readDate } from './dates.ts';

const today = '2026-03-14';

describe('the order of dates', () => {
  it.each([
    [['04/09/1984', '11/25/2003'], 'month_first'],
    [['04/09/1984', '25.11.2003'], 'day_first'],
    [['04/09/1984', '11/02/2003'], undefined],
    [['25/11/2003', '11/25/2003'], undefined],
    [['1984-04-09', '04/04/1984', '', 'Yes'], 'none'],
  ])('of %j is %s', (dates, order) => {
    expect(orderOf(dates)).toBe(order);
  });
});

describe('a date', () => {
  it.each([
    ['04/09/1984', 'month_first', '1984-04-09'],
    ['4/9/84', 'day_first', '1984-09-04'],
    ['84-04-09', 'year_first', '1984-04-09'],
    ['1984-04-09T00:00:00Z', 'day_first', '1984-04-09'],
    ['04.09.05', 'day_first', '2005-09-04'],
    ['02/30/1980', 'month_first', undefined],
    ['April 9', 'month_first', undefined],
    ['', 'month_first', undefined],
  ] as const)('%s, %s, is %s', (text, order, day) => {
    expect(readDate(text, order, today)).toBe(day);
  });

  it('is the same day in each order', () => {
    const day = fc.date({ min: new Date('1920-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, of] = iso.split('-');
        expect(readDate(`${month}/${of}/${year}`, 'month_first', today)).toBe(iso);
        expect(readDate(`${of}.${month}.${year}`, 'day_first', today)).toBe(iso);
        expect(readDate(`${year}-${month}-${of}`, 'year_first', today)).toBe(iso);
      }),
    );
  });
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { firstDates, type Repeat } from '../src/routes/series/rule-dates.ts';
import { endText, repeatText, timesText } from '../src/routes/series/series-text.ts';
import {
  blankSeries,
  repeatOf,
  seriesBody,
  seriesRules,
  type SeriesValues,
} from '../src/routes/series/series-values.ts';
import { WeekdayPicker } from '../src/routes/series/weekday-picker.tsx';

const tuesdays: Repeat = {
  weekdays: ['tuesday'],
  interval: 1,
  start_date: '2026-03-03',
  count: null,
  until: null,
};
const days = (repeat: Partial<Repeat>, closures: Parameters<typeof firstDates>[1] = [], most = 4) =>
  firstDates({ ...tuesdays, ...repeat }, closures, most).map(({ day }) => day);

it('lists the first dates of a rule', () => {
  expect(days({})).toEqual(['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24']);
  expect(days({ interval: 2 })).toEqual(['2026-03-03', '2026-03-17', '2026-03-31', '2026-04-14']);
  // Weeks start on Sunday, so the Sunday of the first week is before the first day.
  expect(days({ weekdays: ['thursday', 'sunday'], interval: 2, until: '2026-03-20' })).toEqual([
    '2026-03-05',
    '2026-03-15',
    '2026-03-19',
  ]);
  expect(days({ count: 2 })).toEqual(['2026-03-03', '2026-03-10']);
  expect(days({ weekdays: [] })).toEqual([]);
});

it('skips closed days and counts only what is held', () => {
  const closure = { start_date: '2026-03-09', end_date: '2026-03-11', reason: 'Floor work' };
  expect(firstDates({ ...tuesdays, count: 2 }, [closure], 9)).toEqual([
    { day: '2026-03-03', closed: null },
    { day: '2026-03-10', closed: 'Floor work' },
    { day: '2026-03-17', closed: null },
  ]);
});

const typed: SeriesValues = {
  ...blankSeries,
  title: 'Night Roll',
  program_id: 'p1',
  price_public: '25',
  price_member: '20',
  weekdays: 'tuesday',
  start_date: '2026-03-03',
  start_time: '18:30',
  end_time: '20:00',
};

it.each<[Partial<SeriesValues>, string]>([
  [{ weekdays: '' }, 'weekdays'],
  [{ interval: '0' }, 'interval'],
  [{ interval: '53' }, 'interval'],
  [{ end_time: '18:30' }, 'end_time'],
  [{ ends: 'count', count: '401' }, 'count'],
  [{ ends: 'until', until: '2026-03-02' }, 'until'],
])('%o has its error at %s', (over, field) => {
  const { error } = seriesRules.safeParse({ ...typed, ...over });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

it('sends the end that was chosen, and no other one', () => {
  expect(seriesRules.safeParse(typed).success).toBe(true);
  const both = { ...typed, count: '6', until: '2026-05-01' };
  expect(seriesBody(both)).not.toHaveProperty('count');
  expect(seriesBody({ ...both, ends: 'count' })).toMatchObject({ count: 6, weekdays: ['tuesday'] });
  expect(seriesBody({ ...both, ends: 'count' })).not.toHaveProperty('until');
  expect(repeatOf({ ...both, ends: 'until' })).toMatchObject({ count: null, until: '2026-05-01' });
  expect(repeatOf({ ...typed, start_date: '' })).toBeUndefined();
});

it('says a rule in words', () => {
  expect(repeatText({ weekdays: ['tuesday', 'sunday'], interval: 2 })).toBe(
    'Every 2 weeks on Sunday and Tuesday',
  );
  expect(repeatText({ weekdays: ['tuesday'], interval: 1 })).toBe('Every week on Tuesday');
  expect(timesText({ start_time: '22:00', end_time: '01:00' })).toBe('10:00 PM – 1:00 AM');
  expect([endText({ count: 6, until: null }), endText({ count: null, until: null })]).toEqual([
    'After 6 sessions',
    'Never',
  ]);
});

it('keeps the days in their order, whatever the order of the clicks', () => {
  const shown: { values?: SeriesValues } = {};
  function Editor() {
    const form = useForm<SeriesValues>({ defaultValues: blankSeries });
    shown.values = form.watch();
    return (
      <FormProvider {...form}>
        <WeekdayPicker />
      </FormProvider>
    );
  }
  render(<Editor />);
  for (const name of ['Thursday', 'Sunday', 'Monday', 'Monday'])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  expect(shown.values?.weekdays).toBe('sunday,thursday');
});

import type { Session, SessionFacets, SessionFilters } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { chosenFilters } from '../src/schedule/chosen-filters.ts';
import { filterQuery, noFilters, readFilters, sessionQuery, stripStart } from '../src/schedule/filters.ts';
import { loadSchedule, type Schedule } from '../src/schedule/load-schedule.ts';
import { shownDays } from '../src/schedule/shown-days.ts';
import { stripOf } from '../src/schedule/strip-days.ts';

const today = '2026-11-26';
const read = (query: string) => readFilters(new URLSearchParams(query), today);

const option = (value: string, label: string, count = 1) => ({ value, label, count });
const facets: SessionFacets = {
  count: 2,
  total: 28,
  first_day: '2026-11-28',
  last_day: '2026-12-01',
  days: [{ day: '2026-11-28', count: 2 }],
  facets: [
    { name: 'category', without: 5, options: [option('skate-well', 'Skate//Well')] },
    { name: 'difficulty', without: 3, options: [option('beginner', 'Beginner')] },
    { name: 'coach', without: 2, options: [option('renee-alston', 'Renée Alston')] },
    { name: 'time_of_day', without: 7, options: [option('morning', 'Morning')] },
    { name: 'search', without: 9, options: [] },
  ],
};

describe('the filters of the address', () => {
  it.each([
    ['', {}, []],
    ['category=Skate%2F%2FWell&level=beginner', { category: 'Skate//Well', level: 'beginner' }, []],
    ['time=MORNING&price=free&free=1', { time: 'morning', price: 'free', free: '1' }, []],
    ['time=noon&price=7&free=yes', {}, ['noon', '7', 'yes']],
    ['from=2026-12-09', { from: '2026-12-09' }, []],
    ['from=2027-11-24', { from: '2027-11-24' }, []],
    ['from=2027-11-25', {}, []],
    ['from=2026-11-26', {}, []],
    ['from=2020-01-01', {}, []],
    ['from=2026-02-31', {}, ['2026-02-31']],
    ['from=9999-01-01', {}, []],
    ['q=%20%20', {}, []],
    [`q=${'x'.repeat(300)}`, { q: 'x'.repeat(100) }, []],
  ])('%s', (query, filters, unknown) => {
    expect(read(query)).toEqual({ filters: { ...noFilters, ...filters }, unknown });
  });

  it('become the parameters of the API, and are left out of the address when they are not set', () => {
    const { filters } = read('time=evening&price=150&free=1&q=floor&coach=imani-brooks&level=advanced');
    expect(sessionQuery(filters)).toEqual({
      time_of_day: 'evening',
      max_price: 150,
      available_only: true,
      search: 'floor',
      coach: 'imani-brooks',
      difficulty: 'advanced',
    });
    expect(sessionQuery({ ...noFilters, price: 'free' })).toEqual({ max_price: 0 });
    expect(filterQuery(noFilters)).toEqual({});
  });

  it.each([
    ['', '2026-11-26'],
    ['2026-12-09', '2026-11-26'],
    ['2026-12-10', '2026-12-10'],
    ['2026-12-23', '2026-12-10'],
  ])('starting at %s shows the fortnight from %s', (from, first) => {
    expect(stripStart({ from }, today, 14)).toBe(first);
  });
});

describe('loading a schedule', () => {
  const load = async (query: string, counts: SessionFacets | null = facets) => {
    const asked: unknown[] = [];
    const calls = {
      upcoming: (sent: unknown) => {
        asked.push(sent);
        return Promise.resolve([]);
      },
      facets: () => (counts ? Promise.resolve(counts) : Promise.reject(new Error('none'))),
    };
    const loaded = await loadSchedule(calls, read(query).filters, { today, limit: 50 });
    return { ...loaded, asked };
  };

  it.each(['Skate%2F%2FWell', 'skate-well', 'SKATE//WELL'])('takes the category %s', async (category) => {
    const { filters, asked } = await load(`category=${category}`);
    expect(filters.category).toBe('skate-well');
    expect(asked.at(-1)).toMatchObject({ category: 'skate-well' });
  });

  describe('of a page that ends within a day', () => {
    const on = (day: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        public_id: `${day}-${index}`,
        start_datetime: `${day}T${String(8 + Math.floor(index / 6)).padStart(2, '0')}:${index % 6}0:00-05:00`,
      })) as unknown as readonly Session[];
    const calendar = (sessions: readonly Session[]) => ({
      upcoming: ({
        limit = 50,
        offset = 0,
        start_date: from = '',
        end_date: until = '9999',
      }: SessionFilters) =>
        Promise.resolve(
          sessions
            .filter(({ start_datetime: start }) => start.slice(0, 10) >= from && start.slice(0, 10) <= until)
            .slice(offset, offset + limit),
        ),
      facets: () => Promise.resolve(facets),
    });
    const days = ({ sessions }: Schedule) => Object.entries(countBy(sessions));
    const countBy = (sessions: readonly Session[]) => {
      const counts: Record<string, number> = {};
      for (const { start_datetime: start } of sessions)
        counts[start.slice(0, 10)] = (counts[start.slice(0, 10)] ?? 0) + 1;
      return counts;
    };

    it.each([
      [
        'leaves that day to the next page',
        [...on('2026-12-02', 12), ...on('2026-12-03', 12)],
        20,
        [['2026-12-02', 12]],
        true,
      ],
      ['has all of its only day', on('2026-12-02', 70), 20, [['2026-12-02', 70]], true],
      [
        'has all of its only day, in pages of the server',
        on('2026-12-02', 50),
        undefined,
        [['2026-12-02', 50]],
        true,
      ],
      [
        'is everything',
        [...on('2026-12-02', 12), ...on('2026-12-03', 7)],
        20,
        [
          ['2026-12-02', 12],
          ['2026-12-03', 7],
        ],
        false,
      ],
    ] as const)('%s', async (_name, sessions, limit, expected, isCut) => {
      const loaded = await loadSchedule(calendar(sessions), read('').filters, {
        today,
        ...(limit === undefined ? {} : { limit }),
      });
      expect([days(loaded), loaded.isCut]).toEqual([expected, isCut]);
    });
  });

  it('searches for a category that does not exist, as SPEC-A 2 asks', async () => {
    const { filters, asked, unknown } = await load('category=Rhythm&q=floor');
    expect([filters.category, filters.q, unknown]).toEqual(['', 'floor Rhythm', []]);
    expect(asked.at(-1)).toEqual({ search: 'floor Rhythm', limit: 50 });
  });

  it('leaves out a coach and a level that no session has, and names them', async () => {
    const { filters, unknown, asked } = await load('coach=nobody&level=expert&time=morning');
    expect(filters).toEqual({ ...noFilters, time: 'morning' });
    expect(unknown).toEqual(['expert', 'nobody']);
    expect(asked).toHaveLength(2);
  });

  it('asks once for known filters, and still gives a list without counts', async () => {
    expect((await load('coach=renee-alston&from=2026-12-01')).asked).toEqual([
      { coach: 'renee-alston', start_date: '2026-12-01', limit: 50 },
    ]);
    expect(await load('coach=nobody', null)).toMatchObject({ facets: null, filters: { coach: 'nobody' } });
  });
});

it('a chosen filter knows what dropping it gives, and the others', () => {
  const { filters } = read('category=skate-well&time=morning&q=roll');
  expect(chosenFilters(filters, facets)).toMatchObject([
    {
      label: 'Skate//Well',
      left: 5,
      others: 'Morning, Search: roll',
      without: { category: '', time: 'morning' },
    },
    { label: 'Morning', left: 7, others: 'Skate//Well, Search: roll' },
    { label: 'Search: roll', left: 9, others: 'Skate//Well, Morning' },
  ]);
});

describe('the strip', () => {
  const strip = (from: string, counts: SessionFacets | null = facets) =>
    stripOf(
      { ...noFilters, from },
      { filters: noFilters, facets: counts, sessions: [] },
      today,
      (filters) => `?from=${filters.from}`,
    );

  it('names each day with its sessions, or why it has none', () => {
    const { days, before, after } = strip('');
    expect(days).toHaveLength(14);
    expect(days[0]).toMatchObject({
      weekday: 'Today',
      label: 'Thursday, November 26, a public holiday',
      href: '?from=',
    });
    expect(days[2]).toMatchObject({ label: 'Saturday, November 28, 2 sessions', isCurrent: true, count: 2 });
    expect(days[4]).toMatchObject({ label: 'Monday, November 30, the studio is closed on Mondays' });
    expect(days[5]).toMatchObject({ month: 'December', label: 'Tuesday, December 1, no session' });
    expect([before, after]).toEqual([null, '?from=2026-12-10']);
  });

  it('shows no counts of another fortnight, and leads back to today', () => {
    const { days, before } = strip('2026-12-12');
    expect(days[0]).toMatchObject({ day: '2026-12-10', count: null, label: 'Thursday, December 10' });
    expect(days.find(({ isCurrent }) => isCurrent)?.day).toBe('2026-12-12');
    expect(before).toBe('?from=');
  });

  it('ends after a year', () => {
    const { days, after } = strip('2027-11-11');
    expect([days.at(-1)?.day, after]).toEqual(['2027-11-24', null]);
    expect(strip('2027-11-10').after).toBe('?from=2027-11-11');
  });
});

it('a fortnight of rows begins with the first session, and few rows are never cut', () => {
  const at = (day: string) => ({ start_datetime: `${day}T18:00:00-05:00` });
  const many = ['11-28', '11-28', '11-29', '12-01', '12-02', '12-03', '12-11', '12-12', '12-26'].map((day) =>
    at(`2026-${day}`),
  );
  const rows = (fortnights: number) => shownDays(many, fortnights).flatMap(({ sessions }) => sessions).length;
  expect([rows(1), rows(2), rows(3)]).toEqual([7, 8, 9]);
  expect(shownDays(many, 1)[0]).toMatchObject({ day: '2026-11-28', sessions: { length: 2 } });
  expect(shownDays([at('2026-11-28'), at('2027-03-01')], 1)).toHaveLength(2);
  expect(shownDays([], 1)).toEqual([]);
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternatives, relevanceReasons, relevanceScore } from '../src/index.ts';
import type { ComparableSession } from '../src/index.ts';

const now = '2026-11-20T12:00:00-05:00';
const start = Date.parse('2026-12-01T18:00:00-05:00');
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();

const requested: ComparableSession = {
  public_id: 'wanted',
  start_datetime: hours(0),
  coach_name: 'Rae',
  program: { title: 'Roll', category_name: 'Skate//Well', difficulty_level: 'Beginner' },
  max_participants: 12,
  available_spots: 0,
};

/** A session that has nothing in common with the requested one and scores 0. */
const unrelated: ComparableSession = {
  public_id: 'stranger',
  start_datetime: hours(24 * 8),
  coach_name: 'Jo',
  program: { title: 'Lift', category_name: 'Core//Strength', difficulty_level: 'Advanced' },
  max_participants: 12,
  available_spots: 2,
};

describe('the relevance score', () => {
  test('an unrelated session scores 0', () => {
    expect(relevanceScore(unrelated, requested)).toBe(0);
  });

  test.each<[string, Partial<ComparableSession>, number]>([
    ['same program title', { program: { ...unrelated.program, title: 'Roll' } }, 100],
    ['same category', { program: { ...unrelated.program, category_name: 'Skate//Well' } }, 50],
    ['same category under its other name', { program: { category: 'Skate//Well' } }, 50],
    ['same difficulty', { program: { ...unrelated.program, difficulty_level: 'Beginner' } }, 25],
    ['same coach', { coach_name: 'Rae' }, 20],
    ['starts within 1 day', { start_datetime: hours(24) }, 15],
    ['starts a day before', { start_datetime: hours(-24) }, 15],
    ['starts within 3 days', { start_datetime: hours(25) }, 10],
    ['starts after 3 days', { start_datetime: hours(72) }, 10],
    ['starts within 7 days', { start_datetime: hours(73) }, 5],
    ['starts after 7 days', { start_datetime: hours(168) }, 5],
    ['starts later than 7 days', { start_datetime: hours(169) }, 0],
    ['over 5 spots', { available_spots: 6 }, 10],
    ['5 spots', { available_spots: 5 }, 5],
    ['3 spots', { available_spots: 3 }, 5],
    ['2 spots', { available_spots: 2 }, 0],
    ['unlimited spots', { max_participants: null }, 10],
  ])('%s', (_what, change, score) => {
    expect(relevanceScore({ ...unrelated, ...change }, requested)).toBe(score);
  });

  test('the score is the sum of all rows', () => {
    expect(relevanceScore({ ...requested, available_spots: 6 }, requested)).toBe(
      100 + 50 + 25 + 20 + 15 + 10,
    );
  });

  test('the matching rows are the reasons, highest weight first', () => {
    expect(relevanceReasons({ ...requested, available_spots: 6 }, requested)).toEqual([
      { kind: 'program' },
      { kind: 'category' },
      { kind: 'level' },
      { kind: 'coach' },
      { kind: 'near' },
      { kind: 'spots', many: true },
    ]);
    expect(relevanceReasons({ ...unrelated, available_spots: 3 }, requested)).toEqual([
      { kind: 'spots', many: false },
    ]);
    expect(relevanceReasons(unrelated, requested)).toEqual([]);
  });

  test('two unknown values do not count as equal', () => {
    const bare = { public_id: 'a', start_datetime: hours(24 * 9), max_participants: 1, available_spots: 0 };
    expect(
      relevanceScore({ ...bare, program: null }, { ...bare, start_datetime: hours(0), coach_name: null }),
    ).toBe(0);
  });
});

describe('alternatives', () => {
  const candidate = (public_id: string, change: Partial<ComparableSession> = {}): ComparableSession => ({
    ...unrelated,
    public_id,
    start_datetime: hours(2),
    ...change,
  });
  const ids = (candidates: ComparableSession[], options = {}) =>
    alternatives(requested, candidates, { now, ...options }).map(({ session }) => session.public_id);

  test('are sorted by score, then by start', () => {
    const same = { program: requested.program ?? null };
    const found = ids([
      candidate('b', { start_datetime: hours(3) }),
      candidate('a'),
      candidate('best', same),
    ]);
    expect(found).toEqual(['best', 'a', 'b']);
  });

  test.each<[string, Partial<ComparableSession>]>([
    ['the requested session itself', { public_id: 'wanted' }],
    ['a full session', { available_spots: 0 }],
    ['a cancelled session', { status: 'cancelled' }],
    ['a session that has started', { start_datetime: now }],
    ['a session beyond 14 days', { start_datetime: hours(24 * 14 + 1) }],
  ])('never include %s', (_what, change) => {
    expect(ids([candidate('x', change)])).toEqual([]);
  });

  test('are at most 14 days before or after', () => {
    const withinWindow = [
      candidate('before', { start_datetime: hours(-24 * 10) }),
      candidate('after', { start_datetime: hours(24 * 14) }),
    ];
    expect(ids(withinWindow).toSorted()).toEqual(['after', 'before']);
  });

  test('can use a window of 30 days, as in the guard', () => {
    const late = candidate('late', { start_datetime: hours(24 * 20) });
    expect(ids([late])).toEqual([]);
    expect(ids([late], { windowDays: 30 })).toEqual(['late']);
  });

  test('are at most 5 by default and 3 in the guard', () => {
    const seven = Array.from({ length: 7 }, (_, index) => candidate(`s${index}`));
    expect(ids(seven)).toHaveLength(5);
    expect(ids(seven, { limit: 3 })).toEqual(['s0', 's1', 's2']);
  });

  test('do not depend on the input order', () => {
    const pool = Array.from({ length: 6 }, (_, index) =>
      candidate(`s${index}`, { start_datetime: hours((index % 3) * 20), available_spots: index + 1 }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(pool, { minLength: pool.length }), (shuffled) => {
        expect(ids(shuffled)).toEqual(ids(pool));
      }),
    );
  });
});

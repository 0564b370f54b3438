import { weekdays } from '@detroit-well/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../platform/clock/studio-calendar.ts';
import { planChange, type ChangeRequest, type SeriesSession } from './plan-change.ts';
import { daysOf, timesOn, type SeriesRule } from './rule.ts';

const rule: SeriesRule = {
  weekdays: ['tuesday'],
  interval: 1,
  startDate: '2026-03-03',
  startTime: '18:30',
  endTime: '20:00',
  until: null,
};
const to = '2026-03-31';
const now = new Date('2026-03-08T12:00:00Z');

const sessionsOf = (one: SeriesRule, part: Partial<SeriesSession> = {}): SeriesSession[] =>
  [...daysOf(one, { to })].map((day) => ({
    id: day,
    generatedFor: day,
    startsAt: timesOn(one, day).startsAt,
    cancelled: false,
    editedByHand: false,
    ...part,
  }));

const request = (after: Partial<SeriesRule>, part: Partial<ChangeRequest> = {}): ChangeRequest => ({
  before: rule,
  after: { ...rule, ...after },
  from: '2026-03-17',
  to,
  withoutSession: new Set(),
  included: new Set(),
  now,
  ...part,
});

describe('a change of a series', () => {
  it('keeps each session from its day on, with its id', () => {
    const plan = planChange(sessionsOf(rule), request({ startTime: '19:00', endTime: '20:30' }));
    expect(plan.kept).toEqual([
      { id: '2026-03-17', day: '2026-03-17' },
      { id: '2026-03-24', day: '2026-03-24' },
      { id: '2026-03-31', day: '2026-03-31' },
    ]);
    expect(plan).toMatchObject({ skipped: [], dropped: [], added: [] });
  });

  it('moves the sessions of a weekday that another one replaces, also to the day before the first', () => {
    const plan = planChange(sessionsOf(rule), request({ weekdays: ['monday'] }));
    expect(plan.kept.map(({ id, day }) => [id, day])).toEqual([
      ['2026-03-17', '2026-03-16'],
      ['2026-03-24', '2026-03-23'],
      ['2026-03-31', '2026-03-30'],
    ]);
    expect(plan).toMatchObject({ dropped: [], added: [] });
  });

  it('drops the days that leave the rule, and adds those that join it', () => {
    const plan = planChange(sessionsOf(rule), request({ weekdays: ['wednesday', 'friday'] }));
    expect(plan).toMatchObject({
      kept: [],
      dropped: ['2026-03-17', '2026-03-24', '2026-03-31'],
      added: ['2026-03-18', '2026-03-20', '2026-03-25', '2026-03-27'],
    });
    expect(planChange(sessionsOf(rule), request({ weekdays: ['tuesday', 'friday'] }))).toMatchObject({
      dropped: [],
      added: ['2026-03-20', '2026-03-27'],
    });
  });

  it('leaves sessions that were edited by hand, unless they are included', () => {
    const sessions = sessionsOf(rule).map((one) => ({ ...one, editedByHand: one.id === '2026-03-24' }));
    const skipped = [{ id: '2026-03-24', day: '2026-03-24', reason: 'edited_by_hand' }];
    expect(planChange(sessions, request({ startTime: '19:00' })).skipped).toEqual(skipped);
    const all = planChange(sessions, request({ startTime: '19:00' }, { included: new Set(['2026-03-24']) }));
    expect(all).toMatchObject({ skipped: [] });
    expect(all.kept).toHaveLength(3);
  });

  it('never touches past and cancelled sessions, and makes none in their place', () => {
    const cancelled = sessionsOf(rule, { cancelled: true });
    expect(planChange(cancelled, request({ weekdays: ['monday'] }))).toMatchObject({
      cancelled: ['2026-03-17', '2026-03-24', '2026-03-31'],
      kept: [],
      dropped: [],
      added: [],
    });
    const past = planChange(sessionsOf(rule), request({ startTime: '19:00' }, { from: '2026-03-03' }));
    expect(past.kept.map(({ id }) => id)).not.toContain('2026-03-03');
  });

  it('never revives a day without a session, wherever its weekday goes', () => {
    const withoutSession = new Set(['2026-03-24']);
    const left = sessionsOf(rule).filter(({ id }) => id !== '2026-03-24');
    expect(planChange(left, request({ startTime: '19:00' }, { withoutSession })).added).toEqual([]);
    const moved = planChange(left, request({ weekdays: ['thursday'] }, { withoutSession }));
    expect(moved).toMatchObject({ added: [], withoutSession: ['2026-03-26'] });
  });

  it('skips a session whose new time is over', () => {
    const plan = planChange(
      sessionsOf(rule),
      request({ weekdays: ['sunday'] }, { from: '2026-03-10', now: new Date('2026-03-09T12:00:00Z') }),
    );
    expect(plan.skipped).toEqual([{ id: '2026-03-10', day: '2026-03-10', reason: 'past' }]);
  });

  it('puts each session that it may touch in one list, and no two on one day', () => {
    const rules = fc.record({
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
      interval: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(
        rules,
        rules,
        fc.nat({ max: 28 }),
        fc.infiniteStream(fc.boolean()),
        (old, next, later, edited) => {
          const before = { ...rule, ...old };
          const all = sessionsOf(before).map((one) => ({
            ...one,
            editedByHand: edited.next().value === true,
          }));
          const from = addDays(rule.startDate, later);
          const plan = planChange(all, request({}, { before, after: { ...rule, ...next }, from }));
          const open = all
            .filter((one) => one.generatedFor >= from && one.startsAt > now)
            .map(({ id }) => id);
          const listed = [...plan.kept, ...plan.skipped].map(({ id }) => id);
          expect([...listed, ...plan.dropped].toSorted()).toEqual(open);
          const days = [...plan.kept.map(({ day }) => day), ...plan.added];
          expect(new Set(days).size).toBe(days.length);
        },
      ),
    );
  });
});

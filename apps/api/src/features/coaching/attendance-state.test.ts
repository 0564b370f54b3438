import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceOf, standingCheckIn, type Fact } from './attendance-state.ts';

const fact = (id: string, kind: Fact['kind'], part: Partial<Fact> = {}): Fact => ({
  id,
  kind,
  late: false,
  undoes: null,
  at: new Date(`2026-03-14T18:${id.padStart(2, '0')}:00Z`),
  ...part,
});
const undo = (id: string, undoes: string): Fact => fact(id, 'undo', { undoes });

describe('the attendance from facts', () => {
  it.each<[what: string, facts: Fact[], attendance: ReturnType<typeof attendanceOf>]>([
    ['nothing', [], null],
    ['a check-in', [fact('1', 'check_in')], 'present'],
    ['a late check-in', [fact('1', 'check_in', { late: true })], 'late'],
    ['a no-show', [fact('1', 'no_show')], 'absent'],
    ['an excuse outranks a no-show', [fact('1', 'no_show'), fact('2', 'excused')], 'excused'],
    ['a check-in outranks a later no-show', [fact('1', 'check_in'), fact('2', 'no_show')], 'present'],
    ['an undone check-in', [fact('1', 'check_in'), undo('2', '1')], null],
    ['an undo before its fact is known', [undo('2', '1')], null],
    ['an undo that arrives first', [undo('2', '1'), fact('1', 'check_in')], null],
    [
      'the second of two check-ins after the first is undone',
      [fact('1', 'check_in'), fact('2', 'check_in', { late: true }), undo('3', '1')],
      'late',
    ],
    ['the first of two check-ins', [fact('2', 'check_in', { late: true }), fact('1', 'check_in')], 'present'],
    [
      'what an undone check-in had outranked',
      [fact('1', 'no_show'), fact('2', 'check_in'), undo('3', '2')],
      'absent',
    ],
    ['an undo of an undo changes nothing', [fact('1', 'check_in'), undo('2', '1'), undo('3', '2')], null],
  ])('%s', (_, facts, attendance) => {
    expect(attendanceOf(facts)).toBe(attendance);
  });

  it('does not depend on the order of arrival, nor on facts that arrive twice', () => {
    const facts = fc
      .uniqueArray(
        fc.record({
          id: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
          kind: fc.constantFrom<Fact['kind']>('check_in', 'no_show', 'excused', 'undo'),
          late: fc.boolean(),
          undoes: fc.constantFrom('1', '2', '3', '4', '5', '6', '7'),
          at: fc.constantFrom(new Date(0), new Date(60_000), new Date(120_000)),
        }),
        { selector: ({ id }) => id },
      )
      .map((all) => all.map((one) => ({ ...one, undoes: one.kind === 'undo' ? one.undoes : null })));
    const orders = facts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(orders, ([all, shuffled]) => {
        expect(attendanceOf(shuffled)).toBe(attendanceOf(all));
        expect(attendanceOf([...shuffled, ...all])).toBe(attendanceOf(all));
        expect(standingCheckIn(shuffled)?.id).toBe(standingCheckIn(all)?.id);
      }),
    );
  });
});

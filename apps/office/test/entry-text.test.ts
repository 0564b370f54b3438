import { expect, it } from 'vitest';
import { limitCents, limitText } from '../src/format/refund-limit.ts';
import { changesOf, changeText } from '../src/history/entry-text.ts';

it.each([
  ['', null],
  ['0', 0],
  ['50', 5_000],
  ['$1,250.5', 125_050],
  // 1.15 * 100 is less than 115.
  ['1.15', 115],
  ['-5', undefined],
  ['five', undefined],
  ['1.234', undefined],
])('a refund limit of "%s" is %s cents', (typed, cents) => {
  expect(limitCents(typed)).toBe(cents);
});

it('says that there is no limit', () => {
  expect([limitText(null), limitText(0), limitText(125_050)]).toEqual(['No limit', '$0.00', '$1,250.50']);
});

it('writes the fields of an entry with both values', () => {
  const entry = {
    before: { role: 'front_desk', refund_limit_cents: 0 },
    after: { role: 'coach', refund_limit_cents: null },
  };
  expect(changesOf(entry)).toEqual([
    { name: 'role', before: 'Front desk', after: 'Coach' },
    { name: 'refund_limit_cents', before: '$0.00', after: 'No limit' },
  ]);
});

it('leaves out the side that a new or a removed record does not have', () => {
  const entry = { before: null, after: { role: 'owner' } };
  expect(changesOf(entry)).toEqual([{ name: 'role', before: null, after: 'Owner' }]);
  expect(changeText(entry)).toBe('Role: Owner');
});

it('writes a moved session in studio time, and each change once', () => {
  const before = {
    start_datetime: '2026-03-14T18:30:00-04:00',
    coach_id: 'c1',
    coach_name: 'Renée',
    meetings: [{}],
  };
  const after = {
    start_datetime: '2026-03-15T18:30:00-04:00',
    coach_id: 'c2',
    coach_name: 'Imani',
    meetings: [{}],
  };
  expect(changeText({ before, after })).toBe(
    'Start: Mar 14, 2026, 6:30 PM → Mar 15, 2026, 6:30 PM. Coach: Renée → Imani',
  );
});

it('names the sessions of a list, and leaves out what names the record itself', () => {
  const booked = [
    { id: 's1', title: 'Late Skate', start_datetime: '2026-03-14T18:30:00-04:00' },
    { days: 2 },
  ];
  const after = { id: 'c1', version: 1, booked, tags: ['Drummer', 'Ramp'] };
  expect(changeText({ before: null, after })).toBe(
    'Booked: Late Skate, Mar 14, 2026, 6:30 PM, {"days":2}. Tags: Drummer, Ramp',
  );
});

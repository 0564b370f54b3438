import { describe, expect, it } from 'vitest';
import { reasonLabels } from '../src/patterns/alternatives/alternatives.tsx';

describe('the reasons for an alternative session', () => {
  const wantedStart = '2026-03-14T18:30:00-04:00';
  const labels = (start: string, ...kinds: ('program' | 'category' | 'level' | 'coach' | 'near')[]) =>
    reasonLabels(
      kinds.map((kind) => ({ kind })),
      { start, wantedStart },
    );

  it('omit the category when the program matches, and are at most three', () => {
    expect(labels(wantedStart, 'program', 'category', 'level', 'coach', 'near')).toEqual([
      'Same program',
      'Same level',
      'Same coach',
    ]);
  });

  it.each([
    ['2026-03-14T09:00:00-04:00', 'Same day'],
    ['2026-03-15T09:00:00-04:00', '1 day later'],
    ['2026-03-13T23:59:00-04:00', '1 day earlier'],
    ['2026-03-17T00:30:00-04:00', '3 days later'],
  ])('count studio days: %s is "%s"', (start, label) => {
    expect(labels(start, 'near')).toEqual([label]);
  });

  it('distinguish many spots from several', () => {
    const starts = { start: wantedStart, wantedStart };
    expect(reasonLabels([{ kind: 'spots', many: true }], starts)).toEqual(['Many spots']);
    expect(reasonLabels([{ kind: 'spots', many: false }], starts)).toEqual(['Several spots']);
  });
});

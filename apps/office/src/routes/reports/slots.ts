import type { SlotReportEntry } from '@detroit-well/api-client';

type Counts = Pick<SlotReportEntry, 'taken' | 'places'>;

/** How much of all places was taken, from 0; null where no session has a capacity. */
export function fillOf(slots: readonly Counts[]): number | null {
  const sum = (name: keyof Counts) => slots.reduce((total, slot) => total + slot[name], 0);
  return sum('places') === 0 ? null : sum('taken') / sum('places');
}

export interface ProgramFill {
  readonly id: string;
  readonly title: string;
  readonly fill: number;
  readonly slots: readonly SlotReportEntry[];
}

/** The programs of these slots that have a capacity, and their slots, fullest first. */
export function programsOf(slots: readonly SlotReportEntry[]): ProgramFill[] {
  const limited = slots.filter(({ places }) => places > 0);
  const ids = [...new Set(limited.map(({ program_id: id }) => id))];
  return ids
    .map((id) => {
      const own = limited.filter(({ program_id: program }) => program === id);
      return {
        id,
        title: own[0]?.program_title ?? '',
        fill: fillOf(own) ?? 0,
        slots: own.toSorted((a, b) => (fillOf([b]) ?? 0) - (fillOf([a]) ?? 0)),
      };
    })
    .toSorted((a, b) => b.fill - a.fill);
}

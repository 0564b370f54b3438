/** The first turn of the history: courses begin every other week, nights are weekly, the community roll is every other week. */
export const firstTurn = { course: -8, night: -16, free: -8 } as const;

/**
 * The number of taken seats of each session, from the first turn of the history on; turn 0 is the next one. Programs differ,
 * evenings fill better than mornings, and what begins later is emptier. The first Slow Flow is full, as guides say, the first
 * Kettlebell Standard has two seats left and the last one. The first Backward Fundamentals is full, too, and has a waitlist.
 */
const fills: Readonly<Record<string, readonly number[]>> = {
  'rhythm-and-glide': [10, 12, 11, 13, 12, 14, 16, 14, 15, 11, 6, 1],
  'kettlebell-standard': [6, 8, 7, 9, 8, 10, 9, 12, 14, 7, 5, 15],
  'slow-flow-deep-house': [9, 11, 13, 10, 14, 16, 12, 15, 16, 12, 8, 3],
  'backward-fundamentals': [5, 7, 6, 8, 9, 10, 8, 11, 16, 0, 7, 4],
  'balance-lab': [5, 4, 7, 6, 8, 6, 9, 8, 7, 5, 4, 2],
  'monday-unwind': [6, 5, 8, 7, 9, 11, 9, 10, 12, 9, 5, 3],
  'footwork-midweek': [5, 7, 6, 9, 8, 10, 13, 11, 10, 8, 6, 3],
  'detroit-style-open-floor': [
    8, 11, 7, 12, 15, 13, 18, 12, 16, 21, 19, 14, 24, 17, 22, 26, 19, 12, 9, 6, 5, 3, 2,
  ],
  'community-roll': [9, 14, 11, 17, 22, 16, 25, 19, 18, 10, 7, 4],
};

export function takenSeats(key: string, turn: number, first: number): number {
  return fills[key]?.[turn - first] ?? 1;
}

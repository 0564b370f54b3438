/** The first turn of the history: courses begin every other week, nights are weekly, the community roll is every other week. */
export const firstTurn = { course: -8, night: -16, free: -8 } as const;

/**
 * How many seats of each session are taken, from the first turn of the history on; turn 0 is the next one. Programs differ, evenings
 * fill better than mornings, and what begins later is emptier. The first Slow Flow is full, as guides say, the first Kettlebell
 * Standard has two seats left and the last one. The first Backward Fundamentals is full, too, and has a waitlist.
 */
const fills: Readonly<Record<string, readonly number[]>> = {
  'rhythm-and-glide': [7, 9, 8, 11, 10, 13, 16, 14, 15, 9, 4, 1],
  'kettlebell-standard': [3, 5, 4, 6, 8, 7, 9, 12, 14, 5, 6, 15],
  'slow-flow-deep-house': [6, 8, 11, 9, 13, 16, 12, 15, 16, 10, 7, 2],
  'backward-fundamentals': [2, 4, 5, 3, 7, 10, 8, 11, 16, 0, 6, 3],
  'balance-lab': [3, 2, 5, 4, 7, 6, 9, 8, 7, 5, 3, 1],
  'monday-unwind': [4, 3, 6, 5, 8, 11, 9, 10, 12, 8, 3, 2],
  'footwork-midweek': [2, 5, 4, 7, 6, 9, 13, 11, 10, 7, 5, 2],
  'detroit-style-open-floor': [
    8, 11, 7, 12, 15, 13, 18, 12, 16, 21, 19, 14, 24, 17, 22, 26, 19, 12, 9, 6, 5, 3, 2,
  ],
  'community-roll': [9, 14, 11, 17, 22, 16, 25, 19, 18, 10, 7, 4],
};

export function takenSeats(key: string, turn: number, first: number): number {
  return fills[key]?.[turn - first] ?? 1;
}

import type { History } from './perform.ts';
import {
  aftermaths,
  goods,
  impossibleCells,
  methodsOf,
  outcomes,
  retries,
  type Good,
  type Plan,
} from './plan.ts';

type Counts = Readonly<Record<string, number>>;

const countsOf = <Entry>(
  all: readonly Entry[],
  values: readonly string[],
  of: (entry: Entry) => string,
): Counts =>
  Object.fromEntries(values.map((value) => [value, all.filter((entry) => of(entry) === value).length]));

/** How many plans of a good have each method, outcome and time of sending again. */
export function planCounts(
  good: Good,
  plans: readonly Plan[],
): Readonly<Record<'method' | 'outcome' | 'retry', Counts>> {
  return {
    method: countsOf(plans, [...new Set(methodsOf[good])], ({ method }) => method),
    outcome: countsOf(plans, outcomes, ({ outcome }) => outcome),
    retry: countsOf(plans, retries, ({ retry }) => retry),
  };
}

/** How many histories of a good had a payment for each aftermath. */
export const aftermathCounts = (histories: readonly History[]): Counts =>
  countsOf(
    histories.filter(({ isPaid }) => isPaid),
    aftermaths,
    ({ plan }) => plan.aftermath,
  );

/** Cells with fewer than three histories that are not impossible. */
export function thinCells(good: Good, counts: Counts): string[] {
  const excused = impossibleCells();
  return Object.entries(counts)
    .filter(([cell, count]) => count < 3 && !excused.some((line) => line.startsWith(`${good} ${cell}:`)))
    .map(([cell, count]) => `${good} ${cell} ${count}`);
}

/** The number of histories of all goods. */
export const total = (plansByGood: (good: Good) => readonly Plan[]): number =>
  goods.reduce((sum, good) => sum + plansByGood(good).length, 0);

import { longDay } from '../../format/day.ts';

/** The result of the last action on the page. */
export interface Told {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

/** The finished change, and the next payment if there is one. */
export const toldWithNext = (done: string, next: string | null): Told => ({
  tone: 'ok',
  title: next ? `${done} The next payment is on ${longDay(next)}.` : done,
});

import { longDay } from '../../format/day.ts';

/** The result of the last action on the page. */
export interface Told {
  readonly tone: 'ok' | 'note';
  readonly title: string;
}

/** What was done, and the next payment if there is one. */
export const toldWithNext = (done: string, next: string | null): Told => ({
  tone: 'ok',
  title: next ? `${done} The next payment is on ${longDay(next)}.` : done,
});

/** The terms with both amounts, as they are charged. */
export const joinTerms = (today: string, then: string, every: string): string =>
  `I agree to the membership terms and to be charged $${today} today and $${then} ${every}, until I cancel.`;

export const howToStop = 'Dashboard, Membership, Cancel membership, Confirm';
export const savedForRenewals = 'Saved for the renewals.';
export const keepsRate = 'You keep the Member Rate to the end of what you paid';

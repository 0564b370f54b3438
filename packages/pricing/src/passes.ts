import { addDays, type Day } from './days.ts';
import type { Cents } from './money.ts';
import { refundDue } from './refunds.ts';

/** One credit of a pass. */
export interface PassCredit {
  readonly passId: string;
  /** 1, 2, 3 within its pass. */
  readonly number: number;
  /** The last day on which a session that it pays may start. */
  readonly expiresOn: Day;
}

/** The session that a credit is to pay. */
export interface PayableSession {
  /** The studio's day of its start. */
  readonly day: Day;
  /** The number of meetings. A credit pays a single night, never a course. */
  readonly meetings: number;
}

/** From how many days before its last day a credit is said to end soon. */
const soonDays = 14;

/** The last day of the credits of a pass: so many studio days after the one on which it was bought. */
export const passExpiresOn = (boughtOn: Day, validDays: number): Day => addDays(boughtOn, validDays);

/** True if a credit pays for a session: a single night that starts no later than the credit's last day. */
export const creditPaysFor = (
  { expiresOn }: Pick<PassCredit, 'expiresOn'>,
  { day, meetings }: PayableSession,
): boolean => meetings === 1 && day <= expiresOn;

/** The credit that pays for a session: of those that do, the one that ends first. Null: none does. */
export function creditFor<Credit extends PassCredit>(
  credits: readonly Credit[],
  session: PayableSession,
): Credit | null {
  const [first] = credits
    .filter((credit) => creditPaysFor(credit, session))
    .toSorted(
      (a, b) => compare(a.expiresOn, b.expiresOn) || compare(a.passId, b.passId) || a.number - b.number,
    );
  return first ?? null;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** True if a credit can still pay for a session on this day. */
export const isCreditLeft = ({ expiresOn }: Pick<PassCredit, 'expiresOn'>, today: Day): boolean =>
  today <= expiresOn;

/** The least number of days for which a credit or an included session that the studio gave back can be used. */
const leastDaysBack = 30;

/**
 * The last day of a credit or an included session that comes back because the studio moved or cancelled its session: its own one and
 * the days by which the date was moved, at least 30 days from the return.
 */
export function returnedUntil(
  expiresOn: Day,
  { movedDays, today }: { readonly movedDays: number; readonly today: Day },
): Day {
  const moved = addDays(expiresOn, Math.max(0, movedDays));
  const least = addDays(today, leastDaysBack);
  return moved > least ? moved : least;
}

/** True if a credit ends within the next 14 days. */
export const endsSoon = (expiresOn: Day, today: Day): boolean =>
  today <= expiresOn && expiresOn <= addDays(today, soonDays);

/** True if a cancellation gives the credit back: in the cases in which it would give back money. */
export const creditReturns = (cancellation: Omit<Parameters<typeof refundDue>[0], 'paidCents'>): boolean =>
  refundDue({ ...cancellation, paidCents: 0 }).fullRefund;

/** The payment for a pass, and the state of its credits. */
interface PaidPass {
  readonly paidCents: Cents;
  /** The number of credits that the pass had. */
  readonly credits: number;
  /** The part of its payment that was refunded, or is on its way. */
  readonly refundedCents: Cents;
}

const shareCents = (paidCents: Cents, credits: number, many: number): Cents =>
  Math.floor((paidCents * many) / credits);

/**
 * The part of the payment for a pass that can still be refunded: the share of the credits that pay for no session, less earlier
 * refunds. A credit that came back pays for none; one that ended unused neither.
 */
export const passRefundableCents = ({
  paidCents,
  credits,
  refundedCents,
  spentCredits,
}: PaidPass & { readonly spentCredits: number }): Cents =>
  Math.max(0, shareCents(paidCents, credits, Math.max(0, credits - spentCredits)) - refundedCents);

/**
 * The number of credits that the refunds of a pass take away: as many as they give the whole share of. So a member never has
 * both a credit and its money, and a refund of all that is left ends the pass.
 */
export function creditsRefunded({ paidCents, credits, refundedCents }: PaidPass): number {
  let many = 0;
  while (many < credits && refundedCents > 0 && shareCents(paidCents, credits, many + 1) <= refundedCents)
    many += 1;
  return many;
}

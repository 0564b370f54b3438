import { formatLongDay } from './studio-time.ts';

interface RenewalTerms {
  /** Dollars, such as `49.00`, now and of each later payment. */
  readonly today: string;
  readonly later: string;
  readonly period: string;
  /** The day of the first later payment. */
  readonly on: string;
  /** A later payment that costs something else, such as after the last one with a promo code. */
  readonly changes?: { readonly amount: string; readonly on: string } | null;
}

const changeText = (changes: RenewalTerms['changes']): string =>
  changes ? `, $${changes.amount} from ${formatLongDay(changes.on)} on` : '';

/** What a person agrees to whose card is charged for later periods, word for word as it is stored. */
export const renewalTerms = ({ today, later, period, on, changes }: RenewalTerms): string =>
  `I agree to be charged $${today} today, $${later} on ${formatLongDay(on)} and every ${period} from then on${changeText(changes)}, until I cancel.`;

/** What a person agrees to whose card is stored for later periods, without a charge now. */
export const cardTerms = ({ later, period, on, changes }: Omit<RenewalTerms, 'today'>): string =>
  `I agree that this card is charged $${later} on ${formatLongDay(on)} and every ${period} from then on${changeText(changes)}, until I cancel.`;

interface FirstTerms extends Pick<RenewalTerms, 'period'> {
  /** Dollars: of a period, and of the first payment, which a promo code may lower. */
  readonly price: string;
  readonly first: string;
  /** How many payments cost as much as the first one; null: all. */
  readonly payments: number | null;
  /** The first day of the period that is this many after the first one. */
  readonly startOf: (index: number) => string;
}

/** The terms of a membership that begins with a payment now. */
export const termsFromFirst = ({ price, first, payments, period, startOf }: FirstTerms): string =>
  renewalTerms({
    today: first,
    later: payments === 1 ? price : first,
    period,
    on: startOf(1),
    changes: payments === null || payments === 1 ? null : { amount: price, on: startOf(payments) },
  });

import { formatLongDay } from './studio-time.ts';

interface RenewalTerms {
  /** Dollars, such as `49.00`, now and of each later payment. */
  readonly today: string;
  readonly later: string;
  readonly period: string;
  /** The day of the first later payment. */
  readonly on: string;
}

/** What a person agrees to whose card is charged for later periods, word for word as it is stored. */
export const renewalTerms = ({ today, later, period, on }: RenewalTerms): string =>
  `I agree to be charged $${today} today, $${later} on ${formatLongDay(on)} and every ${period} from then on, until I cancel.`;

/** What a person agrees to whose card is stored for later periods, without a charge now. */
export const cardTerms = ({ later, period, on }: Omit<RenewalTerms, 'today'>): string =>
  `I agree that this card is charged $${later} on ${formatLongDay(on)} and every ${period} from then on, until I cancel.`;

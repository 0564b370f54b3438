/** The terms with both amounts, as they are charged. */
export const joinTerms = (today: string, then: string, every: string): string =>
  `I agree to the membership terms and to be charged $${today} today and $${then} ${every}, until I cancel.`;

/** What a promo code makes of the payments of a membership. Dollars, such as `34.30`. */
export interface CodeTerms {
  readonly amount_due: string;
  /** How many payments cost that; null: all of them. */
  readonly payments: number | null;
}

/** The terms of a membership with a promo code: what is charged today, what next, and what after the last payment with it. */
export function joinTermsWith(code: CodeTerms | null, price: string, every: string): string {
  if (code === null) return joinTerms(price, price, every);
  const { amount_due: less, payments } = code;
  if (payments === null) return joinTerms(less, less, every);
  if (payments === 1) return joinTerms(less, price, every);
  const next = payments === 2 ? 'the next payment' : `the next ${payments - 1} payments`;
  return `I agree to the membership terms and to be charged $${less} today and with ${next}, then $${price} each, ${every}, until I cancel.`;
}

export const howToStop = 'Dashboard, Membership, Cancel membership, Confirm';
export const keepsRate = 'You keep the Member Rate to the end of what you paid';
export const savedForRenewals = 'Saved for the renewals.';
export const membershipBegun = 'Your membership has begun.';
/** The account of a visitor who joins, before the membership is paid. */
export const accountMade = 'Your account is made.';
/** After the purchase, while the session is registered. */
export const joinedText = 'You are a member now.';
export const notBookedYet = 'This session is not booked yet.';

export const joinedTitle = 'You are a member';
export const memberRateHolds = 'The member rate holds in every session from now.';

/** The message at the end of a booking that began with a membership. */
export const joinedMessage = (message: string | undefined): string => `${joinedText} ${message ?? ''}`.trim();

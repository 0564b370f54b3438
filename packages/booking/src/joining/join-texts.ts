/** The terms with both amounts, as they are charged. */
export const joinTerms = (today: string, then: string, every: string): string =>
  `I agree to the membership terms and to be charged $${today} today and $${then} ${every}, until I cancel.`;

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

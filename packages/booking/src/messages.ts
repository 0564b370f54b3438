import { networkError } from '@detroit-well/api-client/errors';
import { currentRefundPolicy } from '@detroit-well/pricing';

const nothingCharged = 'Nothing was charged.';

/** The sentences of registering and paying that the site and the portal show. The texts of SPEC-B 8 are in the api-client. */
export const bookingMessages = {
  declined: 'You did not confirm the payment. Nothing was charged.',
  lastSpotTaken: 'The last spot went while you were here.',
  nothingCharged,
  nothingChargedStillHere: 'Nothing was charged, and what you typed is still here.',
  offline: `You are offline. ${nothingCharged}`,
  notSent: `${networkError} ${nothingCharged}`,
  nothingChargedYet: 'Nothing is charged until you confirm.',
  stillHere: 'Nothing that you typed is lost.',
  spotStillFree: 'Your spot is still free.',
  paymentTerms: `I consent to the payment terms: the plan above, and all of it back if I cancel ${currentRefundPolicy.fullRefundBeforeHours} hours or more before the start.`,
  whatIsDue: 'What is due when',
  waitlist: 'We tell you when a spot is yours. You pay only if you take it.',
  networkError,
} as const;

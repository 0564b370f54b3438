import { currentRefundPolicy } from '@detroit-well/pricing';

/** `1 credit`, `4 credits`. */
export const creditsText = (count: number): string => (count === 1 ? '1 credit' : `${count} credits`);

/** When what pays without money can be used again. */
export const comesBackText = `Comes back if you cancel ${currentRefundPolicy.fullRefundBeforeHours} or more hours before`;

import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';

/** The request of a member from one form whose outcome is not known yet. Another member of this tab never sees it. */
export const memberAttempts = (memberId: string, form: string) =>
  tabAttemptStorage(`registration-attempt:${memberId}:${form}`);

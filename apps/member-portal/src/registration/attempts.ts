import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';

/** The member's request for a seat whose outcome is not known yet. */
export const registerAttempts = (sessionId: string) => tabAttemptStorage(`attempt:register:${sessionId}`);

import { tabAttemptStorage } from '@detroit-well/booking/payment-flow/storage';

/** The request of a member from one form whose outcome is not known yet. Another member of this tab never sees it. */
export const memberAttempts = (memberId: string, form: string) =>
  tabAttemptStorage(`registration-attempt:${memberId}:${form}`);

/** The form of the page that registers without a card. */
export const directForm = (sessionId: string): string => `direct:${sessionId}`;

/** Forgets what is not unknown any more, because the server lists the registration. */
export function forgetAttempts(memberId: string, sessionId: string): void {
  for (const form of [sessionId, directForm(sessionId)]) memberAttempts(memberId, form).clear();
}

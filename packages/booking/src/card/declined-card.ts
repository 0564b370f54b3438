import { isApiError } from '@detroit-well/api-client';
import type { CardErrors } from '@detroit-well/ui/patterns/card-fields';
import { bookingMessages } from '../messages.ts';

/** True if the bank or the provider declined the card, so that nothing was charged. */
export const isDecline = (error: unknown): boolean => isApiError(error) && error.is('payment_failed');

/** Marks the field of the card that the decline concerns; nothing when the card is not the cause. */
export function declinedFields(error: unknown): CardErrors {
  if (!isApiError(error) || !error.is('payment_failed')) return {};
  switch (error.details.reason) {
    case 'expired_card':
      return { expires: 'Your bank says that this card has expired.' };
    case 'incorrect_cvc':
      return { cvc: 'Your bank says that this code is wrong.' };
    case 'incorrect_number':
      return { number: 'Your bank says that this number is wrong.' };
    case 'authentication_failed':
    case 'processing_error':
      return {};
    default:
      return { number: 'This card was declined.' };
  }
}

/** The sentences after the server's sentence about a decline: nothing was charged, unless it says so, and the seat is free. */
export function declineDetails(sentence: string, isSpotFree: boolean): string {
  const charged = sentence.includes(bookingMessages.nothingCharged) ? '' : bookingMessages.nothingCharged;
  return [charged, isSpotFree ? bookingMessages.spotStillFree : ''].filter(Boolean).join(' ');
}

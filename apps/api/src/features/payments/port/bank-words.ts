import type { DeclineReason } from '@detroit-well/api-client/contract';
import { declineReason } from './decline-reason.ts';

/** What a bank said, after “Your bank said:”. */
const words: Readonly<Record<DeclineReason, string>> = {
  card_declined: 'the card was declined',
  insufficient_funds: 'insufficient funds',
  expired_card: 'the card has expired',
  incorrect_number: 'the number of the card is wrong',
  incorrect_cvc: 'the security code of the card is wrong',
  card_not_supported: 'the card cannot be used for this payment',
  authentication_failed: 'please confirm this payment yourself',
  processing_error: 'please try again later',
};

/** What the bank said to a charge that failed with this code; null if it said nothing. */
export function bankWords(code: string | null): string | null {
  const reason = declineReason(code);
  return reason && words[reason];
}

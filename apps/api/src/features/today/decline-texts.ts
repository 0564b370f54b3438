import type { DeclineReason } from '@detroit-well/api-client/contract';
import { formatMediumDate } from '@detroit-well/config/studio-time';

/** Why the bank declined, as the team reads it. */
const declineReasons: Readonly<Record<DeclineReason, string>> = {
  card_declined: 'The bank declined the card.',
  insufficient_funds: 'Insufficient funds.',
  expired_card: 'The card has expired.',
  incorrect_number: 'The number of the card is wrong.',
  incorrect_cvc: 'The security code of the card is wrong.',
  card_not_supported: 'The card cannot be used for this payment.',
  authentication_failed: 'The bank asks the person to confirm it.',
  processing_error: 'The bank could not be reached.',
};
/** The reason as a sentence with a space after it; empty if it is not known. */
export const declineOf = (reason: string | null): string =>
  reason !== null && Object.hasOwn(declineReasons, reason)
    ? `${declineReasons[reason as DeclineReason]} `
    : '';

/** The message that the person got about a payment that is tried again. */
export function toldOfDeclines({
  declines,
  linkSentAt,
}: {
  readonly declines: number;
  readonly linkSentAt: Date | null;
}): string {
  const emails = declines === 1 ? '1 email about the decline.' : `${declines} emails, one for each decline.`;
  const link = linkSentAt ? `Payment link sent ${formatMediumDate(linkSentAt)}.` : null;
  return [declines > 0 ? emails : null, link].filter((text) => text !== null).join(' ') || 'Nothing yet.';
}

const nothing = 'Nothing was charged.';
const anotherCard = 'Please try another card.';

/** Why a card was declined, the `reason` of `payment_failed`, and what its payer is told. */
export const declineTexts = {
  card_declined: `Your bank declined this card. ${nothing} Please try another card, or ask your bank.`,
  insufficient_funds: `Your bank declined this card because of insufficient funds. ${nothing} ${anotherCard}`,
  expired_card: `Your bank declined this card because it has expired. ${nothing} ${anotherCard}`,
  incorrect_number: `Your bank declined this card because its number is wrong. ${nothing} Please check the number and try again.`,
  incorrect_cvc: `Your bank declined this card because its security code is wrong. ${nothing} Please check the code and try again.`,
  card_not_supported: `This card cannot be used for this payment. ${nothing} ${anotherCard}`,
  authentication_failed: `Your bank could not confirm this payment with you. ${nothing} Please try again and confirm it, or use another card.`,
  processing_error: `Your bank could not be reached. ${nothing} Please try again in a few minutes.`,
} as const;

/** The reason of a declined card, on the wire. */
export type DeclineReason = keyof typeof declineTexts;

/** What a person reads about the charge of something that they buy, as far as it is known. */
export const chargeTexts = {
  asks: 'Confirm this payment with your bank. Nothing is charged until then.',
  received: 'Your payment was received.',
  onItsWayBack: 'It is on its way back to your card.',
  unknown:
    'We have not heard back from the bank. It may have gone through or not. Please do not pay again: we keep asking, and never charge twice for this.',
} as const;

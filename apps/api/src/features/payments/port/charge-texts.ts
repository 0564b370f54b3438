const onItsWayBack = 'It is on its way back to your card.';

/** The sentences for a person about the charge of a purchase, as far as its outcome is known. */
export const chargeTexts = {
  asks: 'Confirm this payment with your bank. Nothing is charged until then.',
  received: 'Your payment was received.',
  onItsWayBack,
  returned: `Your payment arrived after this purchase was given up. ${onItsWayBack}`,
  unknown:
    'We have not heard back from the bank. It may have gone through or not. Please do not pay again: we keep asking, and never charge twice for this.',
} as const;

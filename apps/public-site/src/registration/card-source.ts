/** Turns the entered card into the id of a payment method. This charges nothing. */
export type CardSource = () => Promise<string>;

/** The provider rejects the card; the message is written for the guest. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

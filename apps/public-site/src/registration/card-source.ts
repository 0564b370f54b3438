/** Turns what was typed into a payment method's id; nothing is charged by this. */
export type CardSource = () => Promise<string>;

/** The provider says what is wrong with the card, in words for the person. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

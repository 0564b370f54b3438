/** The card cannot be used. The message is a text for the payer. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

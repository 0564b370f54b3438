/** The card cannot be used, for a reason that is written for the person who pays. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

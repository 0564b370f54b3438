/** The card cannot be used. The message is a text for the payer. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/** The provider, its script or its field could not be loaded. */
export const cardFormFailed = 'The card form could not be loaded. Nothing was charged.';

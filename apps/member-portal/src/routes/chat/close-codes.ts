/**
 * The codes of `chatCloseCodes` in the contract, without loading the contract's schemas into the browser. A test compares
 * them.
 */
export const chatCloseCodes = { notAuthenticated: 4401, notAllowed: 4403, tooMany: 4429 } as const;

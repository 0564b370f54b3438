/** Copies `chatCloseCodes` of the contract, so that the browser does not load the contract's schemas. A test compares them. */
export const chatCloseCodes = { notAuthenticated: 4401, notAllowed: 4403, tooMany: 4429 } as const;

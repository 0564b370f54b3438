/** Close codes of the server, besides those of RFC 6455 (1001 going away, 1009 too big). */
export const chatCloseCodes = {
  /** Too many frames in a short time. */
  flooding: 1008,
  /** The server cannot serve this connection now; retry later. */
  tryAgainLater: 1013,
  /** The token is missing or invalid, or its sign-in has ended. */
  notAuthenticated: 4401,
  /** The caller is not part of this conversation, or it does not exist. */
  notAllowed: 4403,
  /** Too many connections of one person. */
  tooMany: 4429,
} as const;

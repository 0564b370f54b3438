// Generated from the contract by `pnpm run generate`; do not edit.

/** A message to the studio. */
export interface ContactParams {
  /** Name, as people read it. */
  name: string;
  /** Email address. */
  email: string;
  /** What the message is about; one of the options of the form. */
  topic: 'private' | 'session' | 'membership' | 'other';
  /** Plain text for people. */
  text: string;
  /** The token of a passed human check: from Turnstile, or from the local challenge. */
  turnstile_token: string;
}

/** The confirmation of a message to the studio. */
export interface ContactReceipt {
  /** A sentence that may be shown to a person. */
  message: string;
  /** When the server accepted the message. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  received_at: string;
}

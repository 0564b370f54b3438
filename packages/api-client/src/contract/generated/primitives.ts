// Generated from the contract by `pnpm run generate`; do not edit.

/** A sentence for a person, and nothing else. */
export interface MessageReply {
  /** A sentence that may be shown to a person. */
  message: string;
}

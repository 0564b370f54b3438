// Generated from the contract by `pnpm run generate`; do not edit.

/** An address for the mailing list. */
export interface NewsletterParams {
  /** Email address. */
  email: string;
  /** Name of the form in which the person signed up, such as `homepage`. */
  source_form?: string | undefined;
  /** The token of a passed human check: from Turnstile, or from the local challenge. */
  turnstile_token: string;
}

/** The response of the mailing list, the same for an address that is already on it. */
export interface NewsletterSignup {
  /** Always true on success, so that the response does not reveal who is subscribed. */
  created: boolean;
  /** A sentence that may be shown to a person. */
  message: string;
  /** Only with a problem: sentences by field. */
  errors?: Record<string, string[]> | undefined;
}

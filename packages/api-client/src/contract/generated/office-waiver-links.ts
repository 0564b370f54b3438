// Generated from the contract by `pnpm run generate`; do not edit.

/** A link with which one person signs the waiver. */
export interface OfficeWaiverLink {
  /** Address of the page on which the person signs. It is not stored. */
  url: string;
  /** When the link ends if nobody signs. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** Address or number it was sent to; `null` with `none`. */
  sent_to: string | null;
}

/** How a link to sign the waiver reaches its person. */
export interface SendWaiverLinkParams {
  /** `none`: only answers the link, for a QR code. It holds 30 minutes, and 30 more from when it is opened. */
  send: 'email' | 'sms' | 'none';
}

/** Whom of a roster to send a link to sign the waiver. */
export interface SendWaiverLinksParams {
  /** How the links are sent. */
  send: 'email' | 'sms';
  /** People on the roster of the session. */
  person_ids: string[];
}

/** What became of the links of a request. */
export interface SentWaiverLinks {
  /** One for each person, in the order of the request. */
  results: ({
    /** Of their account. */
    person_id: string;
    /** `refused`: nothing was sent to this person. */
    state: 'sent' | 'refused';
    /** Address or number it was sent to; `null` if refused. */
    sent_to: string | null;
    /** When the link ends if nobody signs; `null` if refused. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    expires_at: string | null;
    /** Why it was refused; `null` if it was sent. Why nothing was sent. */
    problem: {
      /** The code that a call for only this person gets. */
      code: string;
      /** For the person who sends the links. */
      message: string;
    } | null;
  })[];
}

// Generated from the contract by `pnpm run generate`; do not edit.

/** A link with which the card of a membership is stored. */
export interface MembershipLinkSent {
  /** Id of the link, with which it is withdrawn. */
  link_id: string;
  /** Address of the page on which the person pays; only its hash is kept. */
  url: string;
  /** When the link ends if nobody pays. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** Address or number it was sent to; `null` with `none`. */
  sent_to: string | null;
}

/** A link with which a registration is paid. */
export interface PaymentLink {
  /** Id of the registration. */
  id: string;
  /** The address that got the link; empty if none did. */
  email: string;
  /** What the link pays: all that is owed, or the next payment of a plan. US dollars as a decimal string with two places, such as `75.00`. */
  owed: string;
  /** Id of the link, with which it is withdrawn. */
  link_id: string;
  /** Address of the page on which the person pays; only its hash is kept. */
  url: string;
  /** When the link ends if nobody pays. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** Address or number it was sent to; `null` with `none`. */
  sent_to: string | null;
}

/** For what to make a link with which the person pays. */
export interface PaymentLinkParams {
  /** Public id of the registration. */
  registration_id: string;
  /** How the link reaches the person; `email` without it. `none`: only answers the link. */
  send?: 'email' | 'sms' | 'none' | undefined;
}

/** A link with which a declined renewal is paid. */
export interface RenewalLink {
  /** Of the membership. */
  id: string;
  /** The address that got the link; empty if none did. */
  email: string;
  /** What is still to be paid. US dollars as a decimal string with two places, such as `75.00`. */
  owed: string;
  /** Id of the link, with which it is withdrawn. */
  link_id: string;
  /** Address of the page on which the person pays; only its hash is kept. */
  url: string;
  /** When the link ends if nobody pays. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** Address or number it was sent to; `null` with `none`. */
  sent_to: string | null;
}

/** How a link reaches its person. */
export interface SendLinkParams {
  /** How the link reaches the person; `email` without it. `none`: only answers the link. */
  send?: 'email' | 'sms' | 'none' | undefined;
}

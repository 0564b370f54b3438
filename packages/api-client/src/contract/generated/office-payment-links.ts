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

/** What waits to be paid by a link. */
export interface WaitingPaymentLinks {
  /** Newest first. */
  results: ({
    /** Id of the link, with which it is withdrawn. */
    link_id: string;
    /** `card`: nothing is paid, and the card is charged for the renewals of a membership. `sale`: what the desk sells. `place`: a place that the desk sells; paying registers. */
    pays: 'registration' | 'renewal' | 'card' | 'sale' | 'place';
    /** What the payment is for. */
    title: string;
    /** When that is, or which part of it is paid. */
    detail: string;
    /** What is charged now; 0.00 for a card. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** First name of who in the team made the link; empty where it is not known. */
    sent_by: string;
    /** When the link was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    sent_at: string;
    /** How it reached the person; `none`: it was shown or copied. */
    send: 'email' | 'sms' | 'none';
    /** Until when it works. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    expires_at: string;
    /** Until when the `place` is held for who pays by this link. `null`: it is held no longer and goes to who pays first, or nothing is held. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    held_until: string | null;
  })[];
}

// Generated from the contract by `pnpm run generate`; do not edit.

/** Cancels a registration for its person. */
export interface CancelForPersonParams {
  /** Why. The person reads it when the studio cancels. */
  reason: string;
  /** `member`: the policy decides what goes back. `business`: everything goes back. */
  cancelled_by: 'member' | 'business';
  /** `policy` gives everything back to a member, too. */
  overrides?: 'policy'[] | undefined;
}

/** What cancelling a registration gives back now. */
export interface CancelForPersonPreview {
  /** What the person paid and did not get back. US dollars as a decimal string with two places, such as `75.00`. */
  paid: string;
  /** What goes back when the person cancels, by their policy. US dollars as a decimal string with two places, such as `75.00`. */
  member_refund: string;
  /** What goes back when the studio cancels. US dollars as a decimal string with two places, such as `75.00`. */
  business_refund: string;
  /** Until when the person gets everything back. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  refund_deadline: string;
  /** What is no longer owed then. US dollars as a decimal string with two places, such as `75.00`. */
  owed: string;
}

/** Moves a registration to another date of its program. A higher price is owed, a lower one refunded. */
export interface MoveForPersonParams {
  /** Public id of the session. */
  session_id: string;
  /** The rules to set aside. Each needs its permission and a reason. */
  overrides?: ('waiver' | 'capacity' | 'policy')[] | undefined;
  /** Why. Overrides require it; only the team reads it. */
  reason?: string | undefined;
}

/** What moving a registration means now. */
export interface MovePreview {
  /** Id of the session. */
  session_id: string;
  /** The price there for this person. US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** Which of the two prices applies. */
  rate: 'member' | 'public';
  /** What goes back to the cards. US dollars as a decimal string with two places, such as `75.00`. */
  refund: string;
  /** What is still to be paid after the move. US dollars as a decimal string with two places, such as `75.00`. */
  owed: string;
  /** When the next payment is due; `null`: nothing is. Calendar day in Detroit, such as `2026-03-14`. */
  due_on: string | null;
  /** What is in the way, most important first. */
  hindrances: ({
    /** The problem that registering would have. */
    code: string;
    /** A sentence that may be shown to a person. */
    message: string;
    /** What sets it aside; `null`: nothing does. `waiver`: without a signature. `capacity`: beyond the places, or ahead of the waitlist. `price`: another price. `policy`: outside of the times for registering and moving, and refunds beyond the policy. */
    override: 'waiver' | 'capacity' | 'price' | 'policy' | null;
  })[];
}

/** A registration of a person, as the office sees it. */
export interface OfficeRegistration {
  /** Id of the registration. */
  id: string;
  /** Id of the session. */
  session_id: string;
  /** Title of the session. */
  session_title: string;
  /** When the session starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** When the session ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  end_datetime: string;
  /** `held`: the seat is held while the payment is confirmed. */
  status: 'confirmed' | 'held' | 'cancelled' | 'expired' | 'completed';
  /** `void`: cancelled, and nothing was paid. */
  payment_status: 'paid' | 'pending' | 'failed' | 'refunded' | 'free' | 'void';
  /** The full price. US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** Which of the two prices applies. */
  rate: 'member' | 'public';
  /** Charged so far. US dollars as a decimal string with two places, such as `75.00`. */
  paid: string;
  /** Refunded, or on its way back. US dollars as a decimal string with two places, such as `75.00`. */
  refunded: string;
  /** What the person still has to pay. US dollars as a decimal string with two places, such as `75.00`. */
  owed: string;
  /** When the next payment is due; `null`: nothing is. Calendar day in Detroit, such as `2026-03-14`. */
  due_on: string | null;
}

/** The session that a registration would move to. */
export interface PreviewMoveParams {
  /** Public id of the session. */
  session_id: string;
}

/** The session that a person would be registered for. */
export interface PreviewRegistrationParams {
  /** Public id of the session. */
  session_id: string;
}

/** A registration for a person. The price is owed as a spot that is paid later, or a credit or an included session pays it. */
export interface RegisterPersonParams {
  /** Public id of the session. */
  session_id: string;
  /** The price. Another one than the person’s own needs the override `price`. */
  amount?: string | undefined;
  /** Pays with a credit of their passes, the one that ends first. */
  use_pass?: boolean | undefined;
  /** Pays with a credit of this pass of theirs. */
  pass_id?: string | undefined;
  /** Pays with a session that their membership includes. */
  use_included?: boolean | undefined;
  /** The rules to set aside. Each needs its permission and a reason. */
  overrides?: ('waiver' | 'capacity' | 'price' | 'policy')[] | undefined;
  /** Why. Overrides require it; only the team reads it. */
  reason?: string | undefined;
}

/** What registering a person means now. */
export interface RegisterPreview {
  /** Id of the session. */
  session_id: string;
  /** The price for this person. US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** Which of the two prices applies. */
  rate: 'member' | 'public';
  /** When the next payment is due; `null`: nothing is. Calendar day in Detroit, such as `2026-03-14`. */
  due_on: string | null;
  /** `null`: unlimited. */
  max_participants: number | null;
  /** Spots that are taken, without one offered to this person. */
  booked_count: number;
  /** The credit of a pass that would pay; `null`: none. */
  pass_credit: {
    /** Until when the credit pays. Calendar day in Detroit, such as `2026-03-14`. */
    expires_on: string;
  } | null;
  /** The session of their membership that would pay; `null`: none. */
  included_session: {
    /** How many are left in the month of the session. */
    left: number;
    /** The last day of that month. Calendar day in Detroit, such as `2026-03-14`. */
    expires_on: string;
  } | null;
  /** Whether a spot is offered to this person. */
  has_offer: boolean;
  /** What is in the way, most important first. */
  hindrances: ({
    /** The problem that registering would have. */
    code: string;
    /** A sentence that may be shown to a person. */
    message: string;
    /** What sets it aside; `null`: nothing does. `waiver`: without a signature. `capacity`: beyond the places, or ahead of the waitlist. `price`: another price. `policy`: outside of the times for registering and moving, and refunds beyond the policy. */
    override: 'waiver' | 'capacity' | 'price' | 'policy' | null;
  })[];
}

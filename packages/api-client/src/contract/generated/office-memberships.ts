// Generated from the contract by `pnpm run generate`; do not edit.

/** Why a membership ends. */
export interface EndMembershipParams {
  /** Why. Only the team reads it. */
  reason: string;
}

/** A membership for a person who has none. */
export interface GrantMembershipParams {
  /** What it is called. Give this, or the plan. */
  tier?: string | undefined;
  /** Id of a plan of memberships, whose name it then has. Nothing is charged. */
  plan_id?: string | undefined;
  /** The first day. */
  start_date: string;
  /** The last day; `null` or absent: no end. */
  end_date?: string | null | undefined;
  /** Why. Only the team reads it. */
  reason?: string | undefined;
}

/** Why a membership ends with what is paid. */
export interface OfficeCancelMembershipParams {
  /** Why. Only the team reads it. */
  reason: string;
}

/** A membership of a person, as the office sees it. */
export interface OfficeMembership {
  /** Id of the membership. */
  id: string;
  /** Name of the membership. */
  tier: string;
  /** `pending` until its first day. `cancelled` and `expired` are final. */
  state: 'pending' | 'active' | 'past_due' | 'paused' | 'cancelled' | 'expired';
  /** `granted`: by the team. `bought`: by the person. */
  source: 'granted' | 'bought';
  /** The first day. Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** The last day; `null`: no end. Calendar day in Detroit, such as `2026-03-14`. */
  end_date: string | null;
  /** When the next payment is charged; `null`: none is. Calendar day in Detroit, such as `2026-03-14`. */
  next_payment_on: string | null;
  /** What the next payment costs; `null`: none is charged. US dollars as a decimal string with two places, such as `75.00`. */
  next_amount: string | null;
  /** The first payment that costs `new_price`; `null`: no other price was announced. Calendar day in Detroit, such as `2026-03-14`. */
  price_changes_on: string | null;
  /** The price that was announced; `null`: none was. US dollars as a decimal string with two places, such as `75.00`. */
  new_price: string | null;
  /** Whether a card is charged for the next period. One that was paid otherwise ends with what is paid, until a card is stored. */
  renews: boolean;
  /** The first day of a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_from: string | null;
  /** The first day after a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_until: string | null;
  /** The plan that was bought; `null` for a granted membership. */
  plan_id: string | null;
  /** What a promo code takes off its next payments; `null`: nothing. */
  promo: {
    /** Percent of each payment; `null`: it takes off an amount. */
    percent_off: number | null;
    /** Of each payment; `null`: it takes off a percentage. US dollars as a decimal string with two places, such as `75.00`. */
    amount_off: string | null;
    /** How many payments it still lowers; `null`: all of them. */
    payments_left: number | null;
  } | null;
  /** Whether its plan can be changed now. */
  can_change: boolean;
  /** Whether it renews, and can be cancelled for the end of what is paid. */
  can_cancel: boolean;
  /** Whether it can be paused. */
  can_pause: boolean;
}

/** When a membership rests, and why. */
export interface OfficePauseMembershipParams {
  /** The first day without billing and member rate: not in the past, and at the latest the day of the next payment. */
  from: string;
  /** The first day with both again: at least 14 days and at most three months later. */
  until: string;
  /** Why. Only the team reads it. */
  reason: string;
}

/** A membership of a person. */
export interface OfficePersonMembership {
  /** Id of the membership. */
  id: string;
  /** Name of the tier. */
  tier: string;
  /** First day. Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** Last day; `null` without an end. Calendar day in Detroit, such as `2026-03-14`. */
  end_date: string | null;
  /** Whether it is live today. */
  is_active: boolean;
  /** `pending` until its first day. `cancelled` and `expired` are final. */
  state: 'pending' | 'active' | 'past_due' | 'paused' | 'cancelled' | 'expired';
  /** `granted`: by the team. `bought`: by the person. */
  source: 'granted' | 'bought';
  /** When the next payment is charged; `null`: none is. Calendar day in Detroit, such as `2026-03-14`. */
  next_payment_on: string | null;
  /** What the next payment costs; `null`: none is charged. US dollars as a decimal string with two places, such as `75.00`. */
  next_amount: string | null;
  /** The first payment that costs `new_price`; `null`: no other price was announced. Calendar day in Detroit, such as `2026-03-14`. */
  price_changes_on: string | null;
  /** The price that was announced; `null`: none was. US dollars as a decimal string with two places, such as `75.00`. */
  new_price: string | null;
  /** Whether a card is charged for the next period. One that was paid otherwise ends with what is paid, until a card is stored. */
  renews: boolean;
  /** The first day of a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_from: string | null;
  /** The first day after a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_until: string | null;
  /** The plan that was bought; `null` for a granted membership. */
  plan_id: string | null;
  /** What a promo code takes off its next payments; `null`: nothing. */
  promo: {
    /** Percent of each payment; `null`: it takes off an amount. */
    percent_off: number | null;
    /** Of each payment; `null`: it takes off a percentage. US dollars as a decimal string with two places, such as `75.00`. */
    amount_off: string | null;
    /** How many payments it still lowers; `null`: all of them. */
    payments_left: number | null;
  } | null;
  /** Whether its plan can be changed now. */
  can_change: boolean;
  /** Whether it renews, and can be cancelled for the end of what is paid. */
  can_cancel: boolean;
  /** Whether it can be paused. */
  can_pause: boolean;
}

/** Changes the plan for the person as the preview said, by the card of the membership. */
export interface OfficePlanChangeParams {
  /** A membership that is on sale, or the own plan, which takes back a planned change. A membership that is on sale. */
  plan_id: string;
  /** `due_now` of the preview, to which the person agreed. */
  amount: string;
  /** What it says about the next payment. */
  next_amount: string;
  /** Why. Only the team reads it. */
  reason: string;
}

/** Why a pause ends. */
export interface OfficeResumeMembershipParams {
  /** Why. Only the team reads it. */
  reason: string;
}

// Written by `pnpm run wire-table` from the contract; do not edit.

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
}

// Generated from the contract by `pnpm run generate`; do not edit.

/** The invitation to accept. */
export interface AcceptInvitationParams {
  /** The token in the link of the email. */
  token: string;
}

/** Whom to invite to the team. */
export interface InviteTeamMemberParams {
  /** Email address. */
  email: string;
  /** A fixed set of permissions. */
  role: TeamRole;
  /** Up to how many cents of a payment the person may refund; `null` without a limit. */
  refund_limit_cents?: number | null | undefined;
}

/** The role of the caller and what it allows. */
export interface OfficeAccess {
  /** A fixed set of permissions. */
  role: TeamRole;
  /** The permissions of the role. */
  permissions: string[];
  /** Up to how many cents of a payment the person may refund; `null` without a limit. */
  refund_limit_cents: number | null;
  /** Whether the studio has set up text messages. */
  sends_texts?: boolean | undefined;
}

/** One page of a list. */
export interface Team {
  /** The entries of this page. */
  results: TeamMember[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** Filters and order of the team. */
export interface TeamFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** A fixed set of permissions. */
  role?: TeamRole | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | 'email' | '-email' | 'role' | '-role' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** A person of the team, or an open invitation to it. */
export interface TeamMember {
  /** Of the account, or of the invitation until it is accepted. */
  id: string;
  /** Email address. */
  email: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** A fixed set of permissions. */
  role: TeamRole;
  /** Up to how many cents of a payment the person may refund; `null` without a limit. */
  refund_limit_cents: number | null;
  /** `invited` until the invitation is accepted. */
  status: 'active' | 'invited';
  /** When the invitation stops working; `null` once it is accepted. */
  invitation_expires_at: string | null;
  /** Increases with every change of the record by the office. */
  version: number;
}

/** What changes about a person of the team. */
export interface TeamMemberParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** A fixed set of permissions. */
  role?: TeamRole | undefined;
  /** Up to how many cents of a payment the person may refund; `null` without a limit. */
  refund_limit_cents?: number | null | undefined;
}

/** A fixed set of permissions. */
export type TeamRole = 'owner' | 'manager' | 'front_desk' | 'coach' | 'editor';

// Generated from the contract by `pnpm run generate`; do not edit.

/** Who is a member, and what came and went. */
export interface MembershipReport {
  /** Memberships with benefits today, past due ones among them. */
  active: number;
  /** Memberships that began in the days. */
  new: number;
  /** Memberships that ended in the days. */
  lost: number;
  /** Memberships whose renewal was declined. */
  past_due: number;
  /** What the active ones bring in a month; a year counts a twelfth. US dollars as a decimal string with two places, such as `75.00`. */
  revenue_month: string;
  /** The plans of the active ones; granted ones are a row of their own. */
  by_plan: ({
    /** Id of the plan; `null`: granted without one. */
    plan_id: string | null;
    /** What the plan is called today; of granted ones, their tier. */
    name: string;
    /** How often it renews; `null`: granted. */
    period: 'month' | 'year' | null;
    /** Active ones of it. */
    active: number;
    /** What they bring in a month. US dollars as a decimal string with two places, such as `75.00`. */
    revenue_month: string;
  })[];
  /** The six months up to the last of the days, the first one first. */
  by_month: {
    /** Its first day. Calendar day in Detroit, such as `2026-03-14`. */
    start_date: string;
    /** Its last day. Calendar day in Detroit, such as `2026-03-14`. */
    end_date: string;
    /** Memberships that began in the days. */
    new: number;
    /** Memberships that ended in the days. */
    lost: number;
  }[];
}

/** The days; the last 12 weeks without them, at most 366. */
export interface MembershipReportFilters {
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
}

/** One membership that a figure counts. */
export interface MembershipReportRow {
  /** The membership. */
  id: string;
  /** Whose it is. */
  person_id: string;
  /** What the member is called. */
  person_name: string;
  /** Id of the plan; `null`: granted without one. */
  plan_id: string | null;
  /** What it was called when it was bought. */
  name: string;
  /** Its state today. */
  state: string;
  /** `bought`, or `granted` by the team. */
  source: string;
  /** Its first day. Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** Its last day; `null`: it goes on. Calendar day in Detroit, such as `2026-03-14`. */
  end_date: string | null;
  /** What a period costs; 0.00 where it was granted. US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** How often it renews; `null`: granted. */
  period: 'month' | 'year' | null;
}

/** One page of a list. */
export interface MembershipReportRows {
  /** The entries of this page. */
  results: MembershipReportRow[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** The memberships behind a figure. Days are those of the report. */
export interface MembershipRowFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** What is counted; the active ones without it. */
  figure?: 'active' | 'new' | 'lost' | 'past_due' | undefined;
  /** Id of a plan; `none`: granted ones. */
  plan?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | 'start_date' | '-start_date' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

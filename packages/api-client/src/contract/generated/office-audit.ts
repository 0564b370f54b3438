// Generated from the contract by `pnpm run generate`; do not edit.

/** One page of a list. */
export interface AuditEntries {
  /** The entries of this page. */
  results: AuditEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** One change that the team made. */
export interface AuditEntry {
  /** Id of the entry. */
  id: string;
  /** When it happened. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** What was done: a noun and a verb. */
  action: string;
  /** Who did it; `null` for the server itself. */
  actor: {
    /** Id of the account. */
    id: string;
    /** Name of the person who did it. */
    name: string;
  } | null;
  /** The kind and the id of the record. */
  target: string;
  /** The member for whom it was done, if any. */
  person_id: string | null;
  /** The changed fields as they were; `null` when the record is new. */
  before: Record<string, unknown> | null;
  /** The changed fields as they are now; `null` when the record is gone. */
  after: Record<string, unknown> | null;
  /** What the target, the member and the records in the fields are called, by kind and id. A record that is gone has no name here. */
  names: Record<string, string>;
  /** The reason that the actor gave. */
  reason: string | null;
  /** Of the request that did it. */
  request_id: string;
}

/** Filters of the audit log, newest entry first. */
export interface AuditFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The kind and the id of a record: its history. */
  target?: string | undefined;
  /** Id of the person who did it. */
  actor?: string | undefined;
  /** Id of the member for whom it was done. */
  person_id?: string | undefined;
  /** What was done. */
  action?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'at' | '-at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

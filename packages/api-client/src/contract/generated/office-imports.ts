// Generated from the contract by `pnpm run generate`; do not edit.

/** What the columns become. */
export interface ChangeImportParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** What each column becomes; `null`: it is left out. Columns that are not named stay. */
  mapping: Record<string, 'source_id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'date_of_birth' | 'tags' | 'waiver_claimed_on' | null>;
  /** What comes first in a date. Dates that begin with a year are read anyway. */
  date_order?: 'month_first' | 'day_first' | 'year_first' | undefined;
}

/** The plan that is committed. */
export interface CommitImportParams {
  /** From the plan that is committed. */
  plan_token: string;
}

/** A file of people, and what became of it. */
export interface OfficeImport extends OfficeImportEntry {
  /** The program whose names the columns have; `null`: unknown. */
  source: string | null;
  /** The columns of the file, in order. */
  columns: ({
    /** As the first line of the file has it. */
    name: string;
    /** Values of its first rows. */
    examples: string[];
    /** What it becomes; `null`: it is left out. */
    field: 'source_id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'date_of_birth' | 'tags' | 'waiver_claimed_on' | null;
  })[];
  /** What comes first in a date; `null`: no date of the file needs it. What comes first in a date. Dates that begin with a year are read anyway. */
  date_order: 'month_first' | 'day_first' | 'year_first' | null;
  /** How the file writes its characters. */
  encoding: 'utf-8' | 'utf-16' | 'latin-1';
  /** People who stay after an undo; 500 at most. */
  kept: ({
    /** Of the account. */
    person_id: string;
    /** Name, as people read it. */
    name: string;
    /** What was done with the person since. */
    reason: 'signed_in' | 'registered' | 'paid' | 'membership' | 'note' | 'waiver' | 'changed' | 'used';
  })[];
}

/** An import as lists of the office show it. */
export interface OfficeImportEntry {
  /** Id of the import. */
  id: string;
  /** What the file holds. */
  kind: 'people';
  /** Name of the file. */
  file_name: string;
  /** `mapping`: nothing is planned. `planned`: nothing is written. `undoing`: it is taken back. */
  state: 'mapping' | 'planned' | 'running' | 'done' | 'undoing' | 'undone';
  /** When the file was uploaded. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Who uploaded it. */
  created_by: string;
  /** Rows that are written, or taken back. */
  done: number;
  /** Rows of the file. */
  total: number;
  /** What the plan says; `null` before it. What becomes of the rows. */
  counts: {
    /** People that the studio does not have. */
    new: number;
    /** People of whom the file knows more, or something else. */
    changed: number;
    /** People who are the same already. */
    unchanged: number;
    /** Rows that stay out. */
    refused: number;
  } | null;
  /** Until when it can be undone; `null`: it cannot. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  undo_until: string | null;
  /** Increases with every change of the record by the office. */
  version: number;
}

/** Order of the imports. The search reads the names of files. */
export interface OfficeImportFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'created_at' | '-created_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** What an import would change. */
export interface OfficeImportPlan {
  /** What becomes of the rows. */
  counts: {
    /** People that the studio does not have. */
    new: number;
    /** People of whom the file knows more, or something else. */
    changed: number;
    /** People who are the same already. */
    unchanged: number;
    /** Rows that stay out. */
    refused: number;
  };
  /** Confirms this plan. */
  plan_token: string;
  /** Until when it can be committed. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** Increases with every change of the record by the office. */
  version: number;
}

/** A row of an imported file. */
export interface OfficeImportRow {
  /** Line of the file. */
  line: number;
  /** What becomes of the row. */
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  /** Of the account; `null`: there is none. */
  person_id: string | null;
  /** Name of the person in the file. */
  name: string;
  /** What changes; of a new person, what is stored. */
  changes: ({
    /** What changes. */
    field: 'source_id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'date_of_birth' | 'tags' | 'waiver_claimed_on';
    /** Now; `null`: nothing. */
    before: string | null;
    /** Then. */
    after: string;
  })[];
  /** Why it stays out; `null`: it does not. */
  reason: string | null;
}

/** Filter and order of the rows. The search reads names. */
export interface OfficeImportRowFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** What becomes of the row. */
  outcome?: 'new' | 'changed' | 'unchanged' | 'refused' | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'line' | '-line' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficeImportRows {
  /** The entries of this page. */
  results: OfficeImportRow[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** One page of a list. */
export interface OfficeImports {
  /** The entries of this page. */
  results: OfficeImportEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A file, and what it holds. */
export interface UploadImportParams {
  /** CSV of at most 20 MB and 50,000 rows, with names of columns in its first line. */
  file: File;
  /** What the file holds. */
  kind: 'people';
  /** What comes first in a date. Dates that begin with a year are read anyway. */
  date_order?: 'month_first' | 'day_first' | 'year_first' | undefined;
  /** How the file writes its characters. */
  encoding?: 'utf-8' | 'utf-16' | 'latin-1' | undefined;
}

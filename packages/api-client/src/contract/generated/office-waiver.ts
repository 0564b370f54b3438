// Generated from the contract by `pnpm run generate`; do not edit.

/** The waiver that is now in force. */
export interface PublishedWaiver {
  /** Name of the version. */
  version: string;
  /** Title, as people read it. */
  title: string;
  /** The text as HTML. */
  body: string;
  /** Calendar day in Detroit, such as `2026-03-14`. */
  effective_date: string;
}

/** The text with which the studio begins. */
export interface PublishWaiverParams {
  /** Title over the text. */
  title: string;
  /** Plain text; an empty line begins a paragraph. */
  text: string;
}

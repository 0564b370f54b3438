// Generated from the contract by `pnpm run generate`; do not edit.

import type { WaiverChange, WaiverRule } from './waiver.ts';

/** The text that is written for the next version. */
export interface OfficeWaiverDraft {
  /** Title, as people read it. */
  title: string;
  /** The text as HTML. */
  body: string;
  /** Follow the text, in plain text. */
  rules: WaiverRule[];
  /** 0: nobody has written one. This is the scheduled version, or else the text in force. */
  version: number;
  /** Who saved it last; `null` if nobody has. */
  changed_by: string | null;
  /** When it was saved last; `null` if never. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  changed_at: string | null;
  /** What differs from the text in force. */
  changes: WaiverChange[];
}

/** A draft, or a text that people sign or signed. */
export interface OfficeWaiverVersion {
  /** Name of the version. */
  version: string;
  /** Of the studio: one at most is a draft, one scheduled, one in force. */
  state: 'draft' | 'scheduled' | 'in_force' | 'replaced';
  /** Title, as people read it. */
  title: string;
  /** When it came or comes into force; `null` for the draft. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string | null;
  /** People whose last signature is of this version. */
  signed_count: number;
}

/** All versions of the waiver. */
export interface OfficeWaiverVersions {
  /** The draft and the newest version first. */
  results: OfficeWaiverVersion[];
}

/** When the draft would come into force. */
export interface PreviewWaiverParams {
  /** When it comes into force, at most a year ahead; now without it. */
  at?: string | undefined;
}

/** Publishes the draft as its preview showed it. */
export interface PublishWaiverVersionParams {
  /** Of the preview that was shown. */
  preview_token: string;
  /** When it comes into force, at most a year ahead; now without it. */
  at?: string | undefined;
}

/** The draft as a whole, with the version that it started from. */
export interface SaveWaiverDraftParams {
  /** 0: nobody has written one. This is the scheduled version, or else the text in force. */
  version: number;
  /** Title, as people read it. */
  title: string;
  /** HTML. What pages do not show is taken out. */
  body: string;
  /** Follow the text. */
  rules: {
    /** Title, as people read it. */
    title: string;
    /** Plain text. */
    content: string;
  }[];
}

/** What publishing the draft means. */
export interface WaiverPublishPreview {
  /** Confirms exactly this preview, within 15 minutes. */
  preview_token: string;
  /** The name that the version gets. */
  version: string;
  /** People who signed an earlier version and must sign again. */
  people_count: number;
  /** Theirs in the seven days from then on, soonest first. */
  sessions: {
    /** Public id of the session. */
    session_id: string;
    /** Title, as people read it. */
    title: string;
    /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** People who are registered and must sign again. */
    people_count: number;
  }[];
}

// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, isTrue, list, record, text, textOrNull, texts } from '../definition/lenient.ts';

/** A waiver signed by link, with what the link asks. */
export interface SignWaiverByLinkParams {
  /** Whether the waiver in force is accepted. */
  waiver_accepted: boolean;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
  /** The drawn signature as a data URL of a PNG or JPEG. */
  signature: string;
  /** Address of the client, as the client knows it. The server also stores its own observation. */
  ip_address?: string | undefined;
  /** Clock of the client. The server also stores its own time. */
  timestamp?: string | undefined;
  /** The version of the text on the page. */
  version: string;
  /** First name. */
  first_name?: string | undefined;
  /** Last name. */
  last_name?: string | undefined;
  /** Calendar day of birth. */
  date_of_birth?: string | undefined;
}

/** A signed waiver. */
export interface WaiverAcceptance {
  /** Whether the waiver in force is accepted. */
  waiver_accepted: boolean;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
  /** The drawn signature as a data URL of a PNG or JPEG. */
  signature: string;
  /** Address of the client, as the client knows it. The server also stores its own observation. */
  ip_address?: string | undefined;
  /** Clock of the client. The server also stores its own time. */
  timestamp?: string | undefined;
  /** The version that was read. */
  version?: string | undefined;
}

/** A paragraph of the waiver that differs from what was signed. */
export interface WaiverChange {
  /** Whether the text in force has it in addition, in other words, or no more. */
  kind: 'new' | 'changed' | 'left_out';
  /** The heading above it; empty where there is none. */
  heading: string;
  /** Its words, in plain text; those that were signed if it was left out. */
  text: string;
  /** Of a changed paragraph: its words before; else `null`. */
  before: string | null;
}

/** The text of the waiver in force. */
export interface WaiverContent {
  /** Title, as people read it. */
  title: string;
  /** HTML. */
  body: string;
  /** The sections of the text, in order. */
  rules: WaiverRule[];
  /** Calendar day in Detroit, such as `2026-03-14`. */
  effective_date: string;
  /** Version of the waiver. */
  version: string;
  /** SHA-256 of the text as shown, in hex. */
  text_hash: string;
}

/** What somebody with a link to sign the waiver sees, and nothing else. */
export interface WaiverLink {
  /** Of who signs; empty where it is not known. */
  first_name: string;
  /** What is not known of who signs, of `first_name`, `last_name` and `date_of_birth`. Signing sends these. */
  asks: string[];
  /** True if who signs is known to be too young to sign. */
  under_age: boolean;
  /** Until when it can be signed. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
  /** The text of the waiver in force. */
  waiver: WaiverContent;
  /** What differs from an earlier version that was signed last; empty without one. */
  changed: WaiverChange[];
}

/** A waiver that was signed by link. */
export interface WaiverLinkSigned {
  /** Time of the signature. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  accepted_at: string;
  /** The signed version. */
  version: string;
}

/** One section of a text. */
export interface WaiverRule {
  /** Title, as people read it. */
  title: string;
  /** HTML. */
  content: string;
}

/** Which waiver the member signed, and which is in force. */
export interface WaiverStatus {
  /** The version in force is accepted. */
  waiver_accepted: boolean;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
  /** When the waiver was accepted; `null` before. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  waiver_accepted_date: string | null;
  /** When the payment terms were accepted; `null` before. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  payment_consent_date: string | null;
  /** The version signed last. */
  accepted_version: string | null;
  /** The version in force; members sign again when it changes. */
  current_version: string;
  /** What differs from an earlier version that was signed last; empty without one. */
  changed: WaiverChange[];
}

export const linkSignedRecord = (raw: unknown): WaiverLinkSigned => record(raw, { accepted_at: text, version: text });

export const ruleRecord = (raw: unknown): WaiverRule => record(raw, { title: text, content: text });

export const waiverChangeRecord = (raw: unknown): WaiverChange => record(raw, { kind: choice(['new', 'changed', 'left_out'], 'changed'), heading: text, text: text, before: textOrNull });

export const waiverContentRecord = (raw: unknown): WaiverContent => record(raw, { title: text, body: text, rules: list(ruleRecord), effective_date: text, version: text, text_hash: text });

export const waiverLinkRecord = (raw: unknown): WaiverLink => record(raw, { first_name: text, asks: texts, under_age: isTrue, expires_at: text, waiver: waiverContentRecord, changed: list(waiverChangeRecord) });

export const waiverStatusRecord = (raw: unknown): WaiverStatus => record(raw, { waiver_accepted: isTrue, payment_consent: isTrue, waiver_accepted_date: textOrNull, payment_consent_date: textOrNull, accepted_version: textOrNull, current_version: text, changed: list(waiverChangeRecord) });

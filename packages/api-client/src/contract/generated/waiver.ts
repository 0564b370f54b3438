// Generated from the contract by `pnpm run generate`; do not edit.

import { isTrue, list, record, text, textOrNull } from '../definition/lenient.ts';

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
}

export const ruleRecord = (raw: unknown): WaiverRule => record(raw, { title: text, content: text });

export const waiverContentRecord = (raw: unknown): WaiverContent => record(raw, { title: text, body: text, rules: list(ruleRecord), effective_date: text, version: text, text_hash: text });

export const waiverStatusRecord = (raw: unknown): WaiverStatus => record(raw, { waiver_accepted: isTrue, payment_consent: isTrue, waiver_accepted_date: textOrNull, payment_consent_date: textOrNull, accepted_version: textOrNull, current_version: text });

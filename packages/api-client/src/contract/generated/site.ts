// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, list, record, text, textOrNull } from '../definition/lenient.ts';

/** `coming_soon`: the root page says that the studio opens soon. */
export type LaunchState = 'live' | 'coming_soon';

/** What the public site shows besides its pages and sessions. */
export interface Site {
  /** `coming_soon`: the root page says that the studio opens soon. */
  state: LaunchState;
  /** When it opens by itself; `null` without a time, and once it is open. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  opens_at: string | null;
  /** In their order. */
  testimonials: Testimonial[];
}

/** What a member says. */
export interface Testimonial {
  /** Of this testimonial. */
  id: string;
  /** Plain text. */
  quote: string;
  /** Who says it. */
  name: string;
  /** What the person trains. */
  detail: string;
}

export const publicSiteRecord = (raw: unknown): Site => record(raw, { state: choice(['live', 'coming_soon'], 'live'), opens_at: textOrNull, testimonials: list(testimonialRecord) });

export const testimonialRecord = (raw: unknown): Testimonial => record(raw, { id: text, quote: text, name: text, detail: text });

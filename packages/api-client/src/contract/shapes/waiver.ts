import * as z from 'zod';
import { day, instant } from './atoms.ts';

export const rule = z.object({ title: z.string(), content: z.string() });

export const waiverContent = z.object({
  title: z.string(),
  /** HTML. */
  body: z.string(),
  rules: z.array(rule),
  effective_date: day,
  version: z.string(),
  /** SHA-256 of the text as shown, in hex. */
  text_hash: z.string(),
});

export const waiverStatus = z.object({
  waiver_accepted: z.boolean(),
  payment_consent: z.boolean(),
  waiver_accepted_date: instant.nullable(),
  payment_consent_date: instant.nullable(),
  /** The version signed last, and the one in force; they differ when everybody must sign again. */
  accepted_version: z.string().nullable(),
  current_version: z.string(),
});

export type WaiverRule = z.infer<typeof rule>;
export type WaiverContent = z.infer<typeof waiverContent>;
export type WaiverStatus = z.infer<typeof waiverStatus>;

import * as z from 'zod';
import { boolean, day, instant, record, text, textOrNull } from './primitives.ts';

export const rule = record('WaiverRule', 'One section of a text.', {
  title: text('Assumption of risk'),
  content: text('<p>Skating carries risks.</p>', 'HTML.'),
});

export const waiverContent = record('WaiverContent', 'The text of the waiver in force.', {
  title: text('Liability waiver and payment consent'),
  body: text('<p>Please read this before you sign.</p>', 'HTML.'),
  rules: z.array(rule),
  effective_date: day,
  version: text('2026-01', 'Version of the waiver.'),
  text_hash: text(
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'SHA-256 of the text as shown, in hex.',
  ),
});

export const waiverStatus = record('WaiverStatus', 'Which waiver the member signed, and which is in force.', {
  waiver_accepted: boolean(true, 'The version in force is accepted.'),
  payment_consent: boolean(true),
  waiver_accepted_date: instant.nullable().describe('When the waiver was accepted; `null` before.'),
  payment_consent_date: instant.nullable().describe('When the payment terms were accepted; `null` before.'),
  accepted_version: textOrNull('2026-01', 'The version signed last.'),
  current_version: text('2026-01', 'The version in force; members sign again when it changes.'),
});

import * as z from 'zod';
import { boolean, day, instant, otherwise, record, text, textOrNull, texts } from './primitives.ts';

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

export const waiverChange = record(
  'WaiverChange',
  'A paragraph of the waiver that differs from what was signed.',
  {
    kind: otherwise(z.enum(['new', 'changed', 'left_out']), 'changed').meta({
      description: 'Whether the text in force has it in addition, in other words, or no more.',
      examples: ['new'],
    }),
    heading: text('Photographs', 'The heading above it; empty where there is none.'),
    text: text(
      'We may photograph sessions.',
      'Its words, in plain text; those that were signed if it was left out.',
    ),
    before: textOrNull('We photograph sessions.', 'Of a changed paragraph: its words before; else `null`.'),
  },
);

const changed = z
  .array(waiverChange)
  .describe('What differs from an earlier version that was signed last; empty without one.');

export const waiverStatus = record('WaiverStatus', 'Which waiver the member signed, and which is in force.', {
  waiver_accepted: boolean(true, 'The version in force is accepted.'),
  payment_consent: boolean(true),
  waiver_accepted_date: instant.nullable().describe('When the waiver was accepted; `null` before.'),
  payment_consent_date: instant.nullable().describe('When the payment terms were accepted; `null` before.'),
  accepted_version: textOrNull('2026-01', 'The version signed last.'),
  current_version: text('2026-01', 'The version in force; members sign again when it changes.'),
  changed,
});

export const waiverLink = record(
  'WaiverLink',
  'What somebody with a link to sign the waiver sees, and nothing else.',
  {
    first_name: text('Cheryl', 'Of who signs; empty where it is not known.'),
    asks: texts(
      ['date_of_birth'],
      'What is not known of who signs, of `first_name`, `last_name` and `date_of_birth`. Signing sends these.',
    ),
    under_age: boolean(false, 'True if who signs is known to be too young to sign.'),
    expires_at: instant.describe('Until when it can be signed.'),
    waiver: waiverContent,
    changed,
  },
);

export const linkSigned = record('WaiverLinkSigned', 'A waiver that was signed by link.', {
  accepted_at: instant.describe('Time of the signature.'),
  version: text('2026-01', 'The signed version.'),
});

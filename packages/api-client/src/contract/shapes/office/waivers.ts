import * as z from 'zod';
import { count, inputInstant, instant, otherwise, publicId, text, textOrNull } from '../primitives.ts';
import { rule, waiverChange, waiverContent } from '../waiver.ts';
import { sessionCancelBody, sessionCancelPreview } from './sessions.ts';
import { publishedWaiver } from './waiver.ts';

export const officeWaiverVersion = z
  .object({
    version: publishedWaiver.shape.version,
    state: otherwise(z.enum(['draft', 'scheduled', 'in_force', 'replaced']), 'replaced').meta({
      description: 'Of the studio: one at most is a draft, one scheduled, one in force.',
      examples: ['in_force'],
    }),
    title: waiverContent.shape.title,
    at: instant.nullable().describe('When it came or comes into force; `null` for the draft.'),
    signed_count: count(21, 'People whose last signature is of this version.'),
  })
  .meta({ id: 'OfficeWaiverVersion', description: 'A draft, or a text that people sign or signed.' });

export const officeWaiverVersions = z
  .object({ results: z.array(officeWaiverVersion).describe('The draft and the newest version first.') })
  .meta({ id: 'OfficeWaiverVersions', description: 'All versions of the waiver.' });

export const officeWaiverDraft = z
  .object({
    title: waiverContent.shape.title,
    body: publishedWaiver.shape.body,
    rules: z.array(rule).describe('Follow the text, in plain text.'),
    version: z
      .number()
      .int()
      .min(0)
      .meta({
        description: '0: nobody has written one. This is the scheduled version, or else the text in force.',
        examples: [4],
      }),
    changed_by: textOrNull('Dana Pruitt', 'Who saved it last; `null` if nobody has.'),
    changed_at: instant.nullable().describe('When it was saved last; `null` if never.'),
    changes: z.array(waiverChange).describe('What differs from the text in force.'),
  })
  .meta({ id: 'OfficeWaiverDraft', description: 'The text that is written for the next version.' });

const draftExample = {
  version: 4,
  title: 'Liability waiver',
  body: '<h2>Protection</h2><p>Helmets stay on.</p>',
  rules: [],
};

const title = z.string().trim().max(120, 'At most 120 characters.');

export const saveWaiverDraftBody = z
  .object({
    version: officeWaiverDraft.shape.version,
    title: title.meta({ examples: ['Liability waiver'] }),
    body: z
      .string()
      .max(100_000, 'At most 100,000 characters.')
      .meta({ description: 'HTML. What pages do not show is taken out.', examples: [draftExample.body] }),
    rules: z
      .array(
        z.object({
          title: title.meta({ examples: ['Helmets'] }),
          content: z
            .string()
            .trim()
            .max(5_000, 'At most 5,000 characters.')
            .meta({ description: 'Plain text.', examples: ['They stay on while you roll.'] }),
        }),
      )
      .max(50, 'At most 50 sections.')
      .meta({ description: 'Follow the text.', examples: [[]] }),
  })
  .meta({
    id: 'SaveWaiverDraftRequest',
    description: 'The draft as a whole, with the version that it started from.',
    examples: [draftExample],
  });

const when = inputInstant()
  .meta({
    description: 'When it comes into force, at most a year ahead; now without it.',
    examples: ['2026-03-15T06:00:00-04:00'],
  })
  .optional();

export const previewWaiverBody = z
  .object({ at: when })
  .meta({ id: 'PreviewWaiverRequest', description: 'When the draft would come into force.', examples: [{}] });

const waiverSession = z
  .object({
    session_id: publicId,
    title: text('Rhythm & Glide'),
    start_datetime: instant,
    people_count: count(16, 'People who are registered and must sign again.'),
  })
  .meta({ id: 'WaiverSession', description: 'A session of people who must sign again.' });

export const waiverPublishPreview = z
  .object({
    preview_token: sessionCancelPreview.shape.preview_token,
    version: text('3', 'The name that the version gets.'),
    people_count: count(27, 'People who signed an earlier version and must sign again.'),
    sessions: z.array(waiverSession).describe('Theirs in the seven days from then on, soonest first.'),
  })
  .meta({ id: 'WaiverPublishPreview', description: 'What publishing the draft means.' });

export const publishWaiverVersionBody = z
  .object({
    preview_token: sessionCancelBody.shape.preview_token,
    at: when,
  })
  .meta({
    id: 'PublishWaiverVersionRequest',
    description: 'Publishes the draft as its preview showed it.',
    examples: [{ preview_token: '1774000000000.c2lnbmF0dXJl' }],
  });

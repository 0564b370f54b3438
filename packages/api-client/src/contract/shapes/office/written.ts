import * as z from 'zod';
import { count, inputInstant, instant, publicId, text, textOrNull } from '../primitives.ts';
import { version } from './lists.ts';

export const writtenText = (max: number, example: string, description: string) =>
  z
    .string()
    .max(max, `At most ${max} characters.`)
    .meta({ examples: [example], description });

export const writtenHtml = (max: number, example: string, description: string) =>
  writtenText(max, example, `${description} HTML, of which the elements that pages show are kept.`);

const writtenStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export const writtenStatus = z.enum(writtenStates).meta({
  description:
    '`draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off.',
  examples: ['draft'],
});

const revision = (example: number, description: string) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ examples: [example], description });

/** What every reply says of a text that the office writes in revisions. */
export const writtenState = {
  id: publicId.describe('Its id.'),
  version,
  status: writtenStatus,
  address: textOrNull('/the-standard/how-to-stop', 'Its path on the site; `null`: it is not there.'),
  published_at: instant.nullable().describe('When it went on the site; `null`: it is not there.'),
  scheduled_at: instant.nullable().describe('When a revision goes on the site; `null`: none does.'),
  scheduled_version: revision(3, 'The revision that goes on the site then; `null`: none does.'),
  published_version: revision(2, 'The revision that is on the site; `null`: none is.'),
  changed_at: instant.describe('When the newest revision was made.'),
  changed_by: textOrNull('Dana Pruitt', 'Who made it; `null` if that is not known.'),
};

export const publishWrittenBody = z
  .object({
    version,
    at: inputInstant()
      .meta({
        description: 'When it goes on the site; without it, at once.',
        examples: ['2026-03-20T07:00:00-04:00'],
      })
      .optional(),
  })
  .meta({
    id: 'PublishRequest',
    description: 'The newest revision, to put on the site now or at a time.',
    examples: [{ version: 3 }],
  });

export const writtenVersionBody = z.object({ version }).meta({
  id: 'WrittenVersionRequest',
  description: 'The newest revision that the caller knows.',
  examples: [{ version: 3 }],
});

export const writtenRevisions = z
  .object({
    results: z
      .array(
        z
          .object({
            n: count(3, 'Its number.'),
            at: instant,
            by: textOrNull('Dana Pruitt', 'Who made it; `null` if that is not known.'),
            title: text('Three ways to stop', 'Its headline.'),
            word_count: count(412, 'Words of its text.'),
          })
          .meta({ id: 'Revision', description: 'A revision of a text.' }),
      )
      .describe('The revisions, newest first.'),
  })
  .meta({ id: 'Revisions', description: 'The revisions of a text.' });

import * as z from 'zod';
import { day, text } from '../primitives.ts';
import { line } from './lists.ts';

const example = 'I skate at my own risk.\n\nI wear a helmet.';

export const firstWaiverBody = z
  .object({
    title: line(120, 'Liability waiver', 'Title over the text.'),
    text: z
      .string()
      .trim()
      .min(1, 'A waiver needs a text.')
      .max(50_000, 'At most 50,000 characters.')
      .meta({
        examples: [example],
        description: 'Plain text; an empty line begins a paragraph.',
      }),
  })
  .meta({
    id: 'PublishWaiverRequest',
    description: 'The text with which the studio begins.',
    examples: [{ title: 'Liability waiver', text: example }],
  });

export const publishedWaiver = z
  .object({
    version: text('1', 'Name of the version.'),
    title: text('Liability waiver'),
    body: text('<p>I take care.</p>', 'The text as HTML.'),
    effective_date: day,
  })
  .meta({ id: 'PublishedWaiver', description: 'The waiver that is now in force.' });

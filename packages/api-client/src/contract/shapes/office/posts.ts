import { slugRule } from '@detroit-well/validation';
import * as z from 'zod';
import { block, picture } from '../blog.ts';
import { count, instant, slug, text, textOrNull } from '../primitives.ts';
import { line, officeList, officeQuery, ofId, version } from './lists.ts';
import { writtenHtml, writtenState, writtenStatus, writtenText } from './written.ts';

const slugChars = 120;
const slugText = z
  .string()
  .max(slugChars, `At most ${slugChars} characters.`)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, slugRule)
  .meta({
    description: 'The last part of its address: lower case letters, digits and hyphens.',
    examples: ['how-to-stop'],
  });

const pictureInput = z
  .object({
    url: writtenText(500, '/pictures/media-1600x900-0f3c.webp', 'Address of an uploaded picture.'),
    alt: writtenText(
      300,
      'Two pairs of skates on a bench',
      'What it shows, for people who do not see it; empty: nothing new.',
    ),
    width: z
      .number()
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Pixels.', examples: [1600] }),
    height: z
      .number()
      .int()
      .positive()
      .nullable()
      .meta({ description: 'Pixels.', examples: [900] }),
  })
  .meta({ description: 'A picture that the post shows.' });

/** A body as it is saved: every block that is sent is kept, also one of a type that no page shows. */
const bodyInput = z
  .array(
    z.object({
      id: z
        .string()
        .min(1)
        .max(64)
        .meta({ description: 'Id of this part, unique in the body.', examples: ['b1'] }),
      type: z
        .string()
        .min(1)
        .max(64)
        .meta({
          description: '`simple_content`, `quote`, `fullwidth_image` or `split_image`.',
          examples: ['quote'],
        }),
      value: z
        .record(z.string().max(64), z.unknown())
        .meta({ description: 'The fields of its type.', examples: [{ quote: 'Fall small.' }] }),
    }),
  )
  .max(200, 'At most 200 blocks.')
  .meta({
    description: 'The blocks, in order.',
    examples: [
      [
        {
          id: 'b1',
          type: 'quote',
          value: { quote: 'Fall small.', author_name: 'Renee', author_title: 'Coach' },
        },
      ],
    ],
  });

/** What people write of a post. A draft may lack any of it; `publish` says what is missing. */
const written = {
  title: writtenText(200, 'How to stop', 'The headline.'),
  slug: slugText,
  subheader: writtenText(300, 'Three ways to come to rest', 'The line below the headline.'),
  excerpt: writtenText(500, 'Bend before you brake.', 'Plain text for lists.'),
  intro: writtenHtml(20_000, '<p>Everybody falls.</p>', 'The beginning of the text.'),
  body: bodyInput,
  category: z
    .string()
    .max(64)
    .nullable()
    .meta({ description: 'Slug of its category; `null` without one.', examples: ['skate'] }),
  author_id: z
    .string()
    .max(64)
    .nullable()
    .meta({ description: 'Id of its author; `null` without one.', examples: ['author-renee'] }),
  tags: z
    .array(line(40, 'Balance'))
    .max(20, 'Twenty tags at most.')
    .meta({ description: 'Names of its tags.', examples: [['Balance']] }),
  featured_image: pictureInput.nullable().describe('The main picture; `null`: the site draws one.'),
  seo_title: writtenText(200, 'How to stop on quad skates', 'Title for search engines; empty: the headline.'),
  search_description: writtenText(
    400,
    'The falling drill that every beginner learns first.',
    'Description for search engines; empty: the excerpt.',
  ),
};

export const officePostEntry = z
  .object({
    ...writtenState,
    title: text('How to stop', 'The headline of the newest revision.'),
    slug: slug('how-to-stop'),
    category: textOrNull('Skate', 'What its category is called.'),
    author: textOrNull('Renee Okafor', 'Name of the author.'),
    like_count: count(24, 'Number of likes.'),
    problems: count(0, 'How many things keep the newest revision from being published.'),
  })
  .meta({ id: 'OfficePostEntry', description: 'A post as lists of the office show it.' });

export const officePosts = officeList('OfficePosts', officePostEntry);

export const officePostQuery = officeQuery(['changed_at', 'title', 'published_at'], {
  status: writtenStatus.optional(),
  category: ofId('skate', 'Only posts of the category with this slug.'),
  author: ofId('author-renee', 'Only posts of this author.'),
}).meta({
  id: 'OfficePostFilters',
  description: 'Filters and order of the posts. The search reads titles, tags and authors.',
});

export const officePost = z
  .object({
    ...writtenState,
    ...written,
    slug: slug('how-to-stop'),
    body: z.array(block).describe('Its blocks, in order.'),
    featured_image: picture.nullable().describe('The main picture; `null`: the site draws one.'),
  })
  .meta({ id: 'OfficePost', description: 'The newest revision of a post, and what of it is on the site.' });

const writtenExample = {
  title: 'How to stop',
  slug: 'how-to-stop',
  intro: '<p>Everybody falls.</p>',
};

export const createPostBody = z
  .object(written)
  .partial()
  .meta({
    id: 'CreatePostRequest',
    description: 'A new draft. Without a slug, it gets one of its title.',
    examples: [writtenExample],
  });

export const changePostBody = z.object({ version, ...z.object(written).partial().shape }).meta({
  id: 'ChangePostRequest',
  description: 'What changes about a post, with the revision that it started from. It makes a revision.',
  examples: [{ version: 3, title: 'How to stop' }],
});

export const previewLink = z
  .object({
    url: text(
      'https://detroitwell.com/preview/eyJ0',
      'Page of the public site that shows this revision to whoever has the link.',
    ),
    expires_at: instant.describe('The end of the link.'),
  })
  .meta({ id: 'PreviewLink', description: 'A link to one revision, which needs no sign-in.' });

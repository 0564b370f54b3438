import * as z from 'zod';
import { block, picture } from '../blog.ts';
import { count, inputInstant, instant, publicId, text, textOrNull } from '../primitives.ts';
import { line, officeList, officeQuery, ofId, version } from './lists.ts';

const postText = (max: number, example: string, description: string) =>
  z
    .string()
    .max(max, `At most ${max} characters.`)
    .meta({ examples: [example], description });

const html = (max: number, example: string, description: string) =>
  postText(max, example, `${description} HTML, of which the elements that pages show are kept.`);

const postStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export const postStatus = z.enum(postStates).meta({
  description:
    '`draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off.',
  examples: ['draft'],
});

const slugText = z
  .string()
  .max(120, 'At most 120 characters.')
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Use lower case letters, digits and hyphens.')
  .meta({
    description: 'The last part of its address: lower case letters, digits and hyphens.',
    examples: ['how-to-fall-well'],
  });

const pictureInput = z
  .object({
    url: postText(500, '/pictures/media-1600x900-0f3c.webp', 'Address of an uploaded picture.'),
    alt: postText(
      300,
      'A skater on one knee',
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
  .meta({ description: 'A picture with its alternative text and size.' });

/** A body as it is saved: every block that is sent is kept, also one of a type that no page shows. */
const bodyInput = z
  .array(
    z.object({
      id: z.string().min(1).max(64),
      type: z.string().min(1).max(64),
      value: z.record(z.string().max(64), z.unknown()),
    }),
  )
  .max(200, 'At most 200 blocks.')
  .meta({
    description: 'The parts of the text, in order.',
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
  title: postText(200, 'How to fall well', 'The headline.'),
  slug: slugText,
  subheader: postText(300, 'The first skill of skating', 'The line below the headline.'),
  excerpt: postText(500, 'Falling is a skill.', 'Short plain text for lists.'),
  intro: html(20_000, '<p>Everybody falls.</p>', 'The beginning of the text.'),
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
    .max(20, 'At most 20 tags.')
    .meta({ description: 'Names of its tags.', examples: [['Balance']] }),
  featured_image: pictureInput.nullable().describe('The main picture; `null`: the site draws one.'),
  seo_title: postText(
    200,
    'How to fall well on roller skates',
    'Title for search engines; empty: the headline.',
  ),
  search_description: postText(
    400,
    'The falling drill that every beginner learns first.',
    'Description for search engines; empty: the excerpt.',
  ),
};

const revision = (example: number, description: string) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ examples: [example], description });

const state = {
  id: publicId.describe('Id of the post.'),
  version,
  status: postStatus,
  published_at: instant.nullable().describe('When it went on the site; `null`: it is not there.'),
  scheduled_at: instant.nullable().describe('When a revision goes on the site; `null`: none does.'),
  scheduled_version: revision(3, 'The revision that goes on the site then; `null`: none does.'),
  published_version: revision(2, 'The revision that is on the site; `null`: none is.'),
  changed_at: instant.describe('When the newest revision was made.'),
  changed_by: textOrNull('Dana Pruitt', 'Who made it; `null` if that is not known.'),
};

export const officePostEntry = z
  .object({
    ...state,
    title: text('How to fall well', 'The headline of the newest revision.'),
    slug: text('how-to-fall-well', 'The last part of its address.'),
    category: textOrNull('Skate', 'Name of the category.'),
    author: textOrNull('Renee Okafor', 'Name of the author.'),
    like_count: count(24, 'Number of likes.'),
    problems: count(0, 'How many things keep the newest revision from being published.'),
  })
  .meta({ id: 'OfficePostEntry', description: 'A post as lists of the office show it.' });

export const officePosts = officeList('OfficePosts', officePostEntry);

export const officePostQuery = officeQuery(['changed_at', 'title', 'published_at'], {
  status: postStatus.optional(),
  category: ofId('skate', 'Only posts of the category with this slug.'),
  author: ofId('author-renee', 'Only posts of this author.'),
}).meta({
  id: 'OfficePostFilters',
  description: 'Filters and order of the posts. The search reads titles, tags and authors.',
});

export const officePost = z
  .object({
    ...state,
    ...written,
    slug: text('how-to-fall-well', 'The last part of its address.'),
    body: z.array(block).describe('The parts of the text, in order.'),
    featured_image: picture.nullable().describe('The main picture; `null`: the site draws one.'),
  })
  .meta({ id: 'OfficePost', description: 'The newest revision of a post, and what of it is on the site.' });

const writtenExample = {
  title: 'How to fall well',
  slug: 'how-to-fall-well',
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
  examples: [{ version: 3, title: 'How to fall well' }],
});

export const publishPostBody = z
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
    id: 'PublishPostRequest',
    description: 'The newest revision, to put on the site now or at a time.',
    examples: [{ version: 3 }],
  });

export const postVersionBody = z.object({ version }).meta({
  id: 'PostVersionRequest',
  description: 'The newest revision that the caller knows.',
  examples: [{ version: 3 }],
});

export const postRevisions = z
  .object({
    results: z
      .array(
        z
          .object({
            n: count(3, 'Number of the revision.'),
            at: instant,
            by: textOrNull('Dana Pruitt', 'Who made it; `null` if that is not known.'),
            title: text('How to fall well', 'Its headline.'),
            word_count: count(412, 'Words of its text.'),
          })
          .meta({ id: 'PostRevision', description: 'A revision of a post.' }),
      )
      .describe('The revisions, newest first.'),
  })
  .meta({ id: 'PostRevisions', description: 'The revisions of a post.' });

export const previewLink = z
  .object({
    url: text(
      'https://detroitwell.com/preview/eyJ0',
      'Page of the public site that shows this revision to whoever has the link.',
    ),
    expires_at: instant.describe('When the link ends.'),
  })
  .meta({ id: 'PreviewLink', description: 'A link to one revision, which needs no sign-in.' });

import * as z from 'zod';
import {
  boolean,
  count,
  imageUrl,
  instant,
  pageLinks,
  publicId,
  record,
  slug,
  text,
  textOrNull,
  texts,
} from './primitives.ts';

export const postCategory = record('PostCategory', 'A category of posts, with the colors of its badge.', {
  name: text('Skate'),
  slug: slug('skate'),
  bg_color: textOrNull('#0C0D10', 'CSS color of the badge.'),
  text_color: textOrNull('#F1EDE4', 'CSS color of its text.'),
  post_count: count(5),
});

export const author = record('Author', 'An author of posts.', {
  public_id: publicId,
  name: text('Renee Okafor'),
  display_name: text('Renee'),
  first_name: text('Renee'),
  last_name: text('Okafor'),
  bio: text('Writes about balance and falling.', 'A short biography.'),
  avatar: imageUrl('URL of a square picture; `null` without one.'),
  coach_slug: textOrNull('renee-okafor', 'Slug of the coach who the author is; `null` for other authors.'),
  post_count: count(4),
});

export const tag = record('Tag', 'A tag of posts.', {
  name: text('Balance'),
  slug: slug('balance'),
  post_count: count(3),
});

const pixels = (example: number) =>
  z
    .number()
    .int()
    .nullable()
    .meta({ examples: [example], description: 'Pixels.' });

export const picture = record('Picture', 'A picture with its alternative text and size.', {
  url: text('/media/posts/falling-well.webp', 'Address of the picture.'),
  alt: text('A skater on one knee', 'Alternative text of the picture.'),
  width: pixels(1600),
  height: pixels(900),
});

/** Known types: simple_content, quote, fullwidth_image, split_image (SPEC-A 2); screens skip others. */
export const block = record(
  'PostBlock',
  'A part of the body of a post.',
  {
    id: text('b1', 'Id of the block within the post.'),
    type: text(
      'quote',
      '`simple_content`, `quote`, `fullwidth_image`, `split_image`; skip types you do not know.',
    ),
    value: z.record(z.string(), z.unknown()).describe('Depends on the type.'),
  },
  {
    examples: [
      {
        id: 'b1',
        type: 'quote',
        value: { quote: 'Fall small.', author_name: 'Renee', author_title: 'Coach' },
      },
    ],
  },
);

export const postSummary = record('PostSummary', 'A post as lists show it, without its body.', {
  id: count(12, 'Number of the post in the content system.'),
  title: text('How to fall well'),
  slug: slug('how-to-fall-well'),
  meta: z
    .object({ slug: slug('how-to-fall-well') })
    .describe('The slug once more, as the content system nests it.'),
  url: text('/the-standard/how-to-fall-well', 'Path on the public site.'),
  date: instant,
  first_published_at: instant,
  excerpt: text('Falling is a skill. Here is the drill we start with.', 'Short plain text for lists.'),
  subheader: text('The first skill of skating', 'Plain text below the title.'),
  tags: texts(['Balance', 'Beginners'], 'Names of the tags.'),
  category: postCategory.nullable().describe('`null` for a post without a category.'),
  author: author.nullable().describe('`null` for a post without an author.'),
  featured_image: picture.nullable().describe('The main picture; `null` without one.'),
  like_count: count(24, 'Number of likes.'),
  comment_count: count(0, 'Number of comments.'),
  word_count: z
    .number()
    .int()
    .nullable()
    .meta({
      examples: [820],
      description:
        'Words in title, excerpt, intro and body, for the reading time; `null` from a server that does not send it.',
    }),
  seo_title: text('How to fall well on roller skates'),
  search_description: text('A coach explains the falling drill that every beginner learns first.'),
  is_sample: boolean(false, 'Placeholder content, shown in development only.'),
});

export const post = record('Post', 'A post with its introduction and body.', {
  ...postSummary.shape,
  intro: text('<p>Everybody falls.</p>', 'HTML.'),
  body: z.array(block).describe('The parts of the text, in order.'),
});

export const postPreview = record('PostPreview', 'A revision of a post, for whoever has the link to it.', {
  post,
  expires_at: instant.describe('When the link ends.'),
});

export const postPage = z
  .object({
    count: count(1, 'Number of matching posts on all pages.'),
    ...pageLinks,
    results: z.array(postSummary),
  })
  .meta({ id: 'PostPage', description: 'One page of posts.' });

export const postFilters = z
  .object({
    page: z.coerce
      .number()
      .int()
      .min(1)
      .meta({ description: 'From 1; a page beyond the last is a 404.', examples: [1] })
      .optional(),
    page_size: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .meta({ description: 'Posts on a page; 12 unless stated.', examples: [12] })
      .optional(),
    category__slug: z.string().describe('Slug of a category.').optional(),
    author__public_id: z.string().describe('Public id of an author.').optional(),
    tags__slug: z.string().describe('A tag: its slug, or its name in any case.').optional(),
    search: z
      .string()
      .describe('Words of the title, the excerpt, the text, the category, the author or a tag.')
      .optional(),
  })
  .meta({ description: 'Which posts to list.' });

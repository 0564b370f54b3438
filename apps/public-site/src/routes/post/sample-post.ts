import type { Post } from '../../api/wire.ts';
import { postPicture } from '../../pictures/paths.ts';

/** The template's slug, unless a real post has that slug. */
export const samplePostSlug = 'sample-post';

const wide = { width: 1440, height: 620 };
const half = { width: 780, height: 560 };
const placeholder = 'This is placeholder text. Replace it with a paragraph of your own.';

function textBlock(layout: string, heading: string): Post['body'][number] {
  const split = layout.startsWith('split');
  return {
    id: `sample-${layout}`,
    type: 'simple_content',
    value: {
      layout,
      heading: split ? '' : heading,
      split_heading: split ? heading : '',
      content: `<p>${placeholder} Two or three sentences read best.</p><p>${placeholder}</p>`,
    },
  };
}

/** A template with every body block and placeholder content (SPEC-A 2), shown only if samples are enabled (SPEC-A 7.19). */
export const samplePost: Post = {
  id: 0,
  title: 'Placeholder title of a sample post',
  slug: '',
  meta: { slug: '' },
  url: '',
  date: '2026-01-01T12:00:00-05:00',
  first_published_at: '2026-01-01T12:00:00-05:00',
  excerpt: 'Placeholder excerpt of a sample post.',
  subheader: 'Placeholder subheader of a sample post.',
  tags: ['sample', 'placeholder'],
  category: { name: 'Sample', slug: '', bg_color: null, text_color: null, post_count: 0 },
  author: {
    public_id: '',
    name: 'Placeholder author',
    display_name: 'Placeholder author',
    first_name: 'Placeholder',
    last_name: 'author',
    bio: '',
    avatar: null,
    coach_slug: null,
    post_count: 0,
  },
  featured_image: { url: postPicture(samplePostSlug, 'post-hero'), alt: '', ...wide },
  like_count: 0,
  comment_count: 0,
  word_count: null,
  seo_title: '',
  search_description: '',
  is_sample: true,
  intro: '<p>Placeholder intro: one or two sentences that make a reader stay.</p>',
  body: [
    textBlock('full', 'Heading of a full block'),
    {
      id: 'sample-quote',
      type: 'quote',
      value: {
        quote: 'A placeholder quote stands alone.',
        author_name: 'Placeholder name',
        author_title: 'Placeholder title',
      },
    },
    textBlock('split-left', 'Heading on the left'),
    {
      id: 'sample-split-image',
      type: 'split_image',
      value: {
        left_image: { url: postPicture('sample-left', 'post-half'), ...half },
        right_image: { url: postPicture('sample-right', 'post-half'), ...half },
        alt_text: 'Two placeholder pictures',
        caption: 'Placeholder caption of two pictures.',
      },
    },
    textBlock('split-right', 'Heading on the right'),
    {
      id: 'sample-image',
      type: 'fullwidth_image',
      value: {
        image: { url: postPicture('sample-wide', 'post-hero'), ...wide },
        alt_text: 'A placeholder picture',
      },
    },
    textBlock('center', 'Heading of a centered block'),
  ],
};

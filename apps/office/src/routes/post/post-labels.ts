import type { PostValues } from './post-values.ts';

/** What the fields of a post are called. */
export const postLabels: Readonly<Record<keyof PostValues, string>> = {
  title: 'Title',
  slug: 'Address',
  subheader: 'Line below the title',
  excerpt: 'Excerpt',
  intro: 'Introduction',
  body: 'Blocks',
  category: 'Category',
  author_id: 'Author',
  tags: 'Tags',
  featured_image: 'Main picture',
  seo_title: 'Title in search',
  search_description: 'Description',
};

import type { SiteApi } from '../src/api/site-api.ts';
import type { Author, Post, PostCategory, PostSummary } from '../src/api/wire.ts';

export const rhythm: PostCategory = {
  name: 'Rhythm',
  slug: 'rhythm',
  bg_color: '#0C0D10',
  text_color: '#F1EDE4',
  post_count: 2,
};

export const renee: Author = {
  public_id: 'author-renee',
  name: 'Renée Alston',
  display_name: 'Renée Alston',
  first_name: 'Renée',
  last_name: 'Alston',
  bio: 'Coach, Skate//Well.',
  avatar: null,
  coach_slug: 'renee-alston',
  post_count: 2,
};

export const post: Post = {
  id: 1,
  title: 'Learn to count before you learn to turn',
  slug: 'learn-to-count',
  meta: { slug: 'learn-to-count' },
  url: '/the-standard/learn-to-count',
  date: '2026-03-01T10:00:00-05:00',
  first_published_at: '2026-03-01T10:00:00-05:00',
  excerpt: 'A four count is a floor plan. Once you can hear it, your feet stop guessing.',
  subheader: 'A four count is a floor plan. Once you can hear it, your feet stop guessing.',
  tags: ['grown-folks', 'music'],
  category: rhythm,
  author: renee,
  featured_image: { url: '/art/v1/post/learn-to-count/1440x620.svg', alt: '', width: 1440, height: 620 },
  like_count: 128,
  comment_count: 0,
  word_count: 640,
  seo_title: 'Learn to count before you learn to turn',
  search_description: 'A four count is a floor plan.',
  is_sample: true,
  intro: '<p>Every song we skate to is counted in fours.</p>',
  body: [],
};

const { intro: _intro, body: _body, ...summary } = post;
export const postSummary: PostSummary = summary;

/** Successful blog responses of the API. */
export const goodBlog = {
  blogPage: () => Promise.resolve(null),
  posts: () => Promise.resolve({ count: 1, next: null, previous: null, results: [postSummary] }),
  allPosts: () => Promise.resolve([postSummary]),
  post: (slug) => Promise.resolve(slug === post.slug ? post : null),
  preview: () => Promise.resolve(null),
  postCategories: () => Promise.resolve([rhythm]),
  authors: () => Promise.resolve([renee]),
  tags: () => Promise.resolve([{ name: 'grown-folks', slug: 'grown-folks', post_count: 2 }]),
} satisfies Partial<SiteApi>;

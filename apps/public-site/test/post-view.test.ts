import { describe, expect, it } from 'vitest';
import { breadcrumbTrail } from '../src/layout/breadcrumb-trail.ts';
import { picturesFrom } from '../src/pictures/allowed-pictures.ts';
import { wordCountOf, postsToRead, postView } from '../src/routes/post/post-view.ts';
import { post, postSummary } from './blog-fixtures.ts';

const allows = picturesFrom(['https://cdn.example.com', 'https://api.example.com']);
const page = { path: '/p', more: [], allows };

describe('word count', () => {
  it.each([
    ['', 0],
    ['<p>One two</p><p>three</p>', 3],
    ['<li><strong>78 to 85</strong>: streets</li>', 4],
    ['Hello — world', 2],
    ['grown-folks don’t', 2],
  ])('of %j is %i', (html, count) => {
    expect(wordCountOf(html)).toBe(count);
  });
});

describe('post reading time', () => {
  it.each([
    [0, '1 min read'],
    [200, '1 min read'],
    [201, '2 min read'],
    [1_000, '5 min read'],
  ])('for %i words is %s', (word_count, expected) => {
    expect(postView({ ...post, word_count }, page).readingTime).toBe(expected);
  });

  it('is calculated from intro and body if the server sends none', () => {
    const content = `<p>${'word '.repeat(399)}</p>`;
    const body = [{ id: 'b', type: 'simple_content', value: { layout: 'full', content } }];
    const view = postView({ ...post, word_count: null, intro: '<p>Two words</p>', body }, page);
    expect([view.wordCount, view.readingTime]).toEqual([401, '3 min read']);
  });
});

describe('related posts', () => {
  const other = (slug: string, category: string | null) => ({
    ...postSummary,
    slug,
    category: category === null ? null : { ...post.category!, slug: category },
  });
  const newest = [
    postSummary,
    other('gear-1', 'gear'),
    other('rhythm-1', 'rhythm'),
    other('none', null),
    other('rhythm-2', 'rhythm'),
  ];

  it('are three posts, the same category first, and never the post itself', () => {
    expect(postsToRead(post, newest).map(({ slug }) => slug)).toEqual(['rhythm-1', 'rhythm-2', 'gear-1']);
  });

  it('have the picture of the editor and no invalid date', () => {
    const featured_image = {
      url: 'https://api.example.com/files/rink.jpg',
      alt: '',
      width: 520,
      height: 400,
    };
    const next = { ...other('rhythm-1', 'rhythm'), featured_image, first_published_at: '' };
    const [first] = postView(post, { ...page, more: [next] }).more;
    expect([first?.picture, first?.date]).toEqual([featured_image.url, '']);
  });

  it('are empty without another post', () => {
    expect(postsToRead(post, [postSummary])).toEqual([]);
  });
});

describe('post with missing data', () => {
  it('has no dates if the server sends no valid ones', () => {
    const { published, modified } = postView({ ...post, first_published_at: '', date: 'soon' }, page);
    expect([published, modified]).toEqual([null, null]);
  });

  it('has no link for an author or category without an id, and each tag once', () => {
    const view = postView(
      {
        ...post,
        author: { ...post.author!, public_id: '' },
        category: { ...post.category!, slug: '' },
        tags: ['Music', 'Music'],
      },
      page,
    );
    expect(view.author).toMatchObject({ name: 'Renée Alston', href: null });
    expect(view.category?.href).toBeNull();
    expect(view.tags).toEqual([{ name: 'Music', href: '/the-standard?tag=music' }]);
  });

  it('has the generated picture of its slug if it has no featured image', () => {
    const { picture } = postView({ ...post, featured_image: null }, page);
    expect(picture.url).toBe('/art/v1/post/learn-to-count/1440x620.svg');
    expect(picture.narrow).toBe('/art/v1/post/learn-to-count/520x400.svg');
    const own = { url: 'https://cdn.example.com/a.jpg', alt: 'A floor', width: 800, height: 500 };
    expect(postView({ ...post, featured_image: own }, page).picture).toEqual({ ...own, narrow: null });
  });

  it('has generated pictures in place of those that the browser would block', () => {
    const url = 'https://elsewhere.example/a.jpg';
    const other = { ...post, featured_image: { url, alt: 'A floor', width: 800, height: 500 } };
    const author = { ...post.author!, avatar: url };
    const view = postView({ ...other, author }, { ...page, more: [other] });
    expect(view.picture).toMatchObject({ url: '/art/v1/post/learn-to-count/1440x620.svg', alt: '' });
    expect([view.author?.avatar, view.more[0]?.picture]).toEqual([null, null]);
  });
});

describe('breadcrumb', () => {
  it.each([
    ['/the-standard/a-post', ['Home /', 'The Standard /the-standard', 'Title undefined']],
    [
      '/dashboard/profile/edit',
      ['Home /', 'Dashboard /dashboard', 'Profile /dashboard/profile', 'Title undefined'],
    ],
    [
      '/training/skate-well/x',
      ['Home /', 'Training /training', 'Skate Well /training/skate-well', 'Title undefined'],
    ],
  ])('for %s is %j', (path, expected) => {
    expect(breadcrumbTrail(path, 'Title').map(({ label, href }) => `${label} ${href}`)).toEqual(expected);
  });
});

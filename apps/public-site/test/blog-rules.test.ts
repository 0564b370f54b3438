import { describe, expect, it } from 'vitest';
import { excerptOf } from '../src/blog/excerpt.ts';
import { activeFilters, filterOptions, findOption } from '../src/blog/filter-options.ts';
import { filtersHref, noFilters, postQuery, readFilters, withFilter } from '../src/blog/filters.ts';
import { postCardView } from '../src/blog/post-card-view.ts';
import { postResults } from '../src/blog/post-results.ts';
import { readingTime } from '../src/blog/reading-time.ts';
import { postSummary, renee, rhythm } from './blog-fixtures.ts';

const repeatedWord = (count: number) => Array.from({ length: count }, () => 'four').join(' ');

const anyPicture = () => true;

describe('post excerpt (SPEC-B 9)', () => {
  it.each([
    ['', ''],
    ['  short \n text ', 'short text'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), `${'x'.repeat(100)}…`],
    [repeatedWord(21), `${repeatedWord(20)}…`],
    [`${'x'.repeat(99)} y`, `${'x'.repeat(99)}…`],
    [`${'x'.repeat(96)}, yes and more`, `${'x'.repeat(96)}…`],
    ['é'.repeat(100), 'é'.repeat(100)],
    ['🛼'.repeat(100), '🛼'.repeat(100)],
    ['🛼'.repeat(101), `${'🛼'.repeat(100)}…`],
  ])('of %j is %j', (text, excerpt) => {
    expect(excerptOf(text)).toBe(excerpt);
    expect(Array.from(excerptOf(text)).length).toBeLessThanOrEqual(101);
  });
});

describe('reading time (SPEC-B 9)', () => {
  it.each([
    [null, null],
    [0, '1 min read'],
    [1, '1 min read'],
    [200, '1 min read'],
    [201, '2 min read'],
    [640, '4 min read'],
  ])('for %j words is %j', (count, text) => {
    expect(readingTime(count)).toBe(text);
  });
});

describe('blog filters in the query string (SPEC-A 2)', () => {
  it.each([
    ['', {}],
    ['category=rhythm', { category: 'rhythm' }],
    ['tag=Grown-Folks', { tag: 'grown-folks' }],
    ['search=%20slow%20%20', { search: 'slow' }],
    ['search=%20', {}],
    ['search=%E2%80%8B%E2%80%AE', {}],
    ['category=%C2%AD', {}],
    ['page=3', { page: 3 }],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=two', {}],
    ['page=1e9', {}],
    ['page=999999999', { page: 100_000 }],
    ['author=author-renee&utm_source=mail', { author: 'author-renee' }],
    [`search=${'x'.repeat(300)}`, { search: 'x'.repeat(100) }],
  ])('parses %j as %j', (query, filters) => {
    expect(readFilters(new URLSearchParams(query))).toEqual({ ...noFilters, ...filters });
  });

  it.each([
    [{}, '/the-standard'],
    [{ tag: 'Skate Wheels', page: 1 }, '/the-standard?tag=skate+wheels'],
    [{ category: 'rhythm', search: 'a&b', page: 2 }, '/the-standard?category=rhythm&search=a%26b&page=2'],
  ])('for %j have the address %s, which parses as the same filters', (filters, href) => {
    const whole = { ...noFilters, ...filters };
    expect(filtersHref(whole)).toBe(href);
    const read = readFilters(new URLSearchParams(href.split('?')[1]));
    expect(read).toEqual({ ...whole, tag: whole.tag.toLowerCase() });
  });

  it('return to the first page when one of them changes', () => {
    expect(withFilter({ ...noFilters, page: 4 }, 'category', 'rhythm')).toEqual({
      ...noFilters,
      category: 'rhythm',
    });
  });

  it('become the query of the API call, without empty values', () => {
    expect(postQuery(noFilters)).toEqual({});
    expect(postQuery({ category: 'a', author: 'b', tag: 'c', search: 'd', page: 2 })).toEqual({
      category__slug: 'a',
      author__public_id: 'b',
      tags__slug: 'c',
      search: 'd',
      page: 2,
    });
  });
});

describe('filter options and chips', () => {
  const tags = [{ name: 'Grown Folks', slug: 'grown-folks', post_count: 2 }];
  const options = filterOptions([rhythm], [renee], tags);

  it.each(['Grown Folks', 'grown folks', 'grown-folks'])('find the tag by %j (SPEC-A 7.16)', (tag) => {
    expect(findOption(options.tag, tag)?.label).toBe('#Grown Folks');
  });

  it('show each active filter with a link to the list without it', () => {
    const filters = {
      category: 'rhythm',
      author: 'author-renee',
      tag: 'grown-folks',
      search: 'slow',
      page: 2,
    };
    const chips = activeFilters(filters, options);
    expect(chips.map(({ label }) => label)).toEqual([
      'Search: slow',
      'Rhythm',
      'Renée Alston',
      '#Grown Folks',
    ]);
    expect(filtersHref(chips[0]?.without ?? noFilters)).toBe(
      '/the-standard?category=rhythm&author=author-renee&tag=grown-folks',
    );
  });

  it('show an unknown value unchanged', () => {
    const chips = activeFilters({ ...noFilters, category: 'gone', tag: 'gone' }, null);
    expect(chips.map(({ label }) => label)).toEqual(['gone', '#gone']);
  });
});

describe('post card', () => {
  it('shows the studio date, the reading time and the category in its colors', () => {
    expect(postCardView(postSummary, anyPicture)).toEqual({
      slug: 'learn-to-count',
      title: 'Learn to count before you learn to turn',
      excerpt: 'A four count is a floor plan. Once you can hear it, your feet stop guessing.',
      picture: null,
      category: { name: 'Rhythm', background: '#0C0D10', color: '#F1EDE4' },
      author: 'Renée Alston',
      date: 'Mar 1, 2026',
      readingTime: '4 min read',
      likes: 128,
      isSample: true,
    });
  });

  it('renders a post with few fields', () => {
    const bare = {
      ...postSummary,
      category: null,
      author: null,
      featured_image: null,
      word_count: null,
      excerpt: '',
      subheader: '',
      first_published_at: '',
    };
    expect(postCardView(bare, anyPicture)).toMatchObject({
      excerpt: '',
      date: '',
      readingTime: null,
      category: null,
    });
  });
});

describe('blog page count', () => {
  const next = 'https://api.example.com/?page=2';
  it.each([
    ['a single page', { count: 1, next: null, previous: null, posts: 1 }, 1, 1],
    ['the first of three pages', { count: 25, next, previous: null, posts: 12 }, 1, 3],
    ['the last of three pages', { count: 25, next: null, previous: next, posts: 1 }, 3, 3],
    ['another page size', { count: 25, next, previous: null, posts: 5 }, 1, 5],
    ['an empty page with a next page', { count: 3, next, previous: null, posts: 0 }, 1, 3],
  ])('is correct: %s', (_name, { posts, ...page }, at, pages) => {
    const results = Array.from({ length: posts }, () => postSummary);
    expect(postResults({ ...page, results }, at, anyPicture)).toMatchObject({ pages, count: page.count });
  });

  it('is empty beyond the last page', () => {
    expect(postResults(null, 9, anyPicture)).toEqual({ posts: [], count: 0, page: 9, pages: 0 });
  });
});

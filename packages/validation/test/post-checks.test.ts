import { describe, expect, it } from 'vitest';
import { postChecks, type CheckedPost } from '../src/index.ts';

const picture = { url: '/pictures/media-1600x900-0f3c.webp', alt: '' };
const complete: CheckedPost = {
  title: 'How to fall well on eight wheels',
  slug: 'how-to-fall-well',
  excerpt: '',
  intro: '<p>Everybody falls.</p>',
  body: [],
  featured_image: picture,
  seo_title: '',
  search_description:
    'The falling drill that every beginner learns first: bend, roll, and get up again before the music notices that you were down at all.',
};
const found = (change: Partial<CheckedPost>) =>
  postChecks({ ...complete, ...change }).map(({ level, path }) => `${level} ${path.join('.')}`);
const block = (type: string, value: Readonly<Record<string, unknown>>) => ({ body: [{ type, value }] });

it('finds nothing in a complete post', () => expect(found({})).toEqual([]));

describe('a post', () => {
  it.each<[what: string, change: Partial<CheckedPost>, checks: string[]]>([
    ['without a title', { title: ' ' }, ['error title']],
    ['without an address', { slug: '' }, ['error slug']],
    ['with capitals in its address', { slug: 'How-To' }, ['error slug']],
    ['with two hyphens in its address', { slug: 'how--to' }, ['error slug']],
    ['without any text', { intro: '<p> </p>' }, ['error intro']],
    ['of a line alone', { intro: '<hr>' }, []],
    ['of a block alone', { intro: '', ...block('quote', { quote: 'Bend.' }) }, []],
    [
      'with a picture that no page shows',
      { featured_image: { url: 'data:a', alt: '' } },
      ['error featured_image'],
    ],
    ['without a picture', { featured_image: null }, ['warning featured_image']],
    ['with a short title', { title: 'Fall' }, ['warning seo_title']],
    ['with a good title for search', { title: 'Fall', seo_title: complete.title }, []],
    ['without a description', { search_description: '' }, ['warning search_description']],
    ['with a long description', { search_description: 'a'.repeat(161) }, ['warning search_description']],
    ['with a good excerpt alone', { search_description: '', excerpt: 'a'.repeat(140) }, []],
  ])('%s', (_what, change, checks) => expect(found(change)).toEqual(checks));
});

describe('a block', () => {
  it.each<[type: string, value: Readonly<Record<string, unknown>>, checks: string[]]>([
    ['simple_content', { content: '<p></p>' }, ['error body.0.content']],
    ['simple_content', { heading: 'Start' }, []],
    ['simple_content', { split_heading: 'Start' }, []],
    ['simple_content', { content: '<p>Roll.</p>' }, []],
    ['simple_content', { content: '<p><img src="/a.webp"></p>' }, []],
    ['quote', { quote: ' ', author_name: 'Renee' }, ['error body.0.quote']],
    ['quote', { quote: 'Bend.' }, []],
    ['fullwidth_image', { image: null, alt_text: 'A floor' }, ['error body.0.image']],
    ['fullwidth_image', { image: picture, alt_text: ' ' }, ['error body.0.alt_text']],
    ['fullwidth_image', { image: picture, alt_text: 'A floor' }, []],
    ['split_image', { right_image: picture, alt_text: 'Two' }, ['error body.0.left_image']],
    ['split_image', { left_image: picture, alt_text: 'Two' }, ['error body.0.right_image']],
    ['split_image', { left_image: picture, right_image: picture }, ['error body.0.alt_text']],
    ['split_image', { left_image: picture, right_image: picture, alt_text: 'Two' }, []],
    ['another', {}, []],
    ['constructor', {}, []],
  ])('%s of %j', (type, value, checks) => expect(found(block(type, value))).toEqual(checks));

  it('is named by its place', () =>
    expect(found({ body: [...block('quote', { quote: 'Bend.' }).body, ...block('quote', {}).body] })).toEqual(
      ['error body.1.quote'],
    ));
});

import { describe, expect, it } from 'vitest';
import { picturesFrom } from '../src/pictures/allowed-pictures.ts';
import { parseBlocks, textOf } from '../src/routes/post/blocks.ts';

const allows = picturesFrom(['https://cdn.example.com']);
const block = (type: string, value: Record<string, unknown>) => ({ id: 'b', type, value });
const parsed = (type: string, value: Record<string, unknown>) => parseBlocks([block(type, value)], allows)[0];
const picture = { url: '/art/v1/post/a/1440x620.svg', width: 1440, height: 620 };

describe('simple_content block', () => {
  it.each([
    ['full', { heading: 'Above' }, { heading: 'Above', splitHeading: '' }],
    ['full', { split_heading: 'Beside' }, { heading: 'Beside', splitHeading: '' }],
    ['center', { heading: 'Above' }, { heading: 'Above', splitHeading: '' }],
    ['split-left', { split_heading: 'Beside' }, { heading: '', splitHeading: 'Beside' }],
    ['split-right', { heading: 'Same', split_heading: 'Same' }, { heading: '', splitHeading: 'Same' }],
    ['split-left', { heading: 'Only' }, { heading: '', splitHeading: 'Only' }],
    [
      'split-left',
      { heading: 'Above', split_heading: 'Beside' },
      { heading: 'Above', splitHeading: 'Beside' },
    ],
  ])('of layout %s with %j has the headings %j', (layout, given, expected) => {
    const content = '<p>Text</p>';
    expect(parsed('simple_content', { layout, content, ...given })).toMatchObject({
      layout,
      content,
      ...expected,
    });
  });

  it.each(['sideways', '', null, 7, undefined])('with the layout %j uses the full layout', (layout) => {
    expect(parsed('simple_content', { layout, content: '<p>Text</p>' })).toMatchObject({ layout: 'full' });
  });
});

describe('picture block', () => {
  it.each<[unknown, object]>([
    [picture, picture],
    ['/art/v1/post/a/1440x620.svg', { url: picture.url }],
    [{ full_url: 'https://cdn.example.com/a.jpg' }, { url: 'https://cdn.example.com/a.jpg' }],
    [{ url: '/a.svg', width: 'wide', height: -3 }, { url: '/a.svg' }],
  ])('reads its picture from %j', (image, expected) => {
    expect(parsed('fullwidth_image', { image, alt_text: 'A floor' })).toMatchObject({
      image: expected,
      alt: 'A floor',
    });
  });

  it.each([
    undefined,
    null,
    '',
    'javascript:alert(1)',
    '//evil.example/a.svg',
    { url: 4 },
    'data:image/png;base64,AA',
    'https://elsewhere.example/a.jpg',
    { url: 'http://cdn.example.com/a.jpg' },
  ])('with the invalid picture %j is dropped', (image) => {
    expect(parsed('fullwidth_image', { image })).toBeUndefined();
  });

  it('drops text images from origins that are not allowed', () => {
    const allowed = '<img src="https://cdn.example.com/a.jpg" alt="A floor">';
    const content = `<p>One</p>${allowed}<img alt="" src="https://elsewhere.example/a.jpg"><p>Two</p>`;
    expect(parsed('simple_content', { content })).toMatchObject({
      content: `<p>One</p>${allowed}<p>Two</p>`,
    });
  });

  it('with two pictures keeps the one with an allowed origin', () => {
    const split = { left_image: 'nowhere', right_image: picture, alt_text: 'A record' };
    expect(parsed('split_image', split)).toMatchObject({
      type: 'fullwidth_image',
      image: picture,
      alt: 'A record',
    });
    expect(parsed('split_image', { ...split, left_image: '/left.svg' })).toMatchObject({
      type: 'split_image',
      left: { url: '/left.svg' },
      right: picture,
    });
  });
});

describe('post body', () => {
  const good = block('quote', { quote: 'Nobody learns to fall alone.' });

  it.each([
    block('video', { url: 'https://example.com/v' }),
    block('constructor', {}),
    block('quote', {}),
    block('quote', { quote: ['a', 'list'] }),
    block('simple_content', { layout: 'full', content: 42 }),
    block('split_image', {}),
    block('', {}),
  ])('drops only the invalid block $type with $value', (bad) => {
    expect(parseBlocks([good, bad, good], allows).map(({ type }) => type)).toEqual(['quote', 'quote']);
  });

  it('gives blocks with the same id different keys', () => {
    expect(new Set(parseBlocks([good, good], allows).map(({ id }) => id)).size).toBe(2);
  });

  it('counts visible text and ignores addresses', () => {
    const blocks = parseBlocks(
      [
        good,
        block('simple_content', { layout: 'split-left', split_heading: 'Side', content: '<p>Text</p>' }),
        block('split_image', {
          left_image: picture,
          right_image: picture,
          alt_text: 'Alt',
          caption: 'Caption',
        }),
      ],
      allows,
    );
    const text = textOf(blocks);
    for (const shown of ['Nobody', 'Side', 'Text', 'Caption']) expect(text).toContain(shown);
    expect(text).not.toContain('svg');
  });
});

import { describe, expect, it } from 'vitest';
import { cleanBlocks } from '../blog/clean-blocks.ts';
import { cleanPost } from '../blog/clean-post.ts';
import { cleanPage } from './clean-page.ts';

describe('posts and pages', () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const clean = '<img src="x" alt="" />';

  it('have all their HTML sanitized, whatever the type of a block', () => {
    const blocks = cleanBlocks([
      { id: '1', type: 'simple_content', value: { layout: 'full', heading: 'A & B', content: evil } },
      {
        id: '2',
        type: 'fullwidth_image',
        value: { image: { url: 'javascript:alert(1)' }, alt_text: 'x < y' },
      },
      { id: '3', type: 'from_the_future', value: { html: evil, list: [{ deep: evil, url: '//evil.test' }] } },
    ]);
    expect(blocks.map(({ value }) => value)).toEqual([
      { layout: 'full', heading: 'A & B', content: clean },
      { image: { url: '' }, alt_text: 'x < y' },
      { html: clean, list: [{ deep: clean, url: '' }] },
    ]);
    const page = cleanPage({
      body: evil,
      fields: { introText: evil, rules: [{ title: 'R', content: evil }] },
    });
    expect(page).toEqual({
      bodyHtml: clean,
      fields: { introText: clean, rules: [{ title: 'R', content: clean }] },
    });
  });

  it('are searched without markup, case and accents', () => {
    const { searchText, introHtml } = cleanPost({
      title: 'Renée’s Rink',
      subheader: '',
      excerpt: 'Fast & low',
      intro: `<p>One<br>two</p>${evil}`,
      body: [{ id: '1', type: 'quote', value: { quote: 'Keep TIME', author_name: 'Ø', image: '/a.svg' } }],
    });
    expect(introHtml).toBe(`<p>One<br />two</p>${clean}`);
    expect(searchText).toBe('renees rink fast & low one two keep time o');
  });
});

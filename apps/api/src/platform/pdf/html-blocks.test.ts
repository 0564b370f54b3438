import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitize } from '../html/sanitize.ts';
import { htmlBlocks, type Run } from './html-blocks.ts';

const shown = (html: string) =>
  htmlBlocks(html).map(({ kind, marker, depth, runs }) => [
    kind,
    marker,
    depth,
    runs.map(({ text }) => text).join(''),
  ]);

describe('the paragraphs of a text', () => {
  it.each([
    [
      '<p>One</p>\n<p>Two &amp; &lt;three&gt;</p>',
      [
        ['paragraph', '', 0, 'One'],
        ['paragraph', '', 0, 'Two & <three>'],
      ],
    ],
    [
      '<h3>Head</h3><p>a\n  b<br />c</p>',
      [
        ['heading', '', 0, 'Head'],
        ['paragraph', '', 0, 'a b\nc'],
      ],
    ],
    [
      '<ul><li>x</li><li>y</li></ul>',
      [
        ['item', '•', 1, 'x'],
        ['item', '•', 1, 'y'],
      ],
    ],
    [
      '<ol><li>x</li><li><p>y</p><ul><li>z</li></ul></li></ol>',
      [
        ['item', '1.', 1, 'x'],
        ['item', '2.', 1, 'y'],
        ['item', '•', 2, 'z'],
      ],
    ],
    [
      '<blockquote><p>Said</p></blockquote>after',
      [
        ['quote', '', 0, 'Said'],
        ['paragraph', '', 0, 'after'],
      ],
    ],
    ['bare <a href="https://x.test/?a=1&amp;b=2">link</a>', [['paragraph', '', 0, 'bare link']]],
    ['<p></p> <hr /><p>  </p>', []],
  ])('%s', (html, blocks) => {
    expect(shown(html)).toEqual(blocks);
  });

  it.each<[how: string, html: string, runs: [text: string, look: Partial<Run>][]]>([
    [
      'bold and italic',
      'a <strong>b <em>c</em></strong>',
      [
        ['a ', {}],
        ['b ', { bold: true }],
        ['c', { bold: true, italic: true }],
      ],
    ],
    [
      'struck out',
      'a <s>b <em>c</em></s> d',
      [
        ['a ', {}],
        ['b ', { struck: true }],
        ['c', { struck: true, italic: true }],
        [' d', {}],
      ],
    ],
    [
      'superscript and subscript',
      'x<sup>2</sup>, H<sub>2</sub>O',
      [
        ['x', {}],
        ['2', { script: 'sup' }],
        [', H', {}],
        ['2', { script: 'sub' }],
        ['O', {}],
      ],
    ],
    [
      'formatted by its nearest tag',
      '<sub>a<sup>b</sup></sub>',
      [
        ['a', { script: 'sub' }],
        ['b', { script: 'sup' }],
      ],
    ],
  ])('mark the text that is %s', (_how, html, runs) => {
    const plain = { bold: false, italic: false, struck: false, script: undefined };
    for (const tag of ['p', 'h2', 'li', 'blockquote']) {
      const [block] = htmlBlocks(sanitize(`<${tag}>${html}</${tag}>`));
      expect(block?.runs).toEqual(runs.map(([text, look]) => ({ ...plain, text, ...look })));
    }
  });

  it('contain every word of any sanitized text, in order', () => {
    const tag = fc.constantFrom(
      'p',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'em',
      's',
      'sup',
      'sub',
      'a',
      'script',
      'div',
    );
    const word = fc
      .stringMatching(/^[a-z&<>"]{1,6}$/)
      .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        word,
        fc
          .tuple(tag, fc.array(tie('node'), { maxLength: 3 }))
          .map(([name, inner]) => `<${name}>${inner.join(' ')}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(node, (html) => {
        const clean = sanitize(html);
        const plain = clean
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');
        expect(
          withoutSpaces(
            shown(clean)
              .map((block) => block[3])
              .join(' '),
          ),
        ).toBe(withoutSpaces(plain));
      }),
      { numRuns: 300 },
    );
  });
});

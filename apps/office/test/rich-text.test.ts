// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { documentOf, htmlOf } from '../src/rich-text/html.ts';

const again = (html: string): string => htmlOf(documentOf(html));

describe('the text of an editor', () => {
  // Everything that the server's sanitizer keeps.
  it.each([
    '<p>Read <strong>this</strong> <em>first</em>, <s>not</s> H<sub>2</sub>O<sup>2</sup> <code>x</code>.</p>',
    '<h2>Protection</h2><h3>Helmets</h3><h4>Sizes</h4><p>They stay on.<br>Always.</p><hr>',
    '<ul><li><p>One</p></li><li><p>Two</p><ol><li><p>Three</p></li></ol></li></ul>',
    '<blockquote><p>Roll on.</p></blockquote><pre>a\n  b</pre>',
    '<dl><dt>Rink</dt><dd>A floor.</dd></dl>',
    '<p><a href="https://example.test/a" title="There">There</a> at <time datetime="2026-03-14">noon</time></p>',
    '<p><img src="https://example.test/a.webp" alt="A floor" width="4" height="3"></p>',
    '<table><caption>Hours</caption><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">Monday</td></tr></tbody></table>',
  ])('keeps %s', (html) => expect(again(html)).toBe(html));

  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['an address that runs', '<p><a href="javascript:alert(1)">Hi</a></p>', '<p>Hi</p>'],
    ['a style', '<p style="color:red"><span class="MsoNormal">Hi</span></p>', '<p>Hi</p>'],
    ['a second title', '<h1>Hi</h1>', '<h2>Hi</h2>'],
    ['old names of marks', '<p><b>Hi</b> <i>you</i></p>', '<p><strong>Hi</strong> <em>you</em></p>'],
    ['text without a paragraph', 'Hi', '<p>Hi</p>'],
    ['an item without a paragraph', '<ul><li>Hi</li></ul>', '<ul><li><p>Hi</p></li></ul>'],
    ['nothing', '<p></p>', ''],
  ])('of %s is what pages show', (_what, html, kept) => expect(again(html)).toBe(kept));
});

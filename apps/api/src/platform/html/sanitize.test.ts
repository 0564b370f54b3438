import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl, sanitize } from './sanitize.ts';

/** Attacks, and the HTML that remains of each. */
const attacks: [string, string][] = [
  ['<script>alert(1)</script>hello', 'hello'],
  ['<ScRiPt src=//evil.test></sCrIpT>', ''],
  ['<<script>script>alert(1)<</script>/script>', '&lt;/script&gt;'],
  ['<p onclick="alert(1)" style="position:fixed" id="x" class="y">text</p>', '<p>text</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" alt="" />'],
  ['<img src="javascript:alert(1)" alt="a">', '<img alt="a" />'],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img alt="" />'],
  ['<img src="//evil.test/pixel.gif">', '<img alt="" />'],
  ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
  ['<a href="JaVaScRiPt:alert(1)">go</a>', '<a>go</a>'],
  ['<a href=" &#14; javascript:alert(1)">go</a>', '<a>go</a>'],
  ['<a href="java\tscript:alert(1)">go</a>', '<a>go</a>'],
  ['<a href="java&#x0A;script:alert(1)">go</a>', '<a>go</a>'],
  ['<a href="vbscript:msgbox(1)">go</a>', '<a>go</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">go</a>', '<a>go</a>'],
  ['<a href="//evil.test">go</a>', '<a>go</a>'],
  ['<a href="https://good.test" target="_blank">go</a>', '<a href="https://good.test">go</a>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg onload=alert(1)>', ''],
  ['<math><mi xlink:href="data:x,<script>alert(1)</script>">', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<object data="evil.swf"></object><embed src="evil.swf">', ''],
  ['<form action="https://evil.test"><input name=q><button>Sign in</button></form>', 'Sign in'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.test"><base href="//evil.test">', ''],
  ['<link rel=stylesheet href="//evil.test/a.css"><style>@import "//evil.test"</style>', ''],
  ['<textarea><img src=x onerror=alert(1)></textarea>', ''],
  ['<template><script>alert(1)</script></template>', ''],
  ['<p>a<!-- --!><img src=x onerror=alert(1)> --></p>', '<p>a<img src="x" alt="" /> --&gt;</p>'],
  ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ['<p>zero\0byte</p>', '<p>zerobyte</p>'],
  ['<a href="java&#8203;script:alert(1)">go</a>', '<a>go</a>'],
  ['<p>bell&#7; and e&#769;</p>', '<p>bell and é</p>'],
  ['<h1>Too large</h1>', '<h2>Too large</h2>'],
];

describe('HTML is sanitized when it is written', () => {
  it.each(attacks)('%s', (html, left) => {
    expect(sanitize(html)).toBe(left);
  });

  it.each([
    '<h2>Title</h2><p>Text with <strong>weight</strong>, <em>stress</em> and a <a href="/training">link</a>.</p>',
    '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol><blockquote>said</blockquote>',
    '<p><a href="mailto:a@b.test">mail</a> <a href="tel:+13135550142">call</a> <a href="#part">part</a></p>',
    '<img src="https://pictures.test/a.jpg" alt="A rink" width="10" height="20" />',
  ])('keeps the HTML that editors write: %s', (html) => {
    expect(sanitize(html)).toBe(html);
  });

  it.each([
    ['no space', '<\t<img src=x onerror=alert(1)>\u0338', '&lt;'],
    ['no mark on nothing', '\u0338<img src="data:image/png">\u0338', ''],
  ])('leaves %s where a tag is gone that joined a combining character', (_what, html, left) => {
    expect(sanitize(html)).toBe(left);
    expect(sanitize(left)).toBe(left);
  });

  it('contains nothing executable, and sanitizing it twice gives the same result, for any input', () => {
    const signs = '< > " \' / = & ; # !-- --> x &lt; &#x3c; script img svg style a p math src href'.split(
      ' ',
    );
    const harm = [
      ' ',
      '\0',
      '\u200B',
      '&#8203;',
      '\u0338',
      'java&#8203;script:',
      '\t',
      'onerror',
      'javascript:',
      'alert(1)',
      ...attacks.map(([html]) => html),
    ];
    const piece = fc.constantFrom(...signs.concat(harm));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const clean = sanitize(pieces.join(''));
        expect(clean).not.toMatch(
          /<(?!\/?(?:p|br|hr|h[234]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|time|blockquote|strong|em|b|i|s|sub|sup|code|pre|a|img)[\s>/])/i,
        );
        expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|srcset)\s*=/i);
        expect(clean).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
        expect(sanitize(clean)).toBe(clean);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('URLs of pictures and links', () => {
  it.each([
    ['https://pictures.test/a.jpg', 'https://pictures.test/a.jpg'],
    ['/art/v1/post/laces/1440x620.svg', '/art/v1/post/laces/1440x620.svg'],
    ['/', '/'],
    ['//evil.test/a.jpg', ''],
    ['/\\evil.test', ''],
    ['http://plain.test/a.jpg', ''],
    ['javascript:alert(1)', ''],
    [' data:text/html,x', ''],
    ['https://x.test/"onload="alert(1)', ''],
  ])('%s', (url, safe) => {
    expect(safeUrl(url)).toBe(safe);
  });
});

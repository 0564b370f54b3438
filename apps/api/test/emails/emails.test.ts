import { globSync, readFileSync } from 'node:fs';
import { caniemail } from 'caniemail';
import { HtmlValidate } from 'html-validate';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';

import { emailHtml, writeEmail } from '../../src/platform/mail/email/render-email.ts';
import { emailSamples } from './samples.ts';
import type { Texts } from './sample-texts.ts';

/** What a mail program lacks, and what its readers get in place of it. */
const fallbacks: Readonly<Record<string, string>> = {
  'color-scheme CSS property': 'the light theme, or the colors that the program computes',
  'color-scheme meta tag': 'the same',
  '@media': 'the light theme at 600 px; tables shrink to the window by their maximum width',
  '<style> element': 'the same, because all other styles are inline',
  'target attribute': 'links open in a new window anyway',
  'display:none': 'the preheader is in the color of its ground and one pixel high',
  opacity: 'the same',
  overflow: 'the same',
  'max-height property': 'the same',
  '<body> element': 'the cell inside it has the same ground',
  'role attribute': 'a reader announces tables',
  'word-break': 'a word without a space widens its cell',
};

interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
}

function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const parser = new Parser({ onopentag: (name, attributes) => elements.push({ name, attributes }) });
  parser.end(html);
  return elements;
}

const rendered = (texts?: Texts) =>
  Object.entries(emailSamples(texts)).map(([state, { content }]) => {
    const written = writeEmail(content);
    return { state, ...written, html: emailHtml(written.content) };
  });
const emails = rendered();

it('every template has a sample', () => {
  const source = globSync('src/features/**/*email*.ts', { cwd: new URL('../..', import.meta.url) })
    .map((file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
    .join('\n');
  const declared = [...source.matchAll(/emailTemplate<[^(]*>\(\s*'(\w+)'|^ {2}(waitlist_\w+): \(data\)/gm)];
  const names = declared.map(([, template, waitlist]) => template ?? waitlist);
  expect(names.length).toBeGreaterThan(15);
  const sampled = Object.values(emailSamples()).map(({ template }) => template);
  expect([...new Set(sampled)].toSorted()).toEqual(names.toSorted());
});

it.each(emails)('$state is valid HTML under 100 kB without files, scripts or tracking', async ({ html }) => {
  // Word reads sizes, grounds and alignment from attributes that HTML calls deprecated.
  const rules = { 'no-deprecated-attr': 'off' } as const;
  const report = await new HtmlValidate({ extends: ['html-validate:standard'], rules }).validateString(html);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  expect(html).not.toMatch(/<(img|link|script|object|video)\b|\bsrc=|url\(|@import|@font-face/);
});

it.each(emails)('$state has only features that mail programs have, or a fallback', ({ html }) => {
  const { issues } = caniemail({ clients: ['gmail.*', 'apple-mail.*', 'outlook.*'], html });
  const missing = [...issues.errors.values()].flat().map(({ title }) => title);
  expect([...new Set(missing)].filter((title) => !(title in fallbacks))).toEqual([]);
  const elements = elementsOf(html).map(({ name, attributes: { style = '' } }) => ({ name, style }));
  expect(elements.filter(({ style }) => /display: ?(flex|grid)|float|position/.test(style))).toEqual([]);
  // Word ignores padding elsewhere, except in the button, which has spaces for Word.
  const padded = elements.filter(({ style }) => /padding(?!-alt)[^:;]*:(?!0(px)?(;|$))/.test(style));
  expect(padded.filter(({ name }) => name !== 'td' && name !== 'a')).toEqual([]);
});

it.each(emails)('$state reads as plain text, with every link whole', ({ text, links, subject }) => {
  const lines = text.split('\n');
  for (const { url } of links) expect(lines.filter((line) => line.endsWith(url))).not.toEqual([]);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|<\w|&\w+;| {2}|\n{3}/);
  expect(subject).toMatch(/^\S.{3,}\S$/);
});

it('a missing name, place or coach leaves no gap', () => {
  const unknown = { firstName: '', coach: '', place: '', program: '' };
  const texts = { title: 'Open Floor', message: 'See you.', ...unknown };
  for (const { state, text, html } of rendered(texts)) {
    if (state.startsWith('Contact form')) continue;
    expect([state, text]).toEqual([state, expect.not.stringMatching(/Hello ,|^(Coach|Program):|, ,| {2}/m)]);
    expect([state, html]).toEqual([
      state,
      expect.not.stringMatching(/<td[^>]*>Coach<|<td[^>]*><\/td>|<p[^>]*><\/p>/),
    ]);
  }
});

const long = 'x'.repeat(500);
it.each([
  ['markup', '</td></table><script>alert(1)</script><b>&amp;'],
  ['line breaks', 'Ann\r\nBcc: all@example.test\r\n\r\nDear all,\u2028buy'],
  ['500 characters', long],
  ['a change of direction and control characters', 'Ann\u202Egnp.exe\u0007\u0000\u2066'],
])('a name, a title and a place with %s change neither headers, layout nor plain text', (_what, hostile) => {
  const message = 'See you.';
  const plain = { firstName: 'A', title: 'A', program: 'A', coach: 'A', place: 'A', message };
  const texts = {
    firstName: hostile,
    title: hostile,
    program: hostile,
    coach: hostile,
    place: hostile,
    message,
  };
  // The preheader fills up with spaces in a div of its own.
  const shape = (html: string) =>
    elementsOf(html)
      .map(({ name }) => name)
      .filter((name) => name !== 'div');
  const expected = rendered(plain);
  for (const [index, { state, subject, text, html }] of rendered(texts).entries()) {
    expect(Array.from(subject).length).toBeLessThanOrEqual(200);
    expect(subject + text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028\u202E\u2066]/u);
    expect(html).not.toMatch(/\r|<script|<b>|\u202E/);
    expect([state, text.split('\n').length]).toEqual([state, expected[index]?.text.split('\n').length]);
    expect([state, shape(html)]).toEqual([state, shape(expected[index]?.html ?? '')]);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  }
});

it('a message keeps its lines, and its markup is text', () => {
  const message = 'One\r\n\r\nTwo\n<b>three</b>';
  const usual = { firstName: 'A', title: 'A', program: 'A', coach: 'A', place: 'A' };
  const sent = rendered({ ...usual, message }).filter(({ state }) => /^(Message|Contact)/.test(state));
  expect(sent).toHaveLength(4);
  for (const { text, html } of sent) {
    expect(text).toContain('One\n\nTwo\n<b>three</b>');
    expect(html).toContain('One<br/><br/>Two<br/>&lt;b&gt;three&lt;/b&gt;');
  }
});

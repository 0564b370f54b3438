// @vitest-environment jsdom
import { hostileTexts } from '@detroit-well/reference-texts/hostile-texts';
import { expect, it } from 'vitest';
import { cleanHtml } from '../src/waiver/clean-html.ts';

/** What could act in a piece of HTML, as the browser parses it. */
function acting(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|style|iframe|object|embed|base|meta|link|form|template|math|marquee)$/i.test(
      element.tagName,
    )
      ? [element.tagName]
      : []),
    ...[...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value),
      )
      .map(({ name }) => `${element.tagName} ${name}`),
  ]);
}

it('finds what acts in the texts as they are (positive control)', () => {
  expect(acting(hostileTexts.join('\n')).length).toBeGreaterThan(100);
});

it.each(hostileTexts)('the text of a waiver is inert: %s', (text) => {
  expect(acting(cleanHtml(`<p>before</p>${text}<p>after</p>`))).toEqual([]);
});

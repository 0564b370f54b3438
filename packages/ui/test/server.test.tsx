// @vitest-environment node
import { runInNewContext } from 'node:vm';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../src/components/site-header/site-header.examples.tsx';
import { themeScript } from '../src/theme.ts';

const files = import.meta.glob<Record<string, unknown>>('../src/**/*.examples.tsx', { eager: true });
const examples = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
    .map(([name, Example]) => ({ name: `${/([^/]+)\.examples/.exec(file)?.[1]}: ${name}`, Example })),
);

/** The browser renders countdowns, because the server's clock may differ from the browser's. */
const emptyExamples = ['seat-meter: UnlimitedDrawsNothing', 'rate-wait: ByItself', 'rate-wait: ByAPress'];

describe('server-rendered HTML', () => {
  it.each(examples)('$name renders without a DOM', ({ name, Example }) => {
    const html = renderToString(<Example />);
    expect(html === '').toBe(emptyExamples.includes(name));
  });

  it('has a menu that opens and closes by URL alone', () => {
    const html = renderToString(<Visitor />);
    expect(html).toMatch(/<a[^>]* href="#menu"/);
    expect(html).toMatch(/<dialog[^>]* id="menu"/);
    expect(html).toMatch(
      /<a[^>]* href="#top"[^>]* aria-label="Close menu"|<a[^>]* aria-label="Close menu"[^>]* href="#top"/,
    );
    expect(html).toMatch(/<header[^>]* id="top"/);
  });
});

describe('the theme script', () => {
  const run = (stored: string | null, dark: boolean, storage = true, cookie = '') => {
    const documentElement = { dataset: { theme: 'unset' } };
    const localStorage = {
      getItem: () => {
        if (!storage) throw new Error('denied');
        return stored;
      },
    };
    const matchMedia = () => ({ matches: dark });
    runInNewContext(themeScript, { document: { documentElement, cookie }, localStorage, matchMedia });
    return documentElement.dataset.theme;
  };

  it.each([
    ['dark', false, true, 'dark'],
    ['light', true, true, 'light'],
    [null, true, true, 'dark'],
    [null, false, true, 'light'],
    ['purple', false, true, 'light'],
    ['dark', false, false, 'light'],
  ] as const)('stored %s, device dark %s, storage allowed %s: %s', (stored, dark, storage, theme) => {
    expect(run(stored, dark, storage)).toBe(theme);
  });

  it.each([
    ['a=b; theme=dark', 'light', false, 'dark'],
    ['theme=light', 'dark', true, 'light'],
    ['theme=system', 'dark', false, 'light'],
    ['mytheme=dark', null, false, 'light'],
  ] as const)('cookie %s, stored %s, device dark %s: %s', (cookie, stored, dark, theme) => {
    expect(run(stored, dark, true, cookie)).toBe(theme);
  });
});

import { render } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';

/** Every export of an examples file that is a component, by its file and name. */
const files = import.meta.glob<Record<string, unknown>>('../src/**/*.examples.tsx', { eager: true });

const examples = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
    .map(([name, Example]) => ({ name: `${/([^/]+)\.examples/.exec(file)?.[1]}: ${name}`, Example })),
);

// Contrast needs layout, which jsdom has not; the pairs are computed in tokens.test.ts.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

describe.each(['light', 'dark'])('every example in the %s theme', (theme) => {
  it.each(examples)('$name has nothing for axe to find', async ({ Example }) => {
    document.documentElement.lang = 'en';
    document.documentElement.dataset.theme = theme;
    render(
      <StrictMode>
        <Example />
      </StrictMode>,
    );
    const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
    expect(
      violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' ')}`),
    ).toEqual([]);
  });
});

it('has an axe that finds a fault when there is one', async () => {
  render(<input />);
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  expect(violations.map((found) => found.id)).toContain('label');
});

it('has examples for every component and pattern', () => {
  const rooms = Object.keys(import.meta.glob('../src/{components,patterns}/*/*.css')).map((path) =>
    path.split('/').slice(2, 4).join('/'),
  );
  const shown = new Set(Object.keys(files).map((path) => path.split('/').slice(2, 4).join('/')));
  // Shown by the examples of what they serve.
  const within = [
    'components/field',
    'components/text-area',
    'components/select-field',
    'components/visually-hidden',
  ];
  expect(rooms.filter((room) => !shown.has(room) && !within.includes(room))).toEqual([]);
});

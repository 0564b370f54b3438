import { render } from '@testing-library/react';
import axe from 'axe-core';
import { StrictMode } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';

/** Every exported component of the examples files, keyed by file and name. */
const files = import.meta.glob<Record<string, unknown>>('../src/**/*.examples.tsx', { eager: true });

const examples = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
    .map(([name, Example]) => ({ name: `${/([^/]+)\.examples/.exec(file)?.[1]}: ${name}`, Example })),
);

// Contrast needs layout, which jsdom lacks. tokens.test.ts computes it for all color pairs.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };

describe.each(['light', 'dark'])('every example in the %s theme', (theme) => {
  it.each(examples)('$name has no axe violations', async ({ Example }) => {
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

it('axe reports a violation (positive control)', async () => {
  render(<input />);
  const { violations } = await axe.run(document.body, { rules, resultTypes: ['violations'] });
  expect(violations.map((found) => found.id)).toContain('label');
});

it('every component and pattern has examples', () => {
  const folders = Object.keys(import.meta.glob('../src/{components,patterns}/*/*.css')).map((path) =>
    path.split('/').slice(2, 4).join('/'),
  );
  const shown = new Set(Object.keys(files).map((path) => path.split('/').slice(2, 4).join('/')));
  // It appears in the examples of the fields that use it.
  const within = 'components/field';
  expect(folders.filter((folder) => !shown.has(folder) && folder !== within)).toEqual([]);
});

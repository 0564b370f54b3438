import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listedValues } from './prop-values.ts';

type Props = Readonly<Record<string, unknown>>;

/** Every props object that an example gave to a component, by the name of the component. */
const given = vi.hoisted(() => new Map<string, Props[]>());

vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<{ jsxDEV: (type: unknown, props: Props, ...rest: unknown[]) => unknown }>();
  return {
    ...runtime,
    jsxDEV: (type: unknown, props: Props, ...rest: unknown[]) => {
      if (typeof type === 'function') given.set(type.name, [...(given.get(type.name) ?? []), props]);
      return runtime.jsxDEV(type, props, ...rest);
    },
  };
});

const source = join(import.meta.dirname, '../src');
const files = import.meta.glob<Record<string, unknown>>('../src/**/*.examples.tsx', { eager: true });
const styles = Object.keys(import.meta.glob('../src/{components,patterns,form}/**/*.css')).map((path) =>
  path.slice('../src/'.length),
);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The markup of every example, by the folder of its file. */
const markup = new Map<string, string[]>();

beforeAll(() => {
  for (const [path, exported] of Object.entries(files)) {
    const folder = folderOf(path.slice('../src/'.length));
    for (const Example of Object.values(exported)) {
      if (typeof Example !== 'function') continue;
      const Shown = Example as ComponentType;
      const { container } = render(<Shown />);
      markup.set(folder, [...(markup.get(folder) ?? []), container.innerHTML]);
      cleanup();
    }
  }
});
afterAll(() => vi.doUnmock('react/jsx-dev-runtime'));

/** Style sheets whose states other examples show. */
const shownBy: Readonly<Record<string, string>> = {
  'components/field': 'components/text-field',
  'components/text-field': 'components/password-field',
};

/** States that only a user or a scroll position causes. */
const byUser = ['flash.css [data-paused]'];

/** `[data-tone='ok']`, `[aria-current]` and `:disabled`, wherever a rule of the file has them. Themes are no states. */
const statesOf = (css: string): string[] => [
  ...new Set(css.match(/\[(?:data-(?!theme)|aria-)[^\]]+\]|:(?:disabled|checked)\b/g)),
];

const isShown = (folder: string, selector: string): boolean =>
  [folder, shownBy[folder] ?? folder]
    .flatMap((one) => markup.get(one) ?? [])
    .some((html) => {
      const page = document.createElement('div');
      page.innerHTML = html;
      return page.querySelector(selector) !== null;
    });

describe('every state in the style sheet of a component appears in its examples', () => {
  it.each(styles)('%s', (path) => {
    const css = readFileSync(join(source, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const name = path.slice(path.lastIndexOf('/') + 1);
    const missing = statesOf(css).filter(
      (state) => !byUser.includes(`${name} ${state}`) && !isShown(folderOf(path), state),
    );
    expect(missing).toEqual([]);
  });
});

/** The values at a path of the props; `*` is every item of a list. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : [];
  return valuesAt((value as Props)[key], rest);
}

/** Values that look like others: another level of a heading has the same style, and a closed layer shows nothing. */
const invisible = /\bheadingLevel |\bopen false$/;

it('every listed value of a prop appears in an example', () => {
  const seen = new Map<string, Set<unknown>>();
  const wanted = new Map<string, readonly (string | number | boolean)[]>();
  for (const [component, listed] of listedValues) {
    for (const { declaration, path, values, fallback } of listed) {
      wanted.set(declaration, values);
      const shown = seen.get(declaration) ?? new Set();
      seen.set(declaration, shown);
      for (const props of given.get(component) ?? [])
        for (const value of valuesAt(props, path)) shown.add(value ?? fallback);
    }
  }
  const missing = [...wanted].flatMap(([declaration, values]) =>
    values.filter((value) => !seen.get(declaration)?.has(value)).map((value) => `${declaration} ${value}`),
  );
  expect(missing.filter((one) => !invisible.test(one))).toEqual([]);
});

describe('positive controls', () => {
  it('finds a state that no example shows', () => {
    expect(isShown('components/status', "[data-tone='hot']")).toBe(true);
    expect(isShown('components/status', "[data-tone='unknown']")).toBe(false);
  });

  it('reads the values of props from their types', () => {
    const variants = listedValues.get('Button')?.find(({ path }) => path.join('.') === 'variant');
    expect(variants).toMatchObject({
      values: expect.arrayContaining(['signal', 'ink', 'line', 'quiet', 'danger']),
      fallback: 'ink',
    });
    const tones = listedValues.get('PriceBox')?.find(({ path }) => path.join('.') === 'seats.tone');
    expect(tones?.values).toEqual(expect.arrayContaining(['open', 'hot', 'full']));
  });
});

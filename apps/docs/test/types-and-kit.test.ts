import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../src/kit/component-props.ts';
import { kitPages } from '../src/kit/kit-pages.ts';
import { declarationsOf } from '../src/types/declarations.ts';
import { clientEntries, exportsOf } from '../src/types/program.ts';
import { typePages } from '../src/types/type-pages.ts';

describe('the pages of types', () => {
  it('have every export of the entries that programs import most', () => {
    const shown = new Set(typePages.flatMap((page) => declarationsOf(page)).map(({ name }) => name));
    const exported = [
      '.',
      './errors',
      './session',
      './session-node',
      './strict',
      './testing',
      './testing-msw',
    ].flatMap((entry) => [...exportsOf(clientEntries.get(entry)!).keys()]);
    expect([...new Set(exported)].filter((name) => !shown.has(name))).toEqual([]);
  });

  it('describe the options of a client with their docstrings', () => {
    const options = typePages
      .flatMap((page) => declarationsOf(page))
      .find(({ name }) => name === 'ClientOptions');
    const baseUrl = options?.members.find(({ name }) => name === 'baseUrl');
    expect(baseUrl).toMatchObject({ type: 'string', isRequired: true });
    expect(baseUrl?.text).toContain('base path');
    expect(options?.members.map(({ name }) => name)).toContain('session');
  });
});

describe('the pages of the kit', () => {
  it('have one address each and the source of every example', () => {
    const slugs = kitPages.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const without = kitPages.flatMap(({ slug, examples }) =>
      examples.filter(({ source }) => source.trim() === '').map(({ name }) => `${slug} ${name}`),
    );
    expect(without).toEqual([]);
  });

  it('say what to do, what to avoid and how assistive technology reads each component', () => {
    const undocumented = kitPages.flatMap(({ slug, file }) => {
      const path = join(process.cwd(), '../../packages/ui/src', file);
      if (!existsSync(path)) return [];
      const components = componentsOf(path);
      const has = (key: 'advice' | 'warnings' | 'accessibility') =>
        components.some((one) => one[key].length > 0);
      return has('advice') && has('warnings') && has('accessibility') ? [] : slug;
    });
    expect(undocumented).toEqual([]);
  });

  it('read props, defaults and native elements from the types', () => {
    const file = join(process.cwd(), '../../packages/ui/src/components/button/button.tsx');
    expect(readFileSync(file, 'utf8')).toContain('export function Button');
    const button = componentsOf(file).find(({ name }) => name === 'Button');
    expect(button?.native).toBe('button');
    expect(button?.props.find(({ name }) => name === 'variant')).toMatchObject({
      type: "'signal' | 'ink' | 'line' | 'quiet' | 'danger'",
      defaultValue: "'ink'",
      isRequired: false,
    });
  });
});

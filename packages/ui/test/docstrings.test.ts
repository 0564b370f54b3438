import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** The components and patterns that the Storybook shows. */
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.examples.tsx'))
  .map((path) => path.replace('.examples.tsx', '.tsx'))
  .filter((path) => existsSync(join(source, path)));

it.each(components)('%s says what to do, what to avoid and how assistive technology reads it', (path) => {
  const text = readFileSync(join(source, path), 'utf8');
  for (const tag of ['do', 'dont', 'accessibility']) expect(text).toMatch(new RegExp(` \\* @${tag} \\S`));
});
